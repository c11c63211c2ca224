/** Common given names that tell girl from boy in an English story; what is given to both is left out. Own choice, folded to a–z. */
const words = (list: string) => new Set(list.trim().split(/\s+/))

export const GIRLS = words(`
  aanya abena abigail ada adanna adela adele adriana agata agatha agnes agnieszka ailsa aisha akua alena alessia alexandra alice alicia alicja aliya
  alma alzbeta alzbetka amalia amara amelia amelie amina amira amy anais ananya anastasia anastasiia anastasija anastazia anaya andrejka aneska aneta
  anetka angela angharad ania anicka aniko anka anna annabel annabella annabelle anne annelie annie annika anouk anoushka antonia antonina anushka
  aoife april arabella aria ariana arianna arya asha asia astrid audrey aurora ava ayesha ayla aysha azra babsi barbara barbora barborka basia beata
  beatrice becca becky bella bernadette beth bethany betka betty bety bianca blanka boglarka bonnie bozena bridget brigitte bronwyn camila camilla
  camille carla carmela carmen carol caroline catherine catriona cecilia celia cerys charlotte chiara chioma chloe ciara claire clara claudia clemence
  constance cora csenge dagmar dagmara daisy daniela danielka daphne darina daryna deborah deepa defne delia delilah denisa diana diya dominika dora
  dorothy dorotka ece edith efua eilidh ela elara eleanor elena elif elin elina elisabeth eliska eliza elizabeth elka ella ellen ellie elsa elsie ely
  ema emese emilia emilie emily emka emma emmi emmy eniko erica erika erin esme estelle ester esther eszter eva evelyn evicka evie evka faith fatima
  fenja ffion fiona fleur flora florence francesca freja freya frieda gabika gabriela genevieve georgia georgina gigi ginevra ginny giulia gloria
  gosia grace grainne greta gudrun gwen gwendolyn gwyneth hailey halina hana hanako hania hanicka hanna hannah hannelore harriet haylee hayley hazel
  heather hedvig hedy heidi helen helena helenka henrieta hermione hester holly hope huda ida iga ildiko ilona imani imogen indira ines inez ingrid
  iona irena irene iris iryna isabel isabella isabelle isha isla isolde ivana iveta ivka ivy izabela jade jamila jana jane janina janka jarmila
  jasmine jeanette jemima jennifer jenny jessica joan joanna johanna jolana jorja josephine josie joyce judit judith julia juliana julie juliet julka
  kamila karin karina karolina kasia katarina kate kateryna katherine kathleen katie katka katy kavya kayla keira khadija kiara kiera kika kinga
  kirsten kirsty kitty klara klarka klaudia kristina kylie kyra laila lakshmi lara larisa laura lauren layla lea leah leela leila lena lenicka lenka
  liesl lila lili lilian liliana lilka lilla lilli lillian lilly lily lina linda linnea lisa livia lizzie lizzy lola lori lorna lotta lotte lottie
  louane louisa louise lowri lubica lucia lucinda lucka lucy ludmila luisa lujza luna lydia lyra mabel maddie madeleine madeline madison maeve magda
  magdalena maggie maia mairi maja majka makena mali malika manon margaret margarita margot maria marianna marie mariia marina marisol marketa marlene
  marta martha martina mary maryam marysia mathilda mathilde matilda matylda maud maxine maya meera mei melanie melissa mercedes merle meryem mia
  michaela michelle mila milena millicent millie mimi mirela miriam mirka miroslava moira molly mona monika morag myra nadia nadine nancy naomi
  natalia natalie natalka natalya natasha nela nele nelka nell nellie nelly nely ngozi nia niamh nicole nikoleta nikolka nila nina noemi noga nora
  norah nova oceane oksana ola olena olga olivia olivie oliwia ophelia orla otilia paige pamela pandora patricia patty paula paulina pavlina peggy
  penelope penny petra petronela phoebe pia piper pippa pippi pola polina polly poppy priscilla priya rachel radka ramona raya rebecca rebeka reka
  renata rhiannon riya romana romy rosa rosalia rosalie rosalind rosanna rose rosie roxanne roza ruby runa ruth saanvi sabina sadie safa saffron
  sakina sakura sally salma samantha sandra saoirse sara sarah sarka savannah scarlett selena seren shakira shanti sheila shira shreya sienna signe
  sigrid silvia simona simonka siobhan skyla slavka sofi sofia sofie sofiia sofka sona sonia sophia sophie soraya stanislava stasia stefania stela
  stella sunita susan susanna svetlana sylvia szonja talia tamar tamara tamarka tanya tara tatiana teresa tereza terezka tess tessa thandi thea
  theodora tia tilly timea tina trudy uma una unity ursula valentina valeria vanda vanesa vaneska vanessa vera verona veronica veronika vica vicka
  vicky victoria viki viktoria viktorka viky viola violet vira virginia vivian vivien wendy wiktoria willow wilma winnie xenia yara yasmin yasmine
  ylva yulia yuliia yuna yvette yvonne zahra zainab zara zaria zdenka zelda zeynep zlata zoe zofia zofinka zofka zoja zora zosia zsofi zsofia zuzana
  zuzanka zuzanna zuzi zuzicka zuzka zyta
`)

export const BOYS = words(`
  aarav aaron abdul abdullah achim adam adamko aditya adko adrian ahmed aiden ajay akash alan albert albie aldo alejandro alessandro alexander alexko
  alfie alfred alistair ambroz amir anders andrei andrej andres andrew andriy angus anil antek anthony antoine anton antoni antonio archie ari arjun
  arlo armand arnold aron arron artem arthur artur arun asher attila august augustin avi axel balazs balint barnaby barney barry bartek bartholomew
  bartolomej bartosz bastian ben bence benedict benjamin benko benny bernard bertie bilal bill billy bjorn blazej bob bobby bodhi bohdan bohumil bohus
  boris brad bradley brandon branislav brayden brendan brett brian bruce bruno bryan caleb callum camillo carl carlos carter cedric chad charles chidi
  christian christopher cian clarence clark clive cody colin colm conan connor conor cormac craig csaba curtis cyril dalibor damian damon daniel danko
  dano danylo dario darius darren dave david davide davidko dean declan denis dennis denny derek derrick dev dexter dezider diego dieter digby dillon
  dmitri dmitry dmytro dodo dominik dominiko don donald doug dougal douglas duc dudley duncan duro dusan dwayne dylan eamon edd eddie edgar edko
  edmund edo eduard edward edwin eli elias elijah elliot elliott ellis emanuel emeka emil emilko emre enzo eoin eric erik ernest erwan ethan etienne
  euan eugen evan evander ewan ezekiel farid felipe felix ferdinand ferenc fergus feri ferino ferko fernando filip filipko filko finlay finn finnegan
  fionn fitz flynn francesco francis franek frank frantisek fred freddie freddy frederick fredrik fritz gabko gabo gabor gabriel gareth garrett gary
  gavin geoffrey george geraint gerald gerard gergo gianluca gideon gilbert giles gilles giovanni giulio giuseppe glenn gordon graham grant grayson
  greg gregor gregory grzegorz guillaume gunnar gus gustav guy hakim hamid hamish hamza hans harold harry haruto harvey hassan hector henri henrich
  henrik henry herbert herman hiroshi horace howard hubert hugh hugko hugo humphrey hunter husain hussein iain ian ibrahim idris ieuan ignac igor
  imran imre isaac isaiah ishaan ismail istvan ivan ivanko ivo iwan jabari jack jackson jacob jake jakub jakubko jamal james jan janik janko jared
  jarek jaroslav jarvis jason jasper javier jaxon jayden jed jeff jeffrey jens jeremiah jeremy jerome jethro jim jimmy joachim joao joe joel john
  johnny jonah jonas jonathan jonty jose josef joseph josh joshua jozef jozko juan judah jude julian julius juraj jurgen jurko juro justin kabir
  kacper kajo kamil karim karlo karol karolko keegan keith ken kenji kenneth kenny kerem kevin khalid kieran klaus klement kofi konrad konstantin
  kristian kristianko kristof krystof krzysztof kubko kubo kurt kwame kwesi kyle lachlan lacko laco ladislav ladko lance lars laszlo laurence lawrence
  leif lennox lenny leo leon leonard leonardo leopold leroy lester levente levi levko lewis liam lincoln lorcan lorenzo louis lubomir lubos ludovit
  luigi luis luka lukas lukasek lukasko luke lutz magnus maksym malachi malcolm malik manfred manuel marcel marcus marek marian mario mark marko
  markus maros maroska marosko martin martinko marvin mason mate matej matejko mateo mateus mateusz mathew mathias mathis matko matt matteo matthew
  matthias matus matusko matvej maurice maxence maxim maximilian mehmet michael michal miguel mihai mikael mike mikhail mikulas milan milanko miles
  milos miloslav minh mirko miro miroslav misko mitchell mohamed mohammad mohammed mojmir monty moritz morris moses muhammad mustafa mykola nathan
  nathaniel ned neil nelson niall nicholas nick nico nicolas nigel nikolai nils noah nolan norbert odin oisin olaf oldrich oleg oleh olek oleksandr
  oliver oliverko olivero ollie olly omar ondrej ondrik orlando orson oscar oskar osman oswald otis otto owen ozan pablo padraig palko palo panos
  paolo patko patrick patrik paul pavel pavol pawel paxton pedro pepe percy perry pete peter petko peto petrik philip philippe phineas pierce pierre
  piotr przemek quentin quincy radko rado radoslav radovan raf rafael rafe rahul raj rajesh ralf ralph ralphie ramon randy raphael rastislav rasto
  ravi ray rayan raymond reggie reginald remo rex rhys ricardo richard rico ridley riky risko rob robbie robert robko robo rocco rocky roderick rodney
  rodrigo roger rohan roland roman romanko romeo ron ronald ronan ronny ross rowland roy rudi rudko rudolf rudy rufus rupert russell ryan saif salim
  salvador samir samko samuel samuelko sanjay santiago scott seamus sean sebastian sebinko sebko sergei sergio seth shane shaun silas silvester simon
  simonko sipho sivert slavomir soren spike stanislav stanko stanley stas stefan stefano sten stephen steve steven stevko stewart stig stuart sven
  svetozar szymon tadeas tadeusz taha takeshi tamas taras tariq tarun ted teddy teo teodor terence thabo theo theodore thiago thomas tiago tibi tibor
  tim timon timotej timothy tobi tobias tobiasko toby todd tom tomas tomasko tomik tomino tomko tommaso tommy tony torsten travis trent trevor tristan
  troy tuan tudor tyler tymek tyrone ulrich uros valentin valter vasil vaughan vavrinec vendelin victor vihaan vijay vikram viktor viliam viliamko
  vilko vince vincent vincenzo vit vito vladimir vladislav vojtech vojtik vojto vratko walt walter wayne wenceslas werner wilbur wilf wilfred wilhelm
  will willem william winston wojciech wojtek wyatt xaver xavier yaroslav yosef yousef youssef yusuf zac zach zachary zack zain zayd zayn zdenko zeke
  zigmund zoltan zsolt zygmunt
`)

/** Given to girls and boys alike, or one in English and the other elsewhere: never guessed. */
export const EITHER = words(`
  alex alexis ali andrea anh ariel ashley aspen aubrey avery bailey blair blake cameron casey charlie chen chris dakota dale dana dani darcy denver
  drew eden elia elis elisha emerson emery ezra finley frankie gabi georgie harley harper hayden hong indigo jackie jaime jamie jean jess jesse jessie
  jo jody jona jordan joss jules jun kai kelly kerry kim kit kris lan lane lee leslie lin ling linh logan lou luca mackenzie marley marlow max mica
  micah michele mika ming misa misha morgan nat nicola niki nikita nikola nima noa noor nour paris parker pat peta phoenix quinn reagan reese remy
  rene riley river robin ronnie rory rowan rumi sacha sage sam sami sandy sasa sascha sasha shannon shiloh sidney skye skylar spencer stacy stevie
  storm sunny sydney taylor teddie terry tien toni tracy true tunde val vanja wei wren wynn yuki yun zuri
`)
