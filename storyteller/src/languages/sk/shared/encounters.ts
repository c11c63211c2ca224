import type { Piece } from '../../../craft/pack.ts'

/** Whom and what they meet on the way, where the theme itself has nobody left: each a small story of its own. */
export const encounters: readonly Piece[] = [
  {
    in: ['land'],
    text: '<Pri plote~Na chodníku~Pod púpavou> [=sedel] slimák a [=tváril] sa dôležito. {„Ponáhľam sa,“ [=povedal] a [=pohol] jedným rožkom.|„Prepáčte, ponáhľam sa,“ [=oznámil] vážne, „o týždeň musím byť pri tamtej <púpave~hruške~bráničke>.“} [Hero] mu [uvoľnil/uvoľňuje] cestu. {|Slimák [=poďakoval] oboma rožkami a ani trochu sa [=neponáhľal].}{||| Za ním [=ostala/ostáva] strieborná čiarka, rovná ako podľa pravítka, a na jej konci malá bodka, kde sa asi [=zastavil] pre istotu premyslieť, či to všetko za to stojí.}',
  },
  {
    in: ['land'],
    text: 'Cez cestu [=prebehla] veverička s orechom. {Orech jej [=vypadol] a [=skotúľal] sa až k topánke.|Orech jej [=vypadol] z labiek, [=skotúľal] sa po kameni a [=zastavil] sa <rovno pri topánke~presne medzi dvoma kalužami~pod lopúchom>.} [Hero] jej ho [podal/podáva] späť. {|Veverička si ho [=schovala] tak dobre, že ho už nikdy nenájde, ale z orecha raz bude strom.}{||| „Raz si pod ním sadneme a budem rozprávať, že som ho tam zabudla naschvál,“ [=volala] ešte z konára a chvostom [=nakreslila] do vzduchu veľkú korunu.}',
  },
  {
    in: ['land'],
    text: 'Na kmeni [=visel] lístok: „Vrátim sa hneď. Ďateľ.“ {V korune už niekto [=ťukal]: ťuk, ťuk, ťuk.|Kto vie, ako dlho trvá ďatľovi hneď, no z koruny už [=bolo] počuť známe <ťuk, ťuk, ťuk~ťuk, prestávka, ťuk>.} [Hero] mu [zaťukal/ťuká] na pozdrav. „Ďalej!“ [=ozvalo/ozýva] sa zhora.{||| Znútra [=bolo] počuť, ako niekto [=skladal] noviny, [=odsúval/odsúva] hrnček a [=vzdychal] tak, ako vzdychajú len majstri tesne pred koncom zmeny.}',
  },
  {
    in: ['land'],
    text: 'V tráve [=hrali] tri kobylky na husličky. {Tretia [=hrala] trochu falošne, ale najradšej.|Dve [=hrali] krásne a tretia <krásne falošne~o dobu neskôr~úplne inú pesničku>, no zo všetkých najradšej.} [Hero] [zatlieskal] všetkým rovnako. {|Tretia kobylka od radosti [=vyskočila] tak vysoko, že [=zabudla], kde je začiatok.}{||| Vraj sa volá Alžbeta a na každej skúške jej ostatné dve hovoria to isté: že falošný tón je iba správny tón, ktorý [=prišiel] na návštevu k susedom.}',
  },
  {
    in: ['land'],
    text: 'Na <lúke~medzi~kraji poľa> [=stál] strašiak v deravom klobúku. {V klobúku [=bývali/bývajú] vrabce a [=mali] sa dobre.|Vrabce sa ho už dávno neboja a v klobúku si [=zriadili/majú] <škôlku~divadlo~jedáleň>.} [Hero] mu [napravil] šál{, aby mu nefúkalo.|, a strašiak [=stál] hneď o kúsok rovnejšie.}{||| Keď [=odchádzali], [=zdalo/zdá] sa, že strašiak za nimi dvíha rukáv, ale to [=mohol] byť celkom dobre aj vietor, ten má tiež rád slušné rozlúčky.}',
  },
  {
    in: ['land'],
    text: 'Na <plochom pníku~kameni~lopúchu> [=sušil] žabiak jednu jedinú ponožku. {„A kde máš druhú?“ [spýtal sa] [hero]. „Druhú mám na nohe,“ [=povedal] žabiak.|„Kde je druhá?“ [spýtal sa] [hero]. „Na nohe,“ [=odvetil/odvetí] žabiak, „perieme sa na striedačku, aby jednej nebolo smutno.“} Nohy má predsa štyri, ale na to sa nikto [=nespýtal/nepýta].',
  },
  {
    in: ['land'],
    text: 'Oproti [=išli] dve husi a [=niesli] medzi sebou <hrniec~kôš hrušiek~kolísku>. {„Kto drží, ten nekýva,“ [=povedala] prvá hus.|„Kýval by som, ale držím,“ [=povedal/hovorí] zadný koniec, teda druhá hus, ktorú [=nebolo] spoza nákladu vidieť.} [Hero] im [otvoril] bráničku a zase ju [zavrel]. {|„To sú spôsoby,“ [=gágalo/gága] sa potom ešte dlho a veľmi pochvalne.}',
  },
  {
    in: ['land'],
    text: 'Na medzi [=sedel] pastier Vendelín a [=učil] barana počítať. {„Jeden,“ [=povedal] baran, lebo [=videl] iba seba.|„Koľko nás je?“ [=pýtal] sa ho. Baran sa [=obzrel], poctivo si [=prezrel] celé stádo a [=povedal]: „Ja a ešte pár.“} [Hero] [povedal], že je to správne, {a baran sa [=potešil].|a naozaj, ani jedna ovca sa [=nesťažovala/nesťažuje].}',
  },
  {
    in: ['land', 'water'],
    text: 'Na brehu malej mláky [=sedel] rybár s udicou bez háčika. {„Takto nikoho nevyruším,“ [=povedal] a [=usmial] sa.|„S háčikom ryby nechcú,“ [=vysvetlil], „a bez neho aspoň prídu na kus reči.“} Vo vode pri šnúre [=stál] <kapor~pstruh~starý sumec> a [=pokyvoval/pokyvuje] hlavou. [Hero] im [zaželal] pekný večer{.|, jednému nad vodou a druhému do vody.}',
  },
  {
    in: ['water'],
    text: 'Na hladine [=plával] <dubový~lipový~bukový> lístok a na ňom mravec kapitán. {„Ahoj, kde je tu sever?“ [=volal] mravec.|„Ahoj, vy tam!“ [=kričal]. „Ktorým smerom je tu sever?“} [Hero] mu to [ukázal] prstom. {Mravec [=zasalutoval] a [=plával] ďalej.|Mravec [=zasalutoval] všetkými nohami naraz, a preto sa na chvíľu [=posadil].}{||| Na palube [=viezol] tri zrnká maku, ktoré [=mali] ešte do večera doraziť k sesternici na druhý breh, lebo tá upiecť vie, len nemá z čoho.}',
  },
  {
    in: ['water'],
    text: 'Vedľa [=vyskočila] z vody ryba. {Čľup, a potom ešte raz, lebo sa jej to [=páčilo/páči].|Chvíľu [=visela] vo vzduchu a [=uvažovala/uvažuje], či sa jej tam páči.} „Voda je lepšia,“ [=povedala] bublinkami. [Hero] [prikývol], že to je dobre vedieť.{||| Potom vraj vyskočila ešte dvakrát, iba aby si to overila, lebo vo vážnych veciach je lepšie nespoliehať sa na prvý dojem, ani keď je taký mokrý a trblietavý.}',
  },
  {
    in: ['water'],
    text: 'Po kameni [=kráčal] krab, bokom a stále bokom. {„Kam ideš?“ [spýtal sa] [hero]. „Rovno,“ [=odvetil/odvetí] krab.|„Kam máte namierené?“ [spýtal sa] [hero]. „Predsa rovno za nosom,“ [=odvetil/odvetí] krab, „len nos mám z tejto strany.“} Tak mu [=popriali/prajú] šťastnú cestu <doľava~bokom~tým smerom, čo má rád>.{||| [=Rozlúčili] sa srdečne, každý na inú stranu, a ešte dlho [=bolo] vidieť, ako sa krab sústredene vzďaľuje smerom, ktorý sám považuje za dopredu.}',
  },
  {
    in: ['water'],
    text: 'Na vlnke sa [=hojdala/hojdá] fľaša a v nej list. {[=Bolo] v ňom iba jedno slovo: ahoj!|[=Bolo] v ňom krasopisom napísané iba: <„Ahoj. Ako sa máte? My dobre.“~„Čo varíte? My dnes šošovicu.“~„Prosím, pošlite fľašu späť, je na mlieko.“>} [Hero] [pripísal/pripisuje] na druhú stranu odpoveď a {fľaša [=plávala] domov.|fľaša sa [=vydala/vydáva] nazad, pošta na vode totiž chodí v oboch smeroch.}',
  },
  {
    in: ['water'],
    text: 'Volavka [=stála] na jednej nohe a [=čítala] noviny. {„Čo píšu?“ [spýtal sa] [hero]. „Že bude večer,“ [=povedala] volavka.|„Čo je nové?“ [spýtal sa] [hero]. „Hladina stúpla o prst,“ [=čítala] volavka, „a žaba z tretieho lekna hľadá basistu.“} Stránku [=obrátila] zobákom a nohu [=vymenila/mení] {potichu.|až pri predpovedi počasia.}',
  },
  {
    in: ['water'],
    text: 'Pri samom kraji vody si raky [=otvorili/otvárajú] holičstvo. {[=Strihali] tam trávu aj fúzy sumcom.|Sumec [=sedel] v kresle z mušle, [=mal] okolo krku <lekno~riasu~vreckovku> a [=prosil] len konce.} [Hero] mu [podržal] zrkadielko. {„Pekné,“ [=povedal] sumec.|„Som to ešte vôbec ja?“ [=spýtal sa] sumec opatrne. [=Bol], len o fúz kratší.}',
  },
  {
    in: ['sky'],
    text: 'Okolo [=letela] kačica s malým kufríkom. {„Letím na juh a k sestre,“ [=kvákala/kváka] cestou.|„Na juh?“ [spýtal sa] [hero]. „Na juh, ale najprv k sestre na kávičku,“ [=zakvákala/kváka] kačica.} [=Zostalo/Zostáva] po nej jedno biele pierko. {|[=Točilo] sa vo vzduchu a [=nikam sa neponáhľalo/nikam sa neponáhľa].}{||| „A keby ste išli okolo môjho rybníka,“ [=doletelo/dolieta] k nim ešte z výšky, „pozdravte, prosím, tretie rákosie zľava, veľmi ťažko znáša, keď som preč.“}',
  },
  {
    in: ['sky'],
    text: 'Mráčik pred nimi [=kýchol] a {[=spadli] z neho tri kvapky.|[=spadli] z neho <tri~štyri~dve> kvapky, za ktoré sa [=hanbil/hanbí].} „Na zdravie,“ [povedal] [hero] a mráčik sa celý [=začervenal].{||| Vraj to má po otcovi, ten [=býval/býva] búrkový mrak a [=kýchal] tak, že v troch dedinách [=zatvárali/zatvárajú] okná, hoci doma [=bol] ten najmäkší oblak, akého si vieš predstaviť.}',
  },
  {
    in: ['sky'],
    text: 'Vietor sa [=chcel] hrať. {[=Fúkal/Fúka] raz sem, raz tam a [=smial] sa.|Najprv [=postrapatil/strapatí] vlasy na ľavú stranu, potom na pravú a napokon [=nevedel], čo sa mu páči viac.} [Hero] sa mu [uklonil]. {|Taký kaderník by v meste určite skrachoval, ale tu mu nikto neplatí, tak je spokojný.}{||| Na rozlúčku im ešte [=vyfúkal/vyfukuje] prach z vreciek, [=pridal/pridáva] vôňu čerstvo pokosenej trávy a [=odbehol] hrať sa s niečou vypranou bielizňou.}',
  },
  {
    in: ['sky'],
    text: 'Okolo [=letel] šarkan bez šnúrky. {„Idem sa len pozrieť,“ [=povedal] a [=zamával] chvostom.|„Kto ťa drží?“ [zavolal] [hero]. „Nikto,“ [=odpovedal] šarkan, „ale o siedmej sa vraciam, kým si to všimnú.“} Na chvoste mu [=viali] mašle, jedna <v tvare ryby~z novín~kockovaná>.',
  },
  {
    in: ['sky'],
    text: 'Na kraji obláčika [=sedela] stará pani Páperová a [=vyprašovala/vyprašuje] perinu. {Dolu vraj z toho bude sneh.|„Kde teraz sneží?“ [spýtal sa] [hero]. Pani sa [=naklonila/nakláňa]. „Nad <Čadcou~Oravou~Popradom>,“ [=povedala], „a majú ho tam radi.“} [Hero] jej [podržal] jeden roh a [=triaslo] sa to hneď lepšie.',
  },
  {
    in: ['sky'],
    text: 'Hviezda na okraji [=mala] na krku ceduľku: „Nežiarim, mám prestávku.“ {[Hero] ju [nechal] oddychovať.|„A čo zatiaľ robíte?“ [spýtal sa] [hero]. „<Štrikujem~Pijem čaj~Lúštim krížovku>,“ [=povedala] hviezda, „ale keď sa pozrie niekto zdola, pre slušnosť bliknem.“} O chvíľu naozaj [=blikla/bliká].',
  },
  {
    in: ['sky'],
    text: 'Vysoko hore [=visela] hojdačka a nikto na nej [=nesedel/nesedí]. {[Hero] ju [pohol] a hojdačka sa [=hojdala/hojdá] sama.|Na čom [=visela], to sa [=nedalo/nedá] zistiť, ale povrazy [=končili/končia] niekde v <modrom~veľmi modrom~bielom>.} [Helper] sa [helper:pohojdal/hojdá] dva razy tam a dva razy späť.',
  },
  {
    in: ['sky'],
    text: '[=Stretli/Stretávajú] poštového holuba, ktorý [=niesol] list a [=nevedel], komu. {Na liste [=stálo]: pre toho, kto je milý. [Hero] si list [vzal].|Na obálke [=stálo] iba: „Tomu, kto má pravú topánku <zaviazanú~rozviazanú~mokrú>.“ [Hero] sa [pozrel] dolu a list si [vzal].} [=Bol] v ňom nakreslený úsmev.',
  },
  {
    in: ['indoors'],
    text: 'Pod skriňou [=bývala/býva] myška. {„Potichu, prosím, uspávam syr,“ [=pípla/pípa].|„Potichu, prosím,“ [=pípla/pípa], „práve uspávam <syr~ementál~kôrku>.“} [Hero] [prešiel] okolo po špičkách. {|Syr [=ležal] vo vreckovke ako v perinke a naozaj ani [=nemukol/nemuká].}{||| Na dvierkach jej domčeka [=visela] vizitka a na nej drobným písmom: uspávanie syrov, dozrievanie zaručené, v prípade chrápania zaklopte, prosím, na druhú stenu.}',
  },
  {
    in: ['indoors'],
    text: 'Na stene [=tikali] hodiny s kukučkou. {Kukučka [=spala] a namiesto nej [=vykukol] pavúčik.|Kukučka [=mala] dnes voľno, preto namiesto nej [=vykukol] <pavúčik~chrobáčik~motýľ v okuliaroch> a veľmi slušne [=zakýval].} [Hero] mu [odkýval/odkýva]. {|Potom to [=zopakovali/opakujú], lebo [=bolo] práve dve.}',
  },
  {
    in: ['indoors'],
    text: 'Schody [=vŕzgali] a každý inak. {Keď po nich [hero] [kráčal], [=bola] z toho pesnička.|Každý [=hral] iný tón, a keď sa po nich ide dosť pomaly, je z toho celkom pekná pesnička.} [Hero] na nich [zahral] <krátku pesničku o dvoch tónoch~začiatok Kohútika jarabého~tri tóny a prestávku>.{||| Tretí od konca [=mlčal] z princípu, lebo [=bol] čerstvo opravený, a tak sa v tom mieste pesničky vždy slušne [=čakalo], akoby tam mal prísť potlesk.}',
  },
  {
    in: ['indoors'],
    text: 'V kresle pri stene [=spal] starý dáždnik. {Vo sne sa mu [=snívalo/sníva] o daždi a trochu z neho [=kvapkalo].|Vo sne sa [=otváral] a [=zatváral/zatvára] a [=mrmlal] niečo o <lejakoch~Liptove a búrkach~kalužiach svojej mladosti>.} [Hero] ho [prikryl] novinami. {|„Vďaka,“ [=zašuchotalo/šuchoce] spod nich, „predpoveď dobrá?“}',
  },
  {
    in: ['indoors'],
    text: 'Zo zásuvky [=vykukla/vykúka] vareška a [=hľadala] niečo na miešanie. {[Hero] jej [dal] zamiešať vzduch v hrnčeku.|„Už hodinu nič,“ [=sťažovala] sa, „ani <kaša~krupica~puding>, ani reči.“ [Hero] jej [podržal] prázdny hrnček.} [=Miešala] ho s veľkou láskou{.|, až to [=začínalo/začína] voňať.}',
  },
  {
    in: ['indoors'],
    text: 'Na vešiaku [=viseli] kabáty a [=šepkali] si. {„Kto ma zajtra oblečie?“ [=pýtal] sa ten zelený.|Reč [=bola] o počasí, o <moliach~gombíkoch~tom, čo kto našiel vo vrecku> a o jednej rukavici, ktorá [=utiekla/uteká] s cudzou.} [Hero] všetkým [narovnal] golieriky a [=bolo] ticho.',
  },
  {
    in: ['indoors', 'land'],
    text: 'Na okne [=sedel] kocúr a [=robil], že je váza. {[Hero] mu za ucho [zastrčil/zastrkuje] jeden kvietok.|[=Robil] to dokonale, len vázy zvyčajne <nežmurkajú~nepohybujú chvostom~nepradú>. [Hero] mu pre istotu [zastrčil/zastrkuje] za ucho kvet.} Kocúr sa ani [=nepohol]{.|, umelec totiž nikdy nevypadne z úlohy.}',
  },
  'Na zemi [=ležal] gombík{, modrý a trochu osamelý.|, <modrý~zelený~perleťový>, so štyrmi dierkami a trochu osamelý.} „Komu chýbaš?“ [spýtal sa] [hero] a [položil] ho na viditeľné miesto. Niekto sa poň určite vráti.{||| Osamelé gombíky sa vraj medzi sebou poznajú, posielajú si v noci pozdravy a veria, že na svete je pre každý z nich presne jedna správna dierka.}',
  '„Pozri,“ [helper:šepol] [helper]. Vo vzduchu sa [=niesla] bublina. {[=Bola] dúhová a [=stál] v nej celý svet.|[=Bola] dúhová a v nej [=stál] celý svet, <hore nohami~aj s nimi~maličký a guľatý>.} Puk, a [hero] [dostal/dostáva] na nos jednu kvapku.{| „To bol iba pozdrav,“ [helper:vysvetlil] [helper].}{||| Odkiaľ bublina [=priletela], to sa už nikto [=nedozvedel/nedozvie], no podľa vône mydla sa niekde práve [=kúpal/kúpe] niekto, kto sa vôbec [=neponáhľal] von.}',
  '[=Čakala] tu na nich malá stolička s lístkom. {Na lístku [=stálo]: sadni si, prosím.|Na lístku [=stálo]: <„Pre unavených, aj pre tých, čo sa len tvária.“~„Sadnite si, stoličke je inak smutno.“~„Voľné. Pre každého na tri nádychy.“>} [Hero] si [sadol] a po chvíli aj [helper]. {[=Bolo] to veľmi pohodlné.|Stolička pod nimi [=zavŕzgala] od spokojnosti.}',
  'Okolo [=prešiel] malý, ale dlhý sprievod: {tri chrobáčiky a jeden bubon.|<tri chrobáky s bubnom~štyri lienky s trúbkou z trávy~jedna húsenica, ktorá stačí za celý rad>, a za ním nikto, kto by sa díval.} „Tlieskajte, prosím,“ [=povedal] ten posledný. [Hero] [tlieskal] a [helper] tiež{.|, a to tak, že sprievod sa [=otočil] a [=prešiel] ešte raz.}',
  'Na mieste, kde sa to [=najmenej čakalo/najmenej čaká], [=stál] hrnček a [=parilo/parí] sa z neho. {[=Bol] v ňom čaj a vedľa lístok: napi sa.|Vedľa [=ležal] lístok: „Uvarilo sa mi o jeden viac. <Lipový~Šípkový~Mätový>, s medom.“} [=Vypili/Pijú] po dúšku a hrnček [=nechali] čistý. {|Kto ho uvaril, to sa [=nezistilo/nezisťuje], ale [=chutilo] to ako od starej mamy.}',
  '„Počúvaj,“ [povedal] [hero]. Kdesi blízko niekto potichu [=cvičil/cvičí] na <harmoniku~fujaru~flautu>. {[=Hral] to isté stále dookola, až to [=vyšlo/vyjde].|Tri tóny mu [=išli] a štvrtý sa vždy [=pošmykol/šmýka], no hudobník sa [=nehneval/nehnevá] a [=začínal] odznova.} [=Čakali], kým sa to podarí, a potom [=tlieskali].',
  'Z ničoho nič sa k nim [=pridal/pridáva] malý okrúhly kamienok. {[=Kotúľal] sa za nimi ako psík.|[=Kotúľal] sa za nimi, a keď [=zastali/zastanú], [=zastal/zastane] aj on a [=tváril] sa, že je tu odjakživa.} [Hero] ho [vzal] do ruky. [=Bol] teplý{.|, presne tak ako vec, ktorá chcela, aby ju niekto kúsok odniesol.}',
  'Cestou [=stretli/stretávajú] pána, ktorý [=predával/predáva] ticho v škatuľkách. {„Otvor a počúvaj,“ [=povedal] a jednu im [=dal].|„Lesné, nedeľné, ticho po snežení,“ [=vymenoval/vymenúva], „a toto malé je <po hádke~zo škôlky po obede~spod periny>, to ide na dračku.“} [Hero] [otvoril] viečko a [počúval]. Naozaj tam nič [=nebolo], a aké pekné.',
  'Kúsok odtiaľ [=visela] šnúra a na nej <jedna veľká rukavica~osem malých ponožiek~čísi dlhý červený šál>. {[Hero] to [pripol/pripína] štipcom, aby to neuletelo.|Vietor sa už [=chystal/chystá], že si to požičia. [Hero] [našiel] na kraji štipec a [pripol/pripína] to.} {|„Škoda,“ [=povedal] vietor, ale bez zlosti, lebo má toho doma dosť.}',
]
