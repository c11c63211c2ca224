/** Common given names that tell girl from boy in an English story; what is given to both is left out. Own choice, folded to a–z. */
const words = (list: string) => new Set(list.trim().split(/\s+/))

export const GIRLS = words(`
  abigail ada adela adele agatha agnes alena alexandra alice alicia alma alzbeta amalia amelia amelie amy anastasia andrejka aneta angela anicka
  anna annabel annabelle anne annie antonia april arabella astrid audrey aurora ava barbara barbora beata beatrice bella bianca blanka bozena
  bridget brigitte camilla carla carmen carol caroline catherine cecilia celia charlotte chloe clara claire claudia cora dagmar dagmara daisy
  daniela daphne darina deborah delia denisa diana dominika dora dorothy edith ela elena eleanor elisabeth eliska eliza elizabeth ella ellen
  ellie elsa elsie ema emilia emily emma erica erika erin esme estelle ester esther eva evelyn evie faith fiona flora florence freya gabriela
  georgia georgina gloria grace greta hana hannah harriet hazel heather heidi helen helena henrieta holly hope ida imogen ingrid irena irene iris
  isabel isabella isabelle isla ivana iveta ivy izabela jana jane janka jarmila jasmine jenny jennifer jessica joanna jolana josephine judith
  julia juliana julie juliet kamila karin karolina katarina kate katherine kathleen katka katie klara klaudia kristina lara larisa laura lauren
  lea leah leila lena lenka lila lilian lily liliana linda lisa livia lola lottie louise lubica lucia lucy lujza luna lydia mabel madison magdalena
  maggie maia maja margaret maria marianna marie marina marketa marta martha martina mary matilda maya melanie melissa mia michaela michelle mila
  milena millie miriam miroslava molly monika nadia nancy naomi natalia natalie natasha nela nell nellie nicole nina nora norah olga olivia
  ophelia oliwia otilia pamela patricia paula paulina pavlina penelope petra petronela phoebe poppy priscilla rachel radka rebecca rebeka renata
  rosa rosalie rosalind rose rosie ruby ruth sabina sally samantha sandra sara sarah scarlett selena silvia simona slavka sofia sonia sophia
  sophie stanislava stela stella stefania susan susanna sylvia tamara tatiana tess tessa tereza teresa terezka tina thea theodora tilly uma ursula valentina
  valeria vanda vanesa vanessa vera verona veronica veronika victoria viktoria viola violet virginia vivian vivien willow wendy xenia yvonne
  zara zdenka zelda zlata zofia zoe zoja zora zuzana zuzka zuzanka
`)

export const BOYS = words(`
  aaron adam adrian alan albert aldo alexander alfie alfred ambroz andrej andrew anthony anton antonio archie arnold arthur artur augustin barnaby
  bartholomew bartolomej ben benedict benjamin benny bernard bill billy blazej bohumil bohus boris branislav brian bruno callum carl carlos
  cedric charles christian christopher cyril damian daniel danko dano dario david dalibor denis dennis derek dezider dominik donald dusan eduard
  edgar edmund edward eli elias elliot emanuel emil eric erik ernest ethan eugen evan felix ferdinand filip finn francis frank frantisek fred
  freddie frederick gabriel gary gavin george gerald gilbert gregor gregory gustav hamish harold harry harvey hector henrich henry herbert herman
  horace howard hubert hugh hugo humphrey ian ignac igor isaac ivan ivo jack jacob jakub jakubko james jan janko jaroslav jasper jeremy jeremiah
  jerome jimmy joe joel john johnny jonas jonathan joseph joshua jozef jozko juraj jurko julian julius kamil karol kevin klement konstantin
  kristian kristof krystof kubo ladislav laurence lawrence leo leon leonard leonardo leopold lewis liam lorenzo louis lubos lubomir ludovit
  lukas luke maros marek marian mario marcel marcus mark marko martin martinko mathias matej matejko mathew matthew matus maxim maximilian michael
  michal mikulas milan miles milos miro miroslav misko mojmir nathan nathaniel neil nicholas nigel noah norbert oldrich oliver ollie ondrej ondrik
  oscar oskar otto owen pablo patrick patrik paul pavel pavol pedro peter petrik philip radoslav radovan rastislav ralph raymond reginald rene
  richard robert roderick rodney roger roland roman ronald rudolf rufus rupert samko samuel sebastian seth silvester simon sivert slavomir
  stanislav stanley stefan stephen steven stuart sven svetozar tadeas tadeusz theo theodore thomas tibor tim timon timothy timotej tobias
  tom tomas tomasko tommy toby valentin valter vavrinec vendelin viktor victor viliam vincent vit vladimir vladislav vojtech walter wilfred
  william xaver zachary zdenko zigmund
`)

/** Given to girls and boys alike, or one in English and the other elsewhere: never guessed. */
export const EITHER = words(`
  alex alexis andrea ariel ashley aubrey avery bailey blair cameron casey charlie chris dakota dana dani drew eden elia elisha emery emerson
  ezra finley frankie gabi hayden jackie jamie jean jess jesse jessie jona jordan jules kai kelly kim kit lee leslie logan luca lou luka mackenzie marley max
  mica micah michele mika misa morgan nat nicola niki nikita nikola noa parker pat peta quinn reese remy riley river robin rory rowan sacha sam sandy
  sasa sascha sasha shannon shiloh sidney skye spencer stacy stevie sydney taylor terry toni tracy val vanja wren
`)
