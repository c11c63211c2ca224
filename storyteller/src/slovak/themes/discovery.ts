import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const discovery: ThemePack = {
  words: [
    'objav',
    'hľad',
    'lup',
    'skúm',
    'preskúm',
    'prieskum',
    'bádat',
    'stop',
    'zist',
    'zisť',
    'tajom',
    'nájd',
    'nach',
    'naš',
    'zvuk',
    'pátra',
    'otázk',
    'hádank',
  ],
  settings: [
    setting(
      'povala',
      'indoors',
      place('povala starého domu', 'na povale starého domu', 'na povalu starého domu', 'z povaly starého domu'),
      [
        'Na povale starého domu [=vŕzgal/vŕzga] každý schod. {[Hero] tam [prišiel/prichádza] s lupou a s jablkom vo vrecku.|[Hero] tam [vystúpil/vystupuje] s lupou, baterkou a jablkom, lebo na povale sa dá objaviť všetko okrem jablka. [=Stáli/Stoja] tam kufre, klietka bez papagája a kreslo, z ktorého [=trčala/trčí] slama ako z rozospatej hlavy.} [=Voňali/Voňajú] tam {staré knihy a hrušky.|knihy, sušené hrušky a prach, ten starý a dobrý.}',
        'Ťuk, ťuk, [=klopal/klope] dážď na strechu. [Hero] [sedel/sedí] na povale starého domu a {[objavoval/objavuje] starý kufor. Na dne [=ležal/leží] gombík a pohľadnica.|[objavoval/objavuje] kufor po prastarej mame. Na dne [=ležal/leží] jeden gombík, jedna pohľadnica a čosi, o čom sa vie iba toľko, že to má háčik.} Vo vikieri [=spala/spí] mačka{.| a [=tvárila/tvári] sa, že o všetkom vie.}',
      ],
      [
        'Zo škár na povale [=padalo/padá] svetlo. {Prach v ňom pomaly [=tancoval/tancuje] hore a dolu.|Prach v ňom [=tancoval/tancuje] pomaly ako ryby, ktoré sa rozhodli pre vzduch. Kto sa ho dotkne, objaví, že nič neváži.}',
        'Na trámoch [=viseli/visia] bylinky. {[=Voňala/Vonia] mäta, lipa aj stará šalvia.|Mäta, lipa, šalvia a jedna papierová ceduľka s nápisom „neviem“. Prastará mama bola poctivá zberateľka.}',
      ],
      [
        'Schody z povaly [=vŕzgali/vŕzgajú] už len potichu. {Dážď na streche [=šepkal/šepká] svoju pesničku a mačka [=driemala/drieme].|Dážď na streche [=šepkal/šepká], kufre sa pomaly [=zatvárali/zatvárajú] a aj klietka už [=odpočívala/odpočíva].} V izbe [=svietila/svieti] lampa a perina [=bola/je] teplá.',
        'Na povale [=ostalo/ostáva] ticho a mačka. {Dolu v izbe [=svietila/svieti] malá lampa. Vankúš [=bol/je] mäkký a perina teplá.|Prach si [=ľahol/líha] späť na kufre, lupa [=oddychovala/oddychuje] v zásuvke a schod po schode [=bolo/je] teplejšie. Dolu v izbe [=svietila/svieti] lampa a [=čakala/čaká] mäkká, trochu pokrčená posteľ.} Mesiac [=nakukol/nakúka] cez vikier.',
      ],
    ),
    setting(
      'kniznica',
      'indoors',
      place('knižnica na rohu', 'v knižnici na rohu', 'do knižnice na rohu', 'z knižnice na rohu'),
      [
        'V knižnici na rohu [=šepkali/šepkajú] aj hodiny. {[Hero] [sedel/sedí] na koberci a v lone [mal/má] veľkú knihu.|[Hero] [sedel/sedí] na koberci s knihou, ktorú [=bolo/je] treba otvárať vo dvojici, a [hľadal/hľadá] v nej niečo, čo je nové aj pre knihy.} Stránky [=voňali/voňajú] {ako vanilkový koláč.|vanilkou a na strane šesťdesiat [=bola/je] omrvinka, zrejme po bádateľovi s desiatou.}',
        'Knižnica na rohu [=mala/má] dvere s mosadznou kľučkou v tvare lupy. {[Hero] ju [stlačil/stláča] a cvak, všade [=bolo/je] ticho ako v perine.|[Hero] ju [stlačil/stláča] a cvak, svet [=stíchol/stíchne]. Knihy [=stáli/stoja] na policiach chrbtami k ľuďom, ale len preto, že na chrbte majú meno.} Niekde vzadu [=tikali/tikajú] hodiny a [=voňal/vonia] tu čaj.',
      ],
      [
        'Na najvyššej polici [=ležal/leží] glóbus. {Kto na ňom [=zavrel/zavrie] oči a [=pichol/pichne] prstom, ten [=našiel/nájde] nový ostrov.|Kto ho [=roztočil/roztočí] a [=pichol/pichne] prstom, ten čosi objaví. Najčastejšie more, občas fľak od kávy, a ten je tam vraj už od čias Kolumba.}',
        'Rebrík v knižnici [=mal/má] kolieska. {Šušš sem a šušš tam, [=vozil/vozí] sa popri všetkých rozprávkach.|Šušš, sem, šušš, tam, a kto na ňom [=stál/stojí], ten sa [=plavil/plaví] popri rozprávkach až k zemepisu.}',
      ],
      [
        'V knižnici [=zhasínali/zhasínajú] lampy. Knihy si [=ľahli/líhajú]. {Ulica [=bola/je] tichá a lampy [=svietili/svietia]. Doma [=čakala/čaká] mäkká posteľ.|K sebe sa [=pritúlili/túlia], chrbát pri chrbte, a kľučka [=klikla/klikne] celkom mäkko. Ulica [=bola/je] tichá a pod každou lampou [=ležala/leží] teplá minca svetla, jedna po druhej, až k domovu a k posteli.} Nad strechami [=svietil/svieti] mesiac.',
      ],
    ),
    setting(
      'zatoka',
      'water',
      place('Kamienková zátoka', 'v Kamienkovej zátoke', 'do Kamienkovej zátoky', 'z Kamienkovej zátoky'),
      [
        'V Kamienkovej zátoke [=hrkotali/hrkocú] vlnky. {[Hero] [hľadal/hľadá] pekné kamienky. Biely k bielym, zelený k zeleným.|[Hero] [hľadal/hľadá] kamienky do škatuľky: biele k bielym, zelené k zeleným a tie, čo vyzerajú ako syr, zvlášť. Každý tu už tisíc rokov [=ležal/leží] a [=čakal/čaká], kedy ho niekto objaví.} Voda [=voňala/vonia] {chladom a mokrým kameňom.|chladom, kameňom a včerajším dažďom.}',
        '[Hero] [vesloval/vesluje] po Kamienkovej zátoke v malom člne. {Na krku sa [=kývala/kýva] lupa a veslá [=robili/robia] šplech.|Na krku sa [=kývala/kýva] lupa, na kolenách [=ležal/leží] zápisník a na každej prázdnej strane už [=stálo/stojí] hore: Objav číslo jeden. Keby sa to náhodou stalo rýchlo.} Pod člnom [=svietili/svietia] {kamienky ako cukríky.|kamienky ako cukríky v zaváracom pohári.}',
      ],
      [
        'Voda [=bola/je] číra až po dno. {Dolu [=kráčal/kráča] rak, pomaly a celý čas dozadu.|Dolu [=kráčal/kráča] rak, dozadu a s dôstojnosťou bádateľa, ktorý si cestu pamätá odzadu.}',
        'Na brehu [=ležalo/leží] drevo, hladké ako mydlo. {Voda ho [=niesla/nesie] z veľkej diaľky a cestou ho [=umyla/umýva].|Voda ho [=niesla/nesie] kto vie odkiaľ a [=umyla/umýva] ho tak dôkladne, že už nevie, či je stôl, alebo strom.}',
      ],
      [
        'Zátoka [=stíchla/tíchne]. Kamienky [=ležali/ležia] ako v perine. {Vlnky [=šepkali/šepkajú] a [=chodili/chodia] po špičkách. Doma [=čakala/čaká] teplá, mäkká posteľ.|Vlnky [=chodili/chodia] k brehu po špičkách a každý biely kamienok [=pohladil/hladí] po pleci. Škatuľka s objavmi [=bola/je] plná, chodník mäkký a v okne domu [=svietila/svieti] lampa. Posteľ [=bola/je] teplá a suchá.} Na vode [=spal/spí] mesiac.',
      ],
    ),
  ],
  heroes: [
    figure(
      'lupa',
      'bádateľka Lupína',
      [
        'Bádateľka Lupína všetko skúma zblízka. {|Raz skúmala tak zblízka, že objavila vlastný nos, a odvtedy ho má zapísaný v zošite pod číslom jeden.}',
      ],
      ['[Hero] [spal/spí] s lupou na nočnom stolíku.'],
    ),
    figure(
      'kolumb',
      'myšiak Kolumbko',
      [
        'Myšiak Kolumbko objavil už štyri diery v syre. {|Do piatej sa nezmestil, a preto ju na mape vedie ako neprebádanú.}',
      ],
      ['[Hero] [spal/spí] v piatej diere od kraja.'],
    ),
    figure(
      'sovicka',
      'sovička Prečka',
      [
        'Sovička Prečka sa pýta prečo už od vajíčka. {|Vyliahla sa vraj len preto, že chcela vedieť, čo je za tou stenou.}',
      ],
      ['[Hero] [spal/spí] s otáznikom pod krídlom.'],
    ),
  ],
  helpers: [
    figure(
      'zalozka',
      'knihovníčka Záložka',
      [
        '„Pst,“ [=povedalo/hovorí] niečo za nimi. [=Bola/Je] to knihovníčka Záložka. {„Hľadáte niečo, alebo len tak blúdite?“ [=usmiala/usmieva] sa.|Vo vlasoch [=mala/má] tri ceruzky a každú [=pokladala/pokladá] za stratenú. „Hľadáte niečo, či len pekne blúdite?“ [=spýtala/pýta] sa. „V jednom aj v druhom sa vyznám.“} A [=šla/ide] s nimi.',
      ],
      [
        'Knihovníčka Záložka [=vložila/vkladá] medzi dnešok a zajtrajšok stužku. {Potom celkom tíško [=zhasla/zhasína] lampu.|„Tu budeme čítať ďalej,“ [=pošepkala/šepká] a [=zhasla/zhasína] lampu.}',
      ],
    ),
    figure(
      'mravec',
      'mravec Metrík',
      [
        'Po stene [=pochodoval/pochoduje] mravec Metrík s pásikom cez plece. {„Od rohu k rohu sto malých krokov,“ [=hlásil/hlási]. Metrík vždy niečo meria.|„Od rohu k rohu štyristo krokov, mravčích,“ [=zapísal/zapisuje]. „Ľudských jeden, lenže u nich sa nedá veriť dĺžke.“ Mravec Metrík meria všetko, čo nestihne ujsť.} „Na objavy treba mieru. Idem!“',
      ],
      [
        'Mravec Metrík [=odmeral/odmeriava] svoju posteľ. {Presne sedí, a tak tíško [=zaspal/zaspáva].|Presne jeden mravec na dĺžku. Spokojne si [=zapísal/zapisuje] nulu krokov a tíško [=zaspal/zaspáva].}',
      ],
    ),
    figure(
      'teta',
      'teta Zberka',
      [
        'S košíkom [=prišla/prichádza] teta Zberka. {V ňom [=mala/má] gombíky, šišky a polovicu hodín.|V ňom [=mala/má] gombíky, šišky, polovicu hodín a kľúč, ku ktorému ešte len hľadá dvere. „Všetko sa raz na niečo hodí,“ [=vravela/vraví], „len nikdy nie v ten deň, keď to hľadáš.“} „Hľadáte? Ja tiež!“',
      ],
      [
        'Teta Zberka [=vyprázdnila/vyprázdňuje] košík na stolík, vec po veci. {Potom si tíško [=ľahla/líha] a všetko už [=spalo/spí].|Na dne [=ostalo/ostáva] len kúsok mäkkého ticha a ten si [=nechala/necháva] pod vankúš.}',
      ],
    ),
  ],
  problems: [
    {
      id: 'slovo',
      title: ['[Hero] a slovo, ktoré nikto nepoznal', 'Tajomné slová na lístku'],
      refrain: ['Čítaj sem a čítaj tam, aj odzadu ho hľadám', 'Každé slovo niekam vedie'],
      ask: 'Čo asi znamená CON ÚRBOD?',
      spark: [
        '[Hero] [našiel/nachádza] papierik. Na ňom [=stálo/stojí]: CON ÚRBOD. {Čo je to za čudné slová? [Hero] ich [čítal/číta] ešte raz a [chcel/chce] to zistiť.|„Con úrbod,“ [čítal/číta] [hero] nahlas. [=Znelo/Znie] to ako pozdrav z ďalekej krajiny alebo ako názov koláča. Papierik [=bol/je] starý a pod slovom [=ležala/leží] nakreslená hviezda. Kto ho napísal? A komu? Bádateľské srdce [=bilo/bije] rýchlejšie: hľadá sa význam!}',
        'Zo starej fľašky [=vypadol/padá] lístok. {„CON ÚRBOD,“ [čítal/číta] z neho [hero]. Nikto [=nevedel/nevie], čo to je. To [=bola/je] ale hádanka!|„CON ÚRBOD,“ [=stálo/stojí] na ňom modrým atramentom a nič viac, len v rohu drobný mesiačik. [Hero] ho [obrátil/obracia] hore nohami a [zistil/zisťuje], že to nepomáha. Taká hádanka si sama neodpovie.} „Preskúmame ju,“ [povedal/hovorí] [hero].',
      ],
      tries: [
        '[=Pozreli/Pozerajú] do slovníka. {[=Bol/Je] tam cop, copík aj citrón. Con tam však [=nebolo/nie je] nikde.|„Con, citrón, cvrček,“ [helper:listoval/listuje] [helper], „úrbod nikde, ale viete, koľko je na svete slov od úradu po úsmev?“ [=Prečítali/Čítajú] si ich aj tak všetky, úsmev dvakrát.}',
        '[Hero] to [zavolal/volá] nahlas: „Con úrbod!“ {Nikto [=neprišiel/neprichádza]. Len jedna mucha sa [=otočila/otáča] a [=letela/letí] ďalej.|Najprv veselo, potom prísne, potom celkom po francúzsky. Okolo [=letela/letí] mucha a [=zastala/zastáva]. „Con úrbod aj vám,“ [=povedala/bzučí] zdvorilo, no čo tým myslí, [=nevedela/nevie].}',
        '[Helper] [helper:priložil/prikladá] lístok k nosu. {„Vonia ako mlieko a drevo!“ Ale čo sú to za slová?|„Vonia po mlieku a dreve. Objavil ho niekto, kto si pri písaní utrel fúzy od kakaa,“ [helper:tvrdil/tvrdí]. [=Bola/Je] to dobrá stopa, no [=viedla/vedie] iba do kuchyne.}',
      ],
      solutions: [
        {
          id: 'zrkadlo',
          text: [
            'Lístok sa [=odrazil/odráža] v okne. „Pozri!“ {V skle [=stáli/stoja] písmená opačne. „DOBRÚ NOC,“ [čítal/číta] [hero] pomaly. Niekto im [=poslal/posiela] dobrú noc odzadu!|[Hero] [zdvihol/dvíha] oči a [zastal/zastáva]. Písmená v skle [=išli/idú] opačne, jedno za druhým: D, O, B, R, Ú. Chvíľu [=bolo/je] ticho. „Dobrú noc,“ [čítal/číta] [hero]. „Niekto nám poslal dobrú noc a ona k nám celé roky cúvala.“ [Helper] od dojatia [helper:hľadal/hľadá] vreckovku a [helper:objavil/objavuje] dve.} Hádanka [=bola/je] {veselá a vyriešená.|vyriešená, a to celkom jemne.}',
          ],
        },
        {
          id: 'odzadu',
          text: [
            '„A čo tak čítať od konca?“ [skúsil/skúša] to [hero]. {Prst [=išiel/ide] po lístku dozadu ako rak. D, O, B, R, Ú. „Dobrú noc!“ [zvolal/volá] [hero].|Prst [=kráčal/kráča] po lístku pozadu ako rak. D. O. B. „Dob?“ [helper:hádal/háda] [helper]. R. Ú. „Dobrú! Dobrú čo? Chuť?“ „Počkaj,“ [povedal/hovorí] [hero] a prst [=prešiel/prechádza] cez medzeru. N. O. C. Mesiačik v rohu sa zrazu [=zdal/zdá] oveľa menej záhadný.} Taký dobrý {malý veľký objav!|objav a [=zmestil/zmestí] sa na lístok.}',
          ],
        },
      ],
      after: [
        '[Hero] lístok [pripol/pripína] na stenu. {Odteraz ho [=mohol/môže] objaviť každý, kto príde okolo.|Na druhú stranu [pripísal/pripisuje] odpoveď: MEJUKAĎ. Nech má aj niekto ďalší čo objaviť.}',
        'Všetci si [=skúšali/skúšajú] svoje mená odzadu. {[=Bolo/Je] pri tom toľko smiechu, že im [=tiekli/tečú] slzy.|[Helper] [helper:znel/znie] odzadu ako liek na kašeľ a [hero] ako nová planéta. [=Bolo/Je] to veselé objavovanie.}',
      ],
      fact: '[Hero] [objavil/objavuje], že CON ÚRBOD je dobrú noc odzadu.',
    },
    {
      id: 'zvuk',
      title: ['Kde je ten zvuk', '[Hero] a tajomné pink'],
      refrain: ['Ticho, uši, hľadáme', 'Pink sem, pink tam, kdeže ťa mám'],
      ask: 'Počul tu niekto tajomné pink?',
      spark: [
        'Pink. Ticho. Pink, pink. {„Čo je to za zvuk?“ [spýtal/pýta] sa [hero]. Nikde nikoho [=nebolo/nie je]. To treba objaviť!|Zvonček to [=nebol/nie je], vidlička tiež nie. [=Ozvalo/Ozýva] sa to odvšadiaľ naraz a vždy len vtedy, keď sa nikto [=nepýtal/nepýta]. [Hero] [vytiahol/vyťahuje] zápisník a [napísal/píše]: Neznámy zvuk, veľkosť hrášok, farba asi strieborná. Pink, [=súhlasilo/súhlasí] to.}',
        '„Počuješ?“ [povedal/hovorí] [hero]. Pink, pink. A zas nič. {Niekto tu [=hral/hrá] drobnú pesničku. Kde sa len [=schoval/schováva]?|[=Bol/Je] to zvuk taký drobný, že by sa dal nosiť vo vrecku. Niekto ho tu niekde [=stratil/stráca] po kúskoch. Veľkí bádatelia objavili pevniny, ale pevniny aspoň stoja na mieste.} [=Začalo/Začína] sa {veľké hľadanie zvuku.|veľké pátranie po zvuku.}',
      ],
      tries: [
        '[Hero] [priložil/prikladá] ucho k zemi. {Škŕŕ, čo to [=bolo/je]? Len prázdny žalúdok: „Tu je hlad, nie tajomstvo.“|Škŕŕ. „Mám ho!“ [zašepkal/šepká] [hero]. „To som ja,“ [helper:priznal/priznáva] sa [helper], „nemám po desiatej.“ Zvuk zatiaľ [=mlčal/mlčí] a asi sa [=smial/smeje].}',
        '[Helper] [helper:zavolal/volá]: „Zvuk, ohlás sa!“ {Zvuk [=mlčal/mlčí], lebo sa asi [=hanbil/hanbí].|Zvuky sa však na rozkaz neukážu. [=Prišlo/Prichádza] len šuch, jedno vrz a niečo, čo si [=pomýlilo/mýli] dvere.}',
        '[=Zapchali/Zapchávajú] si uši, či zvuk nepríde sám. {Ale keď má niekto prsty v ušiach, [=nepočul/nepočuje] vôbec nič! [=Smiali/Smejú] sa na tom všetci.|Plán [=bol/je] dobrý, len podľa neho [=nepočuli/nepočujú] ani to, či vyšiel. Až po chvíli im to [=došlo/dochádza] a všetci sa [=rozosmiali/smejú].}',
      ],
      solutions: [
        {
          id: 'kvapka',
          text: [
            '[Hero] [zavrel/zatvára] oči a [obrátil/obracia] sa za uchom. {Pink, už [=bol/je] bližšie! Za debnou [=stáli/stoja] tri hrnčeky a do nich [=padali/padajú] kvapky. To ony [=hrali/hrajú]!|Krok. Pink. Dva kroky. Pink, už hlasnejšie. Za starou debnou [=stáli/stoja] tri hrnčeky, o ktorých nikto [=nevedel/nevie], a z dažďovej rúry do nich [=padali/padajú] kvapky: do plného hlboko, do polovičného vyššie a do prázdneho až celkom hore. „Niekto tu zabudol klavír na vodu,“ [helper:šepkal/šepká] [helper].} „Mám ťa,“ [povedal/hovorí] [hero] {a [zahral/hrá] jedno pink späť.|a jedným hrnčekom [posunul/posúva], nech majú kvapky novú pesničku.}',
          ],
        },
        {
          id: 'slimak',
          text: [
            '[Hero] [počkal/čaká] celkom ticho. {Za kameňom [=sedel/sedí] malý slimák. [=Ťukal/Ťuká] tykadlom na prázdne ulity: pink, pink. „Ja iba cvičím,“ [=šepol/šepká].|Prestaň hľadať a nájde ťa to samo, hovorí sa medzi bádateľmi. Pink, [=ozvalo/ozýva] sa celkom blízko. Za kameňom [=sedel/sedí] slimák a pred sebou [=mal/má] prázdne ulity zoradené od najväčšej. Tykadlom do nich [=ťukal/ťuká]. „Cvičím,“ [=povedal/hovorí] a [=schoval/schováva] sa od hanby. „Keď niekto príde, pokazím to.“ „Mne sa to páči,“ [povedal/hovorí] [hero].} A tak im {slimák [=zahral/hrá] celú svoju pesničku.|slimák [=zahral/hrá] celú skladbu. [=Trvala/Trvá] dlho, veď slimáky sa nikam neponáhľajú.}',
          ],
        },
      ],
      after: [
        'Pink, pink, [=znelo/znie] teraz už známe. {[Hero] si do zošita [zapísal/zapisuje]: zvuk je milý a nehryzie.|[Hero] si do zápisníka [napísal/píše]: Objavené. Zvuk je milý a nehryzie.}',
        '„Výborný objav,“ [helper:povedal/hovorí] [helper]. {Pink, pink, [=súhlasil/súhlasí] aj zvuk.|Pink, [=súhlasil/súhlasí] zvuk a [=bolo/je] počuť, že je rád, keď ho konečne niekto pozná po mene.}',
      ],
      fact: '[Hero] [objavil/objavuje], odkiaľ znie tajomné pink.',
    },
    {
      id: 'stopy',
      title: ['Stopy v múke', '[Hero] a stopy, ktoré nikam nešli'],
      refrain: ['Stopa k stope, kde si, kde', 'Nos pri zemi, oči všade'],
      ask: 'Komu patria biele stopy?',
      spark: [
        'Na zemi [=boli/sú] stopy. Biele a drobné. {Päť bodiek a čiarka, päť bodiek a čiarka. Kto to tu [=chodil/chodí]? [Hero] si na ne [vzal/berie] lupu.|Päť bodiek a čiarka, päť bodiek a čiarka, a potom uprostred koniec, akoby ich majiteľ [=odletel/odlieta] alebo [=stratil/stráca] chuť chodiť. [Hero] [priložil/prikladá] lupu. „Nie je to vtáčia stopa, nie je to myš,“ [mrmlal/mrmle]. „Je to múka.“ Taká stopa nie je v žiadnej knihe!}',
        '„Nehýb sa!“ [zvolal/volá] [hero]. „Stojíš pri stope!“ {[=Bola/Je] malá, biela a celá od múky. Vedľa nej [=boli/sú] ďalšie. Kto tu asi [=chodil/chodí]?|[=Bola/Je] malá, biela a [=mala/má] päť prstov a chvostík. Vedľa nej druhá, tretia a potom sa stopy [=točili/točia] dokola, ako keď niekto hľadá okuliare. [Hero] k nim [položil/kladie] pravítko. Objaviteľské zošity [=čakali/čakajú] na odpoveď.}',
      ],
      tries: [
        '[=Išli/Idú] po stopách. Dokola, dokola. {A zrazu [=boli/sú] presne tam, kde na začiatku!|Po treťom kole [=zbadali/vidia], že stôp je viac. „Sú ich tu celé tlupy,“ [helper:žasol/žasne] [helper]. „Nie,“ [povedal/hovorí] [hero] a [pozrel/pozerá] na svoje podošvy, „to sme my.“}',
        '[Helper] [helper:odtlačil/odtláča] do múky vlastný palec. {Nesedí ani jeden, ani druhý, ani malíček.|Palec [=nesedel/nesedí], lakeť [=nesedel/nesedí] a nos celkom určite nie. Zato [=bola/je] na zemi pekná výstava a [helper] [helper:mal/má] na nose bielu bodku až do večera.}',
        '[Hero] [nastražil/kladie] na zem keksík. {Na chvíľu [=zavreli/zatvárajú] oči a keksík [=bol/je] preč. Nikto nič [=nevidel/nevidí]!|Na chvíľu [=odvrátili/odvracajú] oči, a keksík [=bol/je] preč. [=Ostala/Ostáva] len omrvinka a lístok: „Ďakujem, ešte.“ Písmo drobné, pravopis dobrý.}',
      ],
      solutions: [
        {
          id: 'jez',
          text: [
            '[Hero] [sypal/sype] na zem múku, tenkú ako sneh. {Ťap, ťap, ťap, a [=prišiel/prichádza] ježko v zástere. „Pečiem mame tortu,“ [=šepol/šepká]. „Ale pst, nikomu ani slovo!“|Potom sa [=ukryli/skrývajú] a [=čakali/čakajú]. Ťap, ťap, ťap. Spoza debny [=vyšiel/vychádza] ježko v zástere, chrbtom dopredu, nech stopy vyzerajú, že idú opačne. „Objavili ste ma,“ [=vzdychol/vzdychá]. „Pečiem mame tortu na narodeniny a malo to byť tajomstvo.“ „Aj je,“ [sľúbil/sľubuje] [hero]. „My objavy nosíme iba v zošite.“} A [=pomohli/pomáhajú] mu {miešať aj ochutnávať.|miešať, sypať a najmä ochutnávať.}',
          ],
        },
        {
          id: 'lupa',
          text: [
            '[Hero] sa cez lupu [pozeral/pozerá] ešte raz. {V každej stope [=bol/je] kúsok cukru. [=Išli/Idú] po ňom pomaly až k ježkovi, ktorý [=miešal/mieša] cesto.|V každej stope [=svietilo/svieti] zrnko cukru a čím ďalej, tým [=bolo/je] väčšie. „Kto nosí cukor na pätách, ide od sladkého,“ [povedal/hovorí] [hero]. [Helper] [helper:počítal/počíta] zrnká, šesť, sedem, osem, a pri deviatom [=sedel/sedí] ježko s varechou a s múkou až na pichliačoch.} „Chystám tortu,“ [=priznal/priznáva] sa. {„Je pre mamu. Chcete vylízať misku?“|„Tajnú. Kto ju objaví, musí vylízať misku, také je pravidlo.“}',
          ],
        },
      ],
      after: [
        'Torta [=bola/je] hotová. Navrchu [=mala/má] jahodu. {Ježko im na pamiatku [=odtlačil/odtláča] do múky labku.|Ježko [=poďakoval/ďakuje] a na každú tašku im [=odtlačil/odtláča] labku, bielu, päť bodiek a čiarku.}',
        '„To bol objav,“ [oblizoval/oblizuje] sa [hero]. {Na brade [mal/má] biele fúzy od múky.|Do zošita [=pribudol/pribúda] zápis: stopa ježka kuchára, chuť vanilková.}',
      ],
      fact: '[Hero] [objavil/objavuje], komu patria biele stopy: ježkovi, ktorý [=piekol/pečie] tortu.',
    },
  ],
  obstacles: [
    'Lupa sa [=zahmlila/zahmlieva]. {„Všade vidím hmlu!“ [volal/volá] [hero]. Rukáv lupu [=utrel/utiera] a svet [=bol/je] zase na mieste.|„Objavujem hmlu,“ [helper:hlásil/hlási] [helper]. „Hustú, okrúhlu a s rúčkou.“ [Hero] lupu [utrel/utiera] rukávom a hmla [=zmizla/zmizne] naraz zo všetkých svetadielov. Aj to sa medzi bádateľmi stáva, a radi o tom pomlčia.}',
    'Baterka [=zhasla/zhasína]. Tma! {„Haló, tma,“ [povedal/hovorí] [hero] a baterku [potriasol/trasie]. Blik, a [=bolo/je] zas svetlo!|[Hero] ňou [potriasol/trasie], [helper] jej pekne [helper:dohovoril/dohovára]. V tme sa dá objaviť len jedno: že človek má dve ruky a každá niekoho drží. To [=bol/je] taký dobrý objav, že baterka od prekvapenia zase [=zasvietila/svieti].}',
    'Cesta sa [=končila/končí] stenou. Kam teraz? {[Hero] na ňu [ťukal/ťuká], kým to niekde [=nezadunelo/nezadunie]. Tam [=boli/sú] malé dvierka!|Ťuk, plné. Ťuk, plné. Ťuk a tu to [=zadunelo/duní]. Pod pavučinou [=boli/sú] dvierka, nízke a s nápisom „Pre zvedavých“. „Veľkosť nepíšu,“ [povedal/hovorí] [hero], a tak sa nimi [=pretiahli/pretiahnu] jeden po druhom, na bruchu a so smiechom.}',
  ],
  encounters: [
    '[=Stretli/Stretávajú] starého bádateľa s mapou. {„Čo hľadáte?“ [spýtal/pýta] sa [hero]. „Svoje okuliare,“ [=vravel/vraví] bádateľ. A celý čas ich [=mal/má] na nose!|„Čo objavujete?“ [spýtal/pýta] sa [hero]. „Svoje okuliare. Tretí rok. Zatiaľ som pri nich objavil dve rieky a jaskyňu.“ Okuliare [=mal/má] na nose. [Hero] na ne [ukázal/ukazuje] a bádateľ sa [=zarazil/zarazí]: „Ako dobre, že som ich nenašiel hneď.“} Klobúk dolu!',
    'Vedľa cesty [=ležala/leží] škatuľka s nápisom NIČ. {[Hero] ju [otvoril/otvára] a [=nebolo/nie je] v nej nič. Ale to nič pekne [=voňalo/vonia]!|„Čo je v nej?“ „Nič.“ „A prečo to niekto odložil?“ [Hero] ju [otvoril/otvára] a [=vyšla/vychádza] z nej vôňa, trochu škorica a trochu leto. Nič sa teda dá objaviť, dá sa doň aj pričuchnúť. Škatuľku [=zavreli/zatvárajú], nech ostane niečo z ničoho aj pre ďalších.}',
    'Pavúčik na nich [=zavolal/volá]: „Nepretrhnite otázku!“ {Na vlákne [=visela/visí] otázka: „Prečo je kruh guľatý?“ [=Nechali/Nechávajú] ju tam visieť ďalej.|Na vlákne [=visela/visí] otázka a [=hojdala/hojdá] sa: prečo je koliesko okrúhle, keď škatuľa naň je hranatá? [=Rozmýšľali/Rozmýšľajú] o tom všetci. Odpoveď [=neprišla/neprichádza], a tak jej aspoň [=nechali/nechávajú] voľné miesto vedľa, na tom istom vlákne.}',
    'Dva mravce [=niesli/nesú] vlajočku. {„Objavili sme hrušku!“ [=volali/volajú]. „Je veľká ako kopec a sladká.“|„Objavili sme novú pevninu,“ [=volali/volajú], „je žltá, mäkká a máme ju na obed!“ Na hruške už [=stálo/stojí] mravčie mesto s námestím a radnicou. [Hero] im [zaželal/želá] veľa šťastia a [odhryzol/odhrýza] si iba z neobývanej strany.}',
  ],
  favourite: [
    'Na nočnom stolíku [=ležala] lupa. V noci [=objavovala/objavuje] už len sny, celkom zblízka a celkom potichu.',
    'V škatuľke pri posteli [=oddychovali] dnešné objavy: kamienok, pierko a jedno tiché ticho.',
  ],
}
