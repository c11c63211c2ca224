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
        'Na povale starého domu [=vŕzgal/vŕzga] každý schod. {[Hero] tam [prišiel/prichádza] s lupou.|[Hero] tam [vystúpil/vystupuje] s lupou, baterkou a jablkom, lebo na povale sa dá objaviť všetko okrem jablka. [=Stáli/Stoja] tam kufre, klietka bez papagája a kreslo, z ktorého [=trčala/trčí] slama ako z rozospatej hlavy.} [=Voňali/Voňajú] tam {knihy.|knihy, sušené hrušky a prach, ten starý a dobrý.}',
        'Ťuk, ťuk, [=klopal/klope] dážď na strechu. [Hero] [sedel/sedí] na povale starého domu a {[objavoval/objavuje] kufor.|[objavoval/objavuje] kufor po prastarej mame. Na dne [=ležal/leží] jeden gombík, jedna pohľadnica a čosi, o čom sa nedalo povedať nič, iba že to má háčik.} Vo vikieri [=spala/spí] mačka{.| a [=tvárila/tvári] sa, že o všetkom vie.}',
      ],
      [
        'Zo škár na povale [=padalo/padá] svetlo. {Prach v ňom [=tancoval/tancuje].|Prach v ňom [=tancoval/tancuje] pomaly ako ryby, ktoré sa rozhodli pre vzduch. Kto sa ho dotkne, objaví, že nič neváži.}',
        'Na trámoch [=viseli/visia] bylinky. {Mäta, lipa, šalvia.|Mäta, lipa, šalvia a jedna papierová ceduľka s nápisom „neviem“. Prastará mama bola poctivá zberateľka.}',
      ],
      [
        'Schody z povaly [=vŕzgali/vŕzgajú] už len potichu. {Dážď [=šepkal/šepká]. Posteľ [=bola/je] hneď dolu.|Dážď na streche [=šepkal/šepká], kufre sa pomaly [=zatvárali/zatvárajú] a aj klietka už [=odpočívala/odpočíva].} V izbe [=svietila/svieti] lampa a perina [=bola/je] teplá.',
        'Na povale [=ostalo/ostáva] ticho a mačka. {Dolu [=svietila/svieti] lampa. Vankúš [=bol/je] mäkký.|Prach si [=ľahol/líha] späť na kufre, lupa [=oddychovala/oddychuje] v zásuvke a schod po schode [=bolo/je] teplejšie. Dolu v izbe [=svietila/svieti] lampa a [=čakala/čaká] mäkká, trochu pokrčená posteľ.} Mesiac [=nakukol/nakúka] cez vikier.',
      ],
    ),
    setting(
      'kniznica',
      'indoors',
      place('knižnica na rohu', 'v knižnici na rohu', 'do knižnice na rohu', 'z knižnice na rohu'),
      [
        'V knižnici na rohu [=šepkali/šepkajú] aj hodiny. {[Hero] [sedel/sedí] na koberci s veľkou knihou.|[Hero] [sedel/sedí] na koberci s knihou, ktorú [=bolo/je] treba otvárať vo dvojici, a [hľadal/hľadá] v nej niečo, čo ešte nikto neobjavil.} Stránky [=voňali/voňajú] {vanilkou.|vanilkou a na strane šesťdesiat [=bola/je] omrvinka, takže tu už niekto bádal pri desiatej.}',
        'Knižnica na rohu [=mala/má] dvere s mosadznou kľučkou v tvare lupy. {[Hero] ju [stlačil/stláča]. Cvak!|[Hero] ju [stlačil/stláča] a cvak, svet [=stíchol/stíchne]. Knihy [=stáli/stoja] na policiach chrbtami k ľuďom, ale len preto, že na chrbte majú meno.} Niekde vzadu [=tikali/tikajú] hodiny a [=voňal/vonia] tu čaj.',
      ],
      [
        'Na najvyššej polici [=ležal/leží] glóbus. {Kto ho roztočil, [=našiel/nájde] nový ostrov.|Kto ho [=roztočil/roztočí] a [=pichol/pichne] prstom, ten čosi objaví. Najčastejšie more, občas fľak od kávy, a ten je tam vraj už od čias Kolumba.}',
        'Rebrík v knižnici [=mal/má] kolieska. {Šušš, sem. Šušš, tam.|Šušš, sem, šušš, tam, a kto na ňom [=stál/stojí], ten sa [=plavil/plaví] popri rozprávkach až k zemepisu.}',
      ],
      [
        'V knižnici [=zhasínali/zhasínajú] lampy. Knihy si [=ľahli/líhajú]. {Ulica [=bola/je] tichá. Doma [=čakala/čaká] posteľ.|Knihy sa k sebe [=pritúlili/túlia], chrbát pri chrbte, a kľučka [=klikla/klikne] celkom mäkko. Ulica [=bola/je] tichá a pod každou lampou [=ležala/leží] teplá minca svetla, jedna po druhej, až k domovu a k posteli.} Nad strechami [=svietil/svieti] mesiac.',
      ],
    ),
    setting(
      'zatoka',
      'water',
      place('Kamienková zátoka', 'v Kamienkovej zátoke', 'do Kamienkovej zátoky', 'z Kamienkovej zátoky'),
      [
        'V Kamienkovej zátoke [=hrkotali/hrkocú] vlnky. {[Hero] [hľadal/hľadá] kamienky. Biely, zelený, biely.|[Hero] [hľadal/hľadá] kamienky do škatuľky: biele k bielym, zelené k zeleným a tie, čo vyzerajú ako syr, zvlášť. Každý tu už tisíc rokov [=ležal/leží] a [=čakal/čaká], kedy ho niekto objaví.} Voda [=voňala/vonia] {chladom.|chladom, kameňom a včerajším dažďom.}',
        '[Hero] [vesloval/vesluje] po Kamienkovej zátoke v malom člne. {Šplech! Lupa [=visela/visí] na krku.|Na krku sa [=kývala/kýva] lupa, na kolenách [=ležal/leží] zápisník a na každej prázdnej strane už [=stálo/stojí] hore: Objav číslo jeden. Aby sa to potom nemuselo písať v rýchlosti.} Pod člnom [=svietili/svietia] {kamienky.|kamienky ako cukríky v zaváracom pohári.}',
      ],
      [
        'Voda [=bola/je] číra až po dno. {Dolu [=kráčal/kráča] rak.|Dolu [=kráčal/kráča] rak, dozadu a s dôstojnosťou bádateľa, ktorý si cestu pamätá odzadu.}',
        'Na brehu [=ležalo/leží] drevo, hladké ako mydlo. {[=Priniesla/Prináša] ho voda.|Voda ho [=niesla/nesie] kto vie odkiaľ a [=umyla/umýva] ho tak dôkladne, že zabudlo, či bolo stolom, alebo stromom.}',
      ],
      [
        'Zátoka [=stíchla/tíchne]. Kamienky [=ležali/ležia] ako v perine. {Vlnka [=šepla/šepká]. Doma [=čakala/čaká] posteľ.|Vlnky [=chodili/chodia] k brehu po špičkách a každú biely kamienok [=pohladil/hladí] po pleci. Škatuľka s objavmi [=bola/je] plná, chodník mäkký a v okne domu [=svietila/svieti] lampa. Posteľ [=bola/je] teplá a suchá.} Na vode [=spal/spí] mesiac.',
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
        '„Pst,“ [=povedalo/hovorí] niečo za nimi. [=Bola/Je] to knihovníčka Záložka. {„Hľadáte niečo?“|Vo vlasoch [=mala/má] tri ceruzky a každú [=pokladala/pokladá] za stratenú. „Hľadáte niečo, či len pekne blúdite?“ [=spýtala/pýta] sa. „V jednom aj v druhom sa vyznám.“} A [=šla/ide] s nimi.',
      ],
      [
        'Knihovníčka Záložka [=vložila/vkladá] medzi dnešok a zajtrajšok stužku. {Potom tíško [=zhasla/zhasína].|„Tu budeme čítať ďalej,“ [=pošepkala/šepká] a [=zhasla/zhasína] lampu.}',
      ],
    ),
    figure(
      'mravec',
      'mravec Meter',
      [
        'Po stene [=pochodoval/pochoduje] mravec Meter s pásikom cez plece. {„Šesť krokov!“ [=hlásil/hlási].|„Od rohu k rohu štyristo krokov, mravčích,“ [=zapísal/zapisuje]. „Ľudských jeden, lenže u nich sa nedá veriť dĺžke.“ Mravec Meter meria všetko, čo nestihne ujsť.} „Na objavy treba mieru. Idem!“',
      ],
      [
        'Mravec Meter [=odmeral/odmeriava] svoju posteľ. {Sedí! Tíško [=zaspal/zaspáva].|Presne jeden mravec na dĺžku. Spokojne si [=zapísal/zapisuje] nulu krokov a tíško [=zaspal/zaspáva].}',
      ],
    ),
    figure(
      'teta',
      'teta Zberka',
      [
        'S košíkom [=prišla/prichádza] teta Zberka. {V ňom [=mala/má] gombíky, šišky a hodiny.|V ňom [=mala/má] gombíky, šišky, polovicu hodín a kľúč, ku ktorému ešte len hľadá dvere. „Všetko sa raz na niečo hodí,“ [=vravela/vraví], „len nikdy nie v ten deň, keď to hľadáš.“} „Hľadáte? Ja tiež!“',
      ],
      [
        'Teta Zberka [=vyprázdnila/vyprázdňuje] košík na stolík, vec po veci. {Všetko už [=spalo/spí].|Na dne [=ostalo/ostáva] len kúsok mäkkého ticha a ten si [=nechala/necháva] pod vankúš.}',
      ],
    ),
  ],
  problems: [
    {
      id: 'slovo',
      title: ['[Hero] a slovo, ktoré nikto nepoznal', 'Tajomné slová na lístku'],
      refrain: ['Čítaj sem a čítaj tam, aj odzadu ho hľadám', 'Každé slovo niekam vedie'],
      spark: [
        '[Hero] [našiel/nachádza] papierik. Na ňom [=stálo/stojí]: CON ÚRBOD. {Čo je to? [Hero] to [chcel/chce] zistiť.|„Con úrbod,“ [čítal/číta] [hero] nahlas. [=Znelo/Znie] to ako pozdrav z ďalekej krajiny alebo ako názov koláča. Papierik [=bol/je] starý a pod slovom [=ležala/leží] nakreslená hviezda. Kto ho napísal? A komu? Objaviteľské srdce [=začalo/začína] rýchlejšie biť: hľadá sa význam!}',
        'Zo starej fľašky [=vypadol/padá] lístok. {„CON ÚRBOD,“ [čítal/číta] [hero]. Taká hádanka!|„CON ÚRBOD,“ [=stálo/stojí] na ňom modrým atramentom a nič viac, len v rohu drobný mesiačik. [Hero] ho [obrátil/obracia] hore nohami a [zistil/zisťuje], že to nepomáha. Taká hádanka si sama neodpovie.} „Preskúmame ju,“ [povedal/hovorí] [hero].',
      ],
      tries: [
        '[=Pozreli/Pozerajú] do slovníka. {Con… Cop… Copík. Nie je tam!|„Con… citrón… cvrček,“ [helper:listoval/listuje] [helper], „úrbod nikde, ale viete, koľko je na svete slov od úradu po úsmev?“ [=Prečítali/Čítajú] si ich aj tak všetky, úsmev dvakrát.}',
        '[Hero] to [zavolal/volá] nahlas: „Con úrbod!“ {Nič. Len mucha sa [=otočila/otáča].|Najprv veselo, potom prísne, potom celkom po francúzsky. Okolo [=letela/letí] mucha a [=zastala/zastáva]. „Con úrbod aj vám,“ [=povedala/bzučí] zdvorilo, no čo tým myslí, [=nevedela/nevie].}',
        '[Helper] [helper:priložil/prikladá] lístok k nosu. {„Vonia ako mlieko.“ No nič.|„Vonia po mlieku a dreve. Objavil ho niekto, kto si pri písaní utrel fúzy od kakaa,“ [helper:tvrdil/tvrdí]. [=Bola/Je] to dobrá stopa, no [=viedla/vedie] iba do kuchyne.}',
      ],
      solutions: [
        {
          id: 'zrkadlo',
          text: [
            'Lístok sa [=odrazil/odráža] v okne. „Pozri!“ {V skle [=stálo/stojí]: DOBRÚ NOC!|[Hero] [zdvihol/dvíha] oči a [zastal/zastáva]. Písmená v skle [=išli/idú] opačne, jedno za druhým: D, O, B, R, Ú. Chvíľu [=bolo/je] ticho. „Dobrú noc,“ [čítal/číta] [hero]. „Niekto nám poslal dobrú noc a ona k nám celé roky cúvala.“ [Helper] od dojatia [helper:hľadal/hľadá] vreckovku a [helper:objavil/objavuje] dve.} Hádanka [=bola/je] {vyriešená.|vyriešená, a to celkom jemne.}',
          ],
        },
        {
          id: 'odzadu',
          text: [
            '„A čo tak čítať od konca?“ [skúsil/skúša] to [hero]. {D… O… B… R… Ú! „Dobrú noc!“|Prst [=kráčal/kráča] po lístku pozadu ako rak. D. O. B. „Dob?“ [helper:hádal/háda] [helper]. R. Ú. „Dobrú! Dobrú čo? Chuť?“ „Počkaj,“ [povedal/hovorí] [hero] a prst [=prešiel/prechádza] cez medzeru. N. O. C. Mesiačik v rohu sa zrazu [=zdal/zdá] oveľa menej záhadný.} Taký dobrý {objav!|objav a [=zmestil/zmestí] sa na lístok.}',
          ],
        },
      ],
      after: [
        '[Hero] lístok [pripol/pripína] na stenu. {Kto príde, [=objavil/objaví] ho.|Na druhú stranu [pripísal/pripisuje] odpoveď: MEJUKAĎ. Nech má aj niekto ďalší čo objaviť.}',
        'Všetci si [=skúšali/skúšajú] svoje mená odzadu. {Cha, to [=bolo/je] smiechu!|[Helper] [helper:znel/znie] odzadu ako liek na kašeľ a [hero] ako nová planéta. [=Bolo/Je] to veselé objavovanie.}',
      ],
      fact: '[Hero] [objavil/objavuje], že CON ÚRBOD je dobrú noc odzadu.',
    },
    {
      id: 'zvuk',
      title: ['Kde je ten zvuk', '[Hero] a tajomné pink'],
      refrain: ['Ticho, uši, hľadáme', 'Pink sem, pink tam, kdeže ťa mám'],
      spark: [
        'Pink. Ticho. Pink, pink. {„Čo je to za zvuk?“ [Hero] sa [rozhliadol/rozhliada]. To treba objaviť!|Nebol to zvonček ani vidlička. [=Ozvalo/Ozýva] sa to odvšadiaľ naraz a vždy len vtedy, keď sa nikto [=nepýtal/nepýta]. [Hero] [vytiahol/vyťahuje] zápisník a [napísal/píše]: Neznámy zvuk, veľkosť hrášok, farba asi strieborná. Pink, [=súhlasilo/súhlasí] to.}',
        '„Počuješ?“ [povedal/hovorí] [hero]. Pink, pink. A zas nič. {Ktosi [=hral/hrá] na čosi. Kde je?|[=Bol/Je] to zvuk taký drobný, že by sa dal nosiť vo vrecku. Niekto ho tu niekde [=stratil/stráca] po kúskoch. Veľkí bádatelia objavili pevniny, ale pevniny aspoň stoja na mieste.} Začalo sa {veľké hľadanie.|veľké pátranie po zvuku.}',
      ],
      tries: [
        '[Hero] [priložil/prikladá] ucho k zemi. {Škŕŕ. To [=bol/je] len žalúdok.|Škŕŕ. „Mám ho!“ [zašepkal/šepká] [hero]. „To som ja,“ [helper:priznal/priznáva] sa [helper], „nemám po desiatej.“ Zvuk zatiaľ [=mlčal/mlčí] a asi sa [=smial/smeje].}',
        '[Helper] [helper:zavolal/volá]: „Zvuk, ohlás sa!“ {Ticho. Hanbí sa.|Zvuky sa však na rozkaz neukážu. [=Prišlo/Prichádza] len šuch, jedno vrz a niečo, čo si [=pomýlilo/mýli] dvere.}',
        '[=Zapchali/Zapchávajú] si uši, či zvuk nepríde sám. {A [=prišiel/príde]? Nevedno!|Bol to dobrý plán, len sa podľa neho nedalo zistiť, ako dopadol. Až po chvíli im to [=došlo/dochádza] a všetci sa [=rozosmiali/smejú].}',
      ],
      solutions: [
        {
          id: 'kvapka',
          text: [
            '[Hero] [zavrel/zatvára] oči a [obrátil/obracia] sa za uchom. {Pink! Z okapu [=padala/padá] kvapka. Rovno na hrnček!|Krok. Pink. Dva kroky. Pink, už hlasnejšie. Za starou debnou [=stáli/stoja] tri hrnčeky, ktoré si nik celé roky nevšimol, a z dažďovej trubky do nich [=padali/padajú] kvapky: do plného hlboko, do polovičného vyššie a do prázdneho až celkom hore. „Niekto tu zabudol klavír na vodu,“ [helper:šepkal/šepká] [helper].} „Mám ťa,“ [povedal/hovorí] [hero] {a [zahral/hrá] pink.|a jedným hrnčekom [posunul/posúva], aby aj kvapky vedeli novú pesničku.}',
          ],
        },
        {
          id: 'slimak',
          text: [
            '[Hero] [počkal/čaká] celkom ticho. {Pink! Slimák! [=Hral/Hrá] na mušliach.|Prestaň hľadať a nájde ťa to samo, hovorí sa medzi bádateľmi. Pink, [=ozvalo/ozýva] sa celkom blízko. Za kameňom [=sedel/sedí] slimák a pred sebou [=mal/má] prázdne ulity zoradené od najväčšej. Tykadlom do nich [=ťukal/ťuká]. „Cvičím,“ [=povedal/hovorí] a [=schoval/schováva] sa od hanby. „Keď niekto príde, pokazím to.“ „Mne sa to páči,“ [povedal/hovorí] [hero].} A tak im {slimák [=zahral/hrá]. Pink!|slimák [=zahral/hrá] celú skladbu. [=Trvala/Trvá] dlho, veď slimáci nikam neponáhľajú.}',
          ],
        },
      ],
      after: [
        'Pink, pink, [=znelo/znie] teraz už známe. {[Hero] si ho [zapísal/zapisuje].|[Hero] si do zápisníka [napísal/píše]: Objavené. Zvuk je milý a nehryzie.}',
        '„Výborný objav,“ [helper:povedal/hovorí] [helper]. {Pink!|Pink, [=súhlasil/súhlasí] zvuk a [=bolo/je] počuť, že je rád, keď ho konečne niekto pozná po mene.}',
      ],
      fact: '[Hero] [objavil/objavuje], odkiaľ znie tajomné pink.',
    },
    {
      id: 'stopy',
      title: ['Stopy v múke', '[Hero] a stopy, ktoré nikam nešli'],
      refrain: ['Stopa k stope, kde si, kde', 'Nos pri zemi, oči všade'],
      spark: [
        'Na zemi [=boli/sú] stopy. Biele a drobné. {Päť bodiek, čiarka. Kto to [=bol/je]? [Hero] [vytiahol/berie] lupu.|Päť bodiek a čiarka, päť bodiek a čiarka, a potom uprostred koniec, akoby ich majiteľ [=odletel/odlieta] alebo si to rozmyslel. [Hero] [priložil/prikladá] lupu. „Nie je to vtáčia stopa, nie je to myš,“ [mrmlal/mrmle]. „Je to múka.“ Takú stopu ešte nikto neobjavil!}',
        '„Nehýb sa!“ [zvolal/volá] [hero]. „Stojíš pri stope!“ {[=Bola/Je] malá a biela. Čia asi?|[=Bola/Je] malá, biela a [=mala/má] päť prstov a chvostík. Vedľa nej druhá, tretia a potom sa stopy [=točili/točia] dokola, ako keď niekto hľadá okuliare. [Hero] k nim [položil/kladie] pravítko. Objaviteľské zošity [=čakali/čakajú] na odpoveď.}',
      ],
      tries: [
        '[=Išli/Idú] po stopách. Dokola, dokola. {A [=boli/sú] tam, kde na začiatku!|Po treťom kole [=zbadali/vidia], že stôp je viac. „Sú ich tu celé tlupy,“ [helper:žasol/žasne] [helper]. „Nie,“ [povedal/hovorí] [hero] a [pozrel/pozerá] na svoje podošvy, „to sme my.“}',
        '[Helper] [helper:odtlačil/odtláča] do múky vlastný palec. {Nesedí. Ani druhý.|Nesedel palec, nesedel lakeť a nos celkom určite nie. Zato [=bola/je] na zemi pekná výstava a [helper] [helper:mal/má] na nose bielu bodku až do večera.}',
        '[Hero] [nastražil/kladie] na zem keksík. {Keksík [=zmizol/zmizne]. A nik nič!|Na chvíľu [=odvrátili/odvracajú] oči, a keksík [=bol/je] preč. [=Ostala/Ostáva] len omrvinka a lístok: „Ďakujem, ešte.“ Písmo drobné, pravopis dobrý.}',
      ],
      solutions: [
        {
          id: 'jez',
          text: [
            '[Hero] [sypal/sype] na zem múku, tenkú ako sneh. {Ťap, ťap. Ježko! „Pečiem tortu,“ [=šepol/šepká]. „Pst!“|Potom sa [=ukryli/skrývajú] a [=čakali/čakajú]. Ťap, ťap, ťap. Spoza debny [=vyšiel/vychádza] ježko v zástere, chrbtom dopredu, aby sa stopy tvárili, že idú opačne. „Objavili ste ma,“ [=vzdychol/vzdychá]. „Pečiem mame tortu na narodeniny a malo to byť tajomstvo.“ „Aj je,“ [sľúbil/sľubuje] [hero]. „My objavy nosíme iba v zošite.“} A [=pomohli/pomáhajú] mu {miešať.|miešať, sypať a najmä ochutnávať.}',
          ],
        },
        {
          id: 'lupa',
          text: [
            '[Hero] sa cez lupu [pozeral/pozerá] ešte raz. {V stope [=bol/je] cukor! Po cukre [=išli/idú] k ježkovi.|V každej stope [=svietilo/svieti] zrnko cukru a čím ďalej, tým [=bolo/je] väčšie. „Kto nosí cukor na pätách, ide od sladkého,“ [povedal/hovorí] [hero]. [Helper] [helper:počítal/počíta] zrnká, šesť, sedem, osem, a pri deviatom [=sedel/sedí] ježko s varechou a s múkou až na pichliačoch.} „Chystám tortu,“ [=priznal/priznáva] sa. {„Chcete misku?“|„Tajnú. Kto ju objaví, musí vylízať misku, také je pravidlo.“}',
          ],
        },
      ],
      after: [
        'Torta [=bola/je] hotová. Navrchu [=mala/má] jahodu. {Ježko [=tlieskal/tlieska].|Ježko [=poďakoval/ďakuje] a na každú tašku im [=odtlačil/odtláča] labku, bielu, päť bodiek a čiarku.}',
        '„To bol objav,“ [olízol/olizuje] sa [hero]. {Mňam!|Do zošita [=pribudol/pribúda] zápis: stopa ježka kuchára, chuť vanilková.}',
      ],
      fact: '[Hero] [objavil/objavuje], komu patria biele stopy: ježkovi, ktorý [=piekol/pečie] tortu.',
    },
  ],
  obstacles: [
    'Lupa sa [=zahmlila/zahmlieva]. {„Všade je hmla!“ Fú. Utrieť. A svet [=bol/je] späť.|„Objavujem hmlu,“ [helper:hlásil/hlási] [helper]. „Hustú, okrúhlu a s rúčkou.“ [Hero] lupu [utrel/utiera] rukávom a hmla [=zmizla/zmizne] naraz zo všetkých svetadielov. Aj to sa medzi bádateľmi stáva, a radi o tom pomlčia.}',
    'Baterka [=zhasla/zhasína]. Tma! {„Haló?“ [Hero] ju [potriasol/trasie]. Blik! A je svetlo.|[Hero] ňou [potriasol/trasie], [helper] jej pekne [helper:dohovoril/dohovára]. V tme sa dalo objaviť len jedno: že majú dve ruky a každá niekoho drží. To [=bol/je] taký dobrý objav, že baterka od prekvapenia zase [=zasvietila/svieti].}',
    'Cesta sa [=končila/končí] stenou. Kam teraz? {[Hero] [ťukal/ťuká]. Tu [=dunelo/duní]! Malé dvierka.|Ťuk, plné. Ťuk, plné. Ťuk a tu to [=zadunelo/duní]. Pod pavučinou [=boli/sú] dvierka, nízke a s nápisom „Pre zvedavých“. „Veľkosť nepíšu,“ [povedal/hovorí] [hero], a tak sa nimi [=pretiahli/pretiahnu] jeden po druhom, na bruchu a so smiechom.}',
  ],
  encounters: [
    '[=Stretli/Stretávajú] starého bádateľa s mapou. {„Čo hľadáte?“ „Svoje okuliare!“ Na nose.|„Čo objavujete?“ [spýtal/pýta] sa [hero]. „Svoje okuliare. Tretí rok. Zatiaľ som pri nich objavil dve rieky a jaskyňu.“ Okuliare [=mal/má] na nose. [Hero] na ne [ukázal/ukazuje] a bádateľ sa [=zarazil/zarazí]: „Ako dobre, že som ich nenašiel hneď.“} Klobúk dolu!',
    'Vedľa cesty [=ležala/leží] škatuľka s nápisom NIČ. {[Hero] ju [otvoril/otvára]. A nič. Ale [=voňala/vonia]!|„Čo je v nej?“ „Nič.“ „A prečo to niekto odložil?“ [Hero] ju [otvoril/otvára] a [=vyšla/vychádza] z nej vôňa, trochu škorica a trochu leto. Nič sa teda dá objaviť, dá sa doň aj pričuchnúť. Škatuľku [=zavreli/zatvárajú], aby ostalo niečo z ničoho aj pre ďalších.}',
    'Pavúčik na nich [=zavolal/volá]: „Nepretrhnite otázku!“ {[=Visela/Visí] na vlákne. „Prečo je kruh guľatý?“|Na vlákne [=visela/visí] otázka a [=hojdala/hojdá] sa: prečo je koliesko okrúhle, keď škatuľa naň je hranatá? [=Rozmýšľali/Rozmýšľajú] o tom všetci traja. Odpoveď [=neprišla/neprichádza], a tak jej aspoň [=nechali/nechávajú] voľné miesto vedľa, na tom istom vlákne.}',
    'Dva mravce [=niesli/nesú] vlajočku. {„Objavili sme hrušku!“|„Objavili sme novú pevninu,“ [=volali/volajú], „je žltá, mäkká a máme ju na obed!“ Na hruške už [=stálo/stojí] mravčie mesto s námestím a radnicou. [Hero] im [zaželal/želá] veľa šťastia a [odhryzol/odhrýza] si iba z neobývanej strany.}',
  ],
  favourite: [
    'Na nočnom stolíku leží lupa. V noci objavuje už len sny, celkom zblízka a celkom potichu.',
    'V škatuľke pri posteli oddychujú dnešné objavy: kamienok, pierko a jedno tiché ticho.',
  ],
}
