import type { ThemePack } from '../../../craft/pack.ts'
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
        'Na trámoch [=viseli/visia] bylinky. {[=Voňala/Vonia] mäta, lipa aj stará šalvia.|Mäta, lipa, šalvia a jeden papierový lístok s nápisom „neviem“. Prastará mama [=bola] poctivá zberateľka.}',
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
        'Knižnica na rohu [=mala/má] dvere s mosadznou kľučkou v tvare lupy. {[Hero] ju [stlačil/stláča] a cvak, všade [=bolo/je] ticho ako v perine.|[Hero] ju [stlačil/stláča] a cvak, svet [=stíchol/tíchne]. Knihy [=stáli/stoja] na policiach chrbtami k ľuďom, ale len preto, že na chrbte majú meno.} Niekde vzadu [=tikali/tikajú] hodiny a [=voňal/vonia] tu čaj.',
      ],
      [
        'Na najvyššej polici [=ležal/leží] glóbus. {Kto na ňom [=zavrel/zavrie] oči a [=pichol/pichne] prstom, ten [=našiel/nájde] nový ostrov.|Kto ho [=roztočil/roztočí] a [=pichol/pichne] prstom, ten čosi objaví. Najčastejšie more, občas fľak od kávy, a ten je tam vraj už od čias Kolumba.}',
        'Rebrík v knižnici [=mal/má] kolieska. {Šušš sem a šušš tam, [=vozil/vozí] sa popri všetkých rozprávkach.|Šušš, sem, šušš, tam, a kto na ňom [=stál/stojí], ten sa [=plavil/plaví] popri rozprávkach až k zemepisu.}',
      ],
      [
        'V knižnici [=zhasínali/zhasínajú] lampy. Knihy si [=ľahli/líhajú]. {Ulica [=bola/je] tichá a lampy [=svietili/svietia]. Doma [=čakala/čaká] mäkká posteľ.|K sebe sa [=pritúlili/túlia], chrbát pri chrbte, a kľučka [=klikla/kliká] celkom mäkko. Ulica [=bola/je] tichá a pod každou lampou [=ležala/leží] teplá minca svetla, jedna po druhej, až k domovu a k posteli.} Nad strechami [=svietil/svieti] mesiac.',
        'Knižnica na rohu si [=zatvorila] oči. Rebrík sa naposledy [=posunul/posúva] na svoje miesto a [=ostal] stáť. {|Kľučka v tvare lupy [=bola] ešte teplá od dlane a na koberci [=ležalo] ticho, hrubé ako najhrubšia kniha.} Doma už [=čakala] lampa a mäkká perina.',
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
        'Čln sa pri brehu pomaly [=kolísal] a veslá v ňom [=spali]. Kamienková zátoka [=dýchala] ticho a rovno. {|Rak [=dokráčal/kráča] pozadu do svojej jamky, takže sa s mesiacom [=rozlúčil] ako posledný.} Domov [=viedol] suchý chodník a na jeho konci [=hrialo] okno.',
      ],
    ),
    setting(
      'zahrada-tajomstiev',
      'land',
      place('záhrada za múrom', 'v záhrade za múrom', 'do záhrady za múrom', 'zo záhrady za múrom'),
      [
        'V záhrade za múrom [=rástli] ríbezle, pŕhľava a tajomstvá. [Hero] tam [hľadal] hrable a [našiel] bránku, o ktorej nikto [=nevedel]. {|[=Zarástla/Zarastá] brečtanom ešte za čias prastarého otca a kľučka [=bola] teplá od slnka.} [=Voňali] tam <ríbezle~slivky~jablká>.',
        'Bzum, [=zabzučal] čmeliak a [=zaviedol/zavádza] [hero.acc/všetkých] rovno do záhrady za múrom. [Hero] [mal] vo vrecku lupu a v ruke krajec chleba. {|Bádateľ má mať vždy jednu vec na skúmanie a jednu na jedenie, a nesmie si ich pomýliť.} Pod jabloňou [=ležal] hlboký tieň.',
      ],
      [
        'Uprostred záhrady [=stála] studňa bez vedra. {|Kto sa do nej [=naklonil], ten [=uvidel] hviezdu, aj keď [=bol] ešte len obed.}',
        'Na starej hruške [=viseli] tri búdky. {Na jednej [=bolo] napísané „Obsadené“.|Na jednej [=bolo] „Obsadené“, na druhej „Prosím klopať“ a na tretej „Ani ja neviem“.}',
      ],
      [
        'Záhrada za múrom si [=ľahla] do rosy. Bránka sa ticho [=zavrela] a brečtan ju [=prikryl] listami. {|Čmeliak [=spal] v zvončeku a zvonček sa s ním pomaly [=kolísal].} Pod oknom domu už [=svietilo] teplé svetlo.',
        'Nad jabloňou [=vyšiel] mesiac a tajomstvá si [=prikryli/prikrývajú] hlavy lístím. {|Studňa si [=nechala] na dne jednu hviezdu, len tak, na svietenie.} Chodník domov [=bol] krátky a posteľ mäkká.',
      ],
    ),
  ],
  heroes: [
    figure(
      'lupa',
      'bádateľka Lupína',
      [
        'Na konci ulice býva bádateľka Lupína. {|Na zvončeku má lístok: zvoňte, ak ste niečo našli, a klopte, ak ste niečo stratili.}',
        'Bádateľka Lupína všetko skúma zblízka. {|Raz skúmala tak zblízka, že objavila vlastný nos, a odvtedy ho má zapísaný v zošite pod číslom jeden.}',
      ],
      ['[Hero] [spal/spí] s lupou na nočnom stolíku.'],
    ),
    figure(
      'kolumb',
      'myšiak Kolumbko',
      [
        'Myšiak Kolumbko sa plaví po svete v mydelničke. {|Najďalej bol za kuchyňou a píše o tom knihu, zatiaľ má hotový názov.}',
        'Myšiak Kolumbko objavil už štyri diery v syre. {|Do piatej sa nezmestil, a preto ju na mape vedie ako neprebádanú.}',
      ],
      ['[Hero] [spal/spí] v piatej diere od kraja.'],
    ),
    figure(
      'sovicka',
      'sovička Prečka',
      [
        'V dutine s otáznikom na dverách býva sovička Prečka. {|Keď jej niekto odpovie, slušne poďakuje a hneď sa spýta znova.}',
        'Sovička Prečka sa pýta prečo už od vajíčka. {|Vyliahla sa vraj len preto, že chcela vedieť, čo je za tou stenou.}',
      ],
      ['[Hero] [spal/spí] s otáznikom pod krídlom.'],
    ),
    figure(
      'chrobak-badatel',
      'chrobáčik Ďalejko',
      [
        'Bádateľ chrobáčik Ďalejko vždy chce vedieť, čo je za ďalším steblom. {|Zatiaľ tam bolo steblo, ale to ho vôbec neodradilo.}',
        'Chrobáčik Ďalejko hľadá koniec záhrady. {|Chodí za ním druhé leto a cestou už objavil začiatok, ten je vraj tiež pekný.}',
      ],
      ['[Hero] [spal] pod steblom číslo tristo.'],
    ),
  ],
  helpers: [
    figure(
      'zalozka',
      'knihovníčka Záložka',
      [
        'Spoza rohu [=vyšla] knihovníčka Záložka a v náručí [=mala] kopu kníh. {|„Desať som ich hľadala a tá jedenásta si našla mňa,“ [=vysvetlila].} „Na otázky mám nos. Idem s vami,“ [=šepla].',
        '„Pst,“ [=povedalo/hovorí] niečo za nimi. [=Bola/Je] to knihovníčka Záložka. {„Hľadáte niečo, alebo len tak blúdite?“ [=usmiala/usmieva] sa.|Vo vlasoch [=mala/má] tri ceruzky a každú [=pokladala/pokladá] za stratenú. „Hľadáte niečo, či len pekne blúdite?“ [=spýtala/pýta] sa. „V jednom aj v druhom sa vyznám.“} A [=šla/ide] s nimi.',
      ],
      [
        'Knihovníčka Záložka si [=vytiahla/vyťahuje] z vlasov poslednú ceruzku a tíško si [=ľahla].',
        'Knihovníčka Záložka [=vložila/vkladá] medzi dnešok a zajtrajšok stužku. {Potom celkom tíško [=zhasla/zhasína] lampu.|„Tu budeme čítať ďalej,“ [=pošepkala/šepká] a [=zhasla/zhasína] lampu.}',
      ],
    ),
    figure(
      'mravec',
      'mravec Metrík',
      [
        'Na zemi [=bola] čiara z kriedy a na jej konci [=stál] mravec Metrík. {|„Od včera je svet o dva kroky dlhší,“ [=oznámil], „alebo som mal včera dlhšie nohy.“} „Zmeriam vám každú stopu,“ [=sľúbil].',
        'Po stene [=pochodoval/pochoduje] mravec Metrík s pásikom cez plece. {„Od rohu k rohu sto malých krokov,“ [=hlásil/hlási]. Metrík vždy niečo meria.|„Od rohu k rohu štyristo krokov, mravčích,“ [=zapísal/zapisuje]. „Ľudských jeden, lenže u nich sa nedá veriť dĺžke.“ Mravec Metrík meria všetko, čo nestihne ujsť.} „Na objavy treba mieru. Idem!“',
      ],
      [
        'Mravec Metrík [=zvinul/zvíja] svoj pásik do klbka, [=položil] si naň hlavu a pomaly [=dýchal].',
        'Mravec Metrík [=odmeral/odmeriava] svoju posteľ. {Presne sedí, a tak tíško [=zaspal/zaspáva].|Presne jeden mravec na dĺžku. Spokojne si [=zapísal/zapisuje] nulu krokov a tíško [=zaspal/zaspáva].}',
      ],
    ),
    figure(
      'teta',
      'teta Zberka',
      [
        '„Pozor, nestúpte na poklad!“ [=volala] teta Zberka a [=dvíhala/dvíha] zo zeme gombík. {|„Už ich mám štyristo,“ [=pochválila] sa, „chýba mi k nim iba kabát.“} Gombík si [=schovala] a [=pridala] sa k nim.',
        'S košíkom [=prišla/prichádza] teta Zberka. {V ňom [=mala/má] gombíky, šišky a polovicu hodín.|V ňom [=mala/má] gombíky, šišky, polovicu hodín a kľúč, ku ktorému ešte len hľadá dvere. „Všetko sa raz na niečo hodí,“ [=vravela/vraví], „len nikdy nie v ten deň, keď to hľadáš.“} „Hľadáte? Ja tiež!“',
      ],
      [
        'Teta Zberka [=zavesila] košík na kľučku a ticho [=zaspala] pod dekou zo samých záplat.',
        'Teta Zberka [=vyprázdnila/vyprázdňuje] košík na stolík, vec po veci. {Potom si tíško [=ľahla/líha] a všetko už [=spalo/spí].|Na dne [=ostalo/ostáva] len kúsok mäkkého ticha a ten si [=nechala/necháva] pod vankúš.}',
      ],
    ),
    figure(
      'netopier-pip',
      'netopier Pípko',
      [
        'Spod trámu sa [=pustil] netopier Pípko a [=obletel] ich dookola. „Ja hľadám ušami,“ [=povedal]. {|„Zatvorím oči, pípnem a svet mi povie, kde je.“} Bádateľom sa také uši hodia, a tak [=letel] s nimi.',
        '„Píp,“ [=ozvalo] sa zhora. Netopier Pípko [=visel] dolu hlavou a [=čítal] knihu, tiež dolu hlavou. {|„Konce sú z tejto strany na začiatku,“ [=vysvetlil], „ušetrí to veľa napätia.“} Knihu [=zavrel] a [=pomohol] im pátrať.',
      ],
      [
        'Netopier Pípko sa [=zabalil] do krídel ako do deky a ešte raz, celkom ticho, [=pípol] na dobrú noc.',
        'Netopier Pípko [=visel] pri okne a jeho dych [=bol] tichý a pomalý.',
      ],
    ),
  ],
  problems: [
    {
      id: 'slovo',
      title: ['[Hero] a slovo, ktoré nikto nepoznal', 'Tajomné slová na lístku'],
      refrain: ['Čítaj sem a čítaj tam, čo to značí, uhádam', 'Každé slovo niekam vedie'],
      ask: 'Čo asi znamená CON ÚRBOD?',
      spark: [
        '[Hero] [našiel/nachádza] papierik. Na ňom [=stálo/stojí]: CON ÚRBOD. {Také čudné slová! [Hero] ich [čítal/číta] ešte raz a [chcel/chce] to zistiť.|„Con úrbod,“ [čítal/číta] [hero] nahlas. [=Znelo/Znie] to ako pozdrav z ďalekej krajiny alebo ako názov koláča. Papierik [=bol/je] starý a pod slovom [=ležala/leží] nakreslená hviezda. Kto ho napísal? A komu? Bádateľské srdce [=bilo/bije] rýchlejšie: hľadá sa význam!}',
        'Zo starej fľašky [=vypadol/padá] lístok. {„CON ÚRBOD,“ [čítal/číta] z neho [hero]. Nikto [=nevedel/nevie], čo to je. Taká hádanka!|„CON ÚRBOD,“ [=stálo/stojí] na ňom modrým atramentom a nič viac, len v rohu drobný mesiačik. [Hero] ho [obrátil/obracia] hore nohami a [zistil/zisťuje], že to nepomáha. Taká hádanka si sama neodpovie.} „Preskúmame ju,“ [povedal/hovorí] [hero].',
      ],
      way: [
        'Na parapete [=sušil] krídla holub z pošty. „CON ÚRBOD? To som raz niesol,“ [=zahrkútal/hrkúta]. „Bolo to určené niekomu pred spaním.“ {|Adresu si [=nepamätal], ale [=pamätal] si, že okno [=bolo] teplé a niekto v ňom [=zíval].} Tajomstvo sa [=zmenšilo/zmenšuje].',
        '[Hero] [priložil] lístok k svetlu a [skúmal] ho z druhej strany. Písmená sa na nej [=tlačili/tlačia] k sebe ako deti v rade. {|Posledné [=bolo] najväčšie a prvé najmenšie, akoby niekto začal písať od chvosta.} To [=bola] stopa.',
        'Stará pani od susedov si [=nasadila] okuliare. „Takto písaval môj brat,“ [=povedala]. „Všetko, čo [=mal/má] rád, písal opačne, aby mu to neukradli.“ {|Mačka sa u nich [=volala] Akčam a na „čič“ vôbec [=neprišla/neprichádza].} [Hero] si to [zapísal].',
      ],
      tries: [
        '[=Pozreli/Pozerajú] do slovníka. {[=Bol/Je] tam cop, copík aj citrón. Con tam však [=nebolo/nie je] nikde.|„Con, citrón, cvrček,“ [helper:listoval/listuje] [helper], „úrbod nikde, ale viete, koľko je na svete slov od úradu po úsmev?“ [=Prečítali/Čítajú] si ich aj tak všetky, úsmev dvakrát.}',
        '[Hero] to [zavolal/volá] nahlas: „Con úrbod!“ {Nikto [=neprišiel/neprichádza]. Len jedna mucha sa [=otočila/otáča] a [=letela/letí] ďalej.|Najprv veselo, potom prísne, potom celkom po francúzsky. Okolo [=letela/letí] mucha a [=zastala/zastáva]. „Con úrbod aj vám,“ [=povedala/bzučí] zdvorilo, no čo tým myslí, [=nevedela/nevie].}',
        '[Helper] [helper:priložil/prikladá] lístok k nosu. {„Vonia ako mlieko a drevo!“ Ale čo značia tie slová?|„Vonia po mlieku a dreve. Objavil ho niekto, kto si pri písaní utrel fúzy od kakaa,“ [helper:tvrdil/tvrdí]. [=Bola/Je] to dobrá stopa, no [=viedla/vedie] iba do kuchyne.}',
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
            '„A čo tak čítať od konca?“ [skúsil/skúša] to [hero]. {Prst [=išiel/ide] po lístku dozadu ako rak. D, O, B, R, Ú. „Dobrú noc!“ [zvolal/volá] [hero].|Prst [=kráčal/kráča] po lístku pozadu ako rak. D. O. B. „Dob?“ [helper:hádal/háda] [helper]. R. Ú. „Dobrú! Dobrú čo? Chuť?“ „Počkaj,“ [povedal/hovorí] [hero] a prst [=prešiel/prechádza] cez medzeru. N. O. C. „Dobrú noc!“ [zvolal/volá] [hero] a mesiačik v rohu sa zrazu [=zdal/zdá] oveľa menej záhadný.} Taký dobrý objav{!| a [=zmestil/zmestí] sa na lístok.}',
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
        'Pink. Ticho. Pink, pink. {„Odkiaľ ide ten zvuk?“ [spýtal/pýta] sa [hero]. Nikde nikoho [=nebolo/nie je]. To treba objaviť!|Zvonček to [=nebol/nie je], vidlička tiež nie. [=Ozvalo/Ozýva] sa to odvšadiaľ naraz a vždy len vtedy, keď sa nikto [=nepýtal/nepýta]. [Hero] [vytiahol/vyťahuje] zápisník a [napísal/píše]: Neznámy zvuk, veľkosť hrášok, farba asi strieborná. Pink, [=súhlasilo/súhlasí] to.}',
        '„Počuješ?“ [povedal/hovorí] [hero]. Pink, pink. A zas nič. {Niekto tu [=hral/hrá] drobnú pesničku. Kde sa len [=schoval/schováva]?|[=Bol/Je] to zvuk taký drobný, že by sa dal nosiť vo vrecku. Niekto ho tu niekde [=stratil/stráca] po kúskoch. Veľkí bádatelia [=objavili] pevniny, ale pevniny aspoň stoja na mieste.} [=Začalo/Začína] sa {veľké hľadanie zvuku.|veľké pátranie po zvuku.}',
      ],
      way: [
        'Stonožka na múre [=tvrdila], že zvuk počuje nohou. {|„Tou štyridsiatou šiestou,“ [=povedala], „ostatné mám na chodenie,“ a [=ukázala] ňou smer.} Ten smer [=bol] zatiaľ najlepší, aký [=mali].',
        '[Hero] si [nakreslil] mapu zvuku: kde je silný, tam veľká bodka, kde slabý, malá. {|Po chvíli [=boli] bodky na papieri zoradené a všetky sa [=dívali] do jedného rohu.} Tam teda treba hľadať.',
        'Starý dáždnik v kúte [=zívol]. „Chodí to vždy po daždi,“ [=povedal]. „A keď je sucho, tak to mlčí a ja spím.“ {|Dnes z neho ešte [=kvapkalo], a tak [=muselo] pršať poriadne.} To [=bola] pekná stopa.',
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
      id: 'muka-stopy',
      title: ['Stopy v múke', '[Hero] a stopy, ktoré nikam nešli'],
      refrain: ['Stopa k stope, kde si, kde', 'Nos pri zemi, oči všade'],
      ask: 'Komu patria biele stopy?',
      spark: [
        'Na zemi [=boli/sú] stopy. Biele a drobné. {Päť bodiek a čiarka, päť bodiek a čiarka. Kto to tu [=chodil/chodí]? [Hero] si na ne [vzal/berie] lupu.|Päť bodiek a čiarka, päť bodiek a čiarka, a potom uprostred koniec, akoby ich majiteľ odletel alebo stratil chuť chodiť. [Hero] [priložil/prikladá] lupu. „Nie je to vtáčia stopa, nie je to myš,“ [mrmlal/mrmle]. „Je to múka.“ Taká stopa nie je v žiadnej knihe!}',
        '„Nehýb sa!“ [zvolal/volá] [hero]. „Stojíš pri stope!“ {[=Bola/Je] malá, biela a celá od múky. Vedľa nej [=boli/sú] ďalšie. Kto tu asi [=chodil/chodí]?|[=Bola/Je] malá, biela a [=mala/má] päť prstov a chvostík. Vedľa nej druhá, tretia a potom sa stopy [=točili/točia] dokola, ako keď niekto hľadá okuliare. [Hero] k nim [položil/kladie] pravítko. Objaviteľské zošity [=čakali/čakajú] na odpoveď.}',
      ],
      way: [
        'Mravec na zemi [=niesol] bielu hrudku. „Sladká múka,“ [=zahlásil]. „Padá z neba každý večer po siedmej.{| Nebo má podľa mňa dieru, ale nehovorte to, prosím, nikomu inému.}“ [Hero] si [zapísal] čas.',
        'Vrabec na parapete si [=utieral] zobák. „Niekto tu večer spieva o vajíčkach,“ [=prezradil/prezrádza]. {|„Dve rozbiť, jedno ochutnať, takú pieseň som ešte nepočul.“} Bádatelia sa na seba [=pozreli].',
        '[Hero] [našiel] pri stene drobnú varešku. [=Bola] veľká ako zápalka a na konci lepkavá. {|[Helper] ju [helper:ovoňal/ovoniava] a [helper:privrel] oči: vanilka, kúsok masla a veľa radosti.} To už [=nebol] len tak nejaký zlodej múky.',
      ],
      tries: [
        '[=Išli/Idú] po stopách. Dokola, dokola. {A zrazu [=boli/sú] presne tam, kde na začiatku!|Po treťom kole [=zbadali/vidia], že stôp je viac. „Sú ich tu celé tlupy,“ [helper:žasol/žasne] [helper]. „Nie,“ [povedal/hovorí] [hero] a [pozrel/pozerá] na svoje podošvy, „to sme my.“}',
        '[Helper] [helper:odtlačil/odtláča] do múky vlastný palec. {[=Nesedel/Nesedí] ani ten, ani ukazovák, ani malíček.|Palec [=nesedel/nesedí], lakeť [=nesedel/nesedí] a nos celkom určite nie. Zato [=bola/je] na zemi pekná výstava a [helper] [helper:mal/má] na nose bielu bodku až do večera.}',
        '[Hero] [nastražil/kladie] na zem keksík. {Na chvíľu [=zavreli/zatvárajú] oči a keksík [=bol/je] preč. Nikto nič [=nevidel/nevidí]!|Na chvíľu [=odvrátili/odvracajú] oči, a keksík [=bol/je] preč. [=Ostala/Ostáva] len omrvinka a lístok: „Ďakujem, ešte.“ Písmo drobné, pravopis dobrý.}',
      ],
      solutions: [
        {
          id: 'jez',
          text: [
            '[Hero] [sypal/sype] na zem múku, tenkú ako sneh. {Ťap, ťap, ťap, a [=prišiel/prichádza] ježko v zástere. „Pečiem mame <tortu~narodeninovú tortu>,“ [=šepol/šepká]. „Ale pst, nikomu ani slovo!“|Potom sa [=ukryli/skrývajú] a [=čakali/čakajú]. Ťap, ťap, ťap. Spoza debny [=vyšiel/vychádza] ježko v zástere, chrbtom dopredu, aby stopy ukazovali opačným smerom. „Objavili ste ma,“ [=vzdychol/vzdychá]. „Pečiem mame tortu na narodeniny a malo to byť tajomstvo.“ „Aj je,“ [sľúbil/sľubuje] [hero]. „My objavy nosíme iba v zošite.“} A [=pomohli/pomáhajú] mu {miešať aj ochutnávať.|miešať, sypať a najmä ochutnávať.}',
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
        'Torta [=bola/je] hotová. Navrchu [=mala/má] <jahodu~malinu~tri orechy>. {Ježko im na pamiatku [=odtlačil/odtláča] do múky labku.|Ježko [=poďakoval/ďakuje] a na každú tašku im [=odtlačil/odtláča] labku, bielu, päť bodiek a čiarku.}',
        '„To bol objav,“ [oblizoval/oblizuje] sa [hero]. {Na brade [mal/má] biele fúzy od múky.|Do zošita [=pribudol/pribúda] zápis: stopa ježka kuchára, chuť vanilková.}',
      ],
      fact: '[Hero] [objavil/objavuje], komu patria biele stopy: ježkovi, ktorý [=piekol/pečie] tortu.',
    },
    {
      id: 'kluc-bez-zamku',
      title: ['[Hero] a kľúč, ktorý nikam nepatril', 'Čo otvára najmenší kľúč'],
      refrain: ['Kľúčik, kľúčik, povedz mi, ktoré dvierka máš rád ty', 'Cvak sem, cvak tam, čo odomknúť mám'],
      ask: 'Nechýba niekomu celkom malý kľúč?',
      spark: [
        '[Hero] [našiel] na zemi kľúč. [=Bol] menší než necht a na stužke [=mal] lístok: „Nestratiť.“ {|Lístok teda svoju prácu [=urobil] zle, ale písmo [=bolo] veľmi pekné.} Nijaké dvierka naň [=nesedeli/nesedia]. Čo také malé sa odomyká?',
        'Cink, [=spadlo] čosi z police a [=ostalo] ležať v prachu. [=Bol] to kľúč, malý ako včela. {|[Hero] ho [priložil] k dverám, k skrini aj k náprstku, a náprstok sa jediný [=tváril], že by to šlo.} „Preskúmame to,“ [povedal] [hero].',
      ],
      way: [
        'Pavúk v kúte [=zdvihol] jednu nohu. „Ten kľúč býval teplý,“ [=povedal]. „Niekto ho každý večer držal v ruke.“ {|Viac vraj nevidel, večer [=mával] plnú sieť.} Hľadá sa teda niečo, čo sa otvára večer.',
        '[Hero] [priložil] kľúč pod lupu. Na hlavičke [=bola] vyrytá nota. {|[Helper] ju [helper:zaspieval] a kľúč sa v dlani jemne [=zachvel], ako keď niekoho zavolajú menom.} To [=bol] veľký malý objav.',
        'Stará ponožka v koši si [=pamätala/pamätá] všeličo. „Za mojich čias tu pred spaním hrávalo,“ [=šuchla/šuchoce]. {|„Druhá z páru by vedela viac, ale tú hľadajú od Veľkej noci.“} Hrávalo! [Hero] si to [podčiarkol].',
      ],
      tries: [
        '[Hero] [skúsil] kľúčom odomknúť škatuľu od čaju. <Škatuľa~Stará škatuľa> sa [=otvorila], lebo nikdy [=nebola] zamknutá. {|Čaj sa [=začudoval], že si kvôli nemu niekto [=dal] toľkú prácu.} Nápad [=voňal] mätou.',
        '[Helper] sa kľúča [helper:spýtal], odkiaľ je. Kľúč [=mlčal]. {„Kľúč hovorí, až keď sa otočí,“ [=zavŕzgala] stará zásuvka.|„Kľúče rozprávajú iba vtedy, keď sa otočia,“ [=ozvala] sa z dverí zámka, čo má tiež len jednu vetu.} Otočiť ho však [=nebolo] kde.',
        '[=Zavesili] oznam: „Našiel sa kľúč.“ [=Prišli] traja, čo stratili dáždnik, a jeden, čo stratil niť príbehu. {|Dáždniky sa [=našli] za dverami a niť príbehu v tretej kapitole.} Kľúč [=ostal] bez pána.',
      ],
      solutions: [
        {
          id: 'hracia-skrinka',
          text: [
            '[Hero] si [sadol] a [počúval], čo v miestnosti mlčí. Na polici [=mlčala] škatuľka s maľovaným <vtáčikom~vtáčikom na viečku>. „Nemá dvierka,“ [povedal] [hero], „ale má dierku naspodku.“ {|Dierka [=bola] malá ako mak a okolo nej [=bolo] drevo vyhladené od prstov.} Kľúč do nej [=vošiel] ako domov. Cvak, raz, dva, tri. Vtáčik [=otvoril] zobák a [=zahral] <uspávanku~tichú pesničku>. {|[Helper] si [helper:sadol] na zem tam, kde práve [helper:stál], a [=počúvali] ju do poslednej noty.} [=Bola] to skrinka, čo čakala na večer.',
          ],
        },
        {
          id: 'babkin-dennik',
          text: [
            '[Hero] sa [spýtal] toho, koho sa bádatelia pýtajú najmenej: najstaršieho v dome. Babka si kľúč [=položila] na dlaň a [=usmiala] sa. „Ten je od môjho zošita,“ [=povedala]. {|„Zamkla som ho, keď som mala osem, aby brat nezistil, že ho mám rada.“} Zošit [=ležal] pod <uterákmi~obrusmi~vankúšmi> a zámok sa [=otvoril] na prvé otočenie. [Helper] [helper:obracal/obracia] strany a babka [=čítala]. {Na prvej [=stálo]: „Mám rada svojho brata. Pst!“|Na poslednej [=stálo]: „Dnes som objavila, že tma je iba deň so zavretými očami.“} Taký objav sa [=oplatil/oplatí] odomknúť.',
          ],
        },
      ],
      after: [
        'Na stužku [pripísal/pripisuje] [hero] nový lístok: „Našiel sa.“ {|Starý lístok [=ostal] vedľa, aby si mali s kým písať.} Kľúč [=visel] na svojom klinci.',
        '„Najmenšie veci odomykajú najdlhšie večery,“ [helper:povedal] [helper]. {|Kľúč sa na klinci raz [=otočil], asi na súhlas.} Objav [=bol] zapísaný.',
      ],
      fact: '[Hero] [zistil], čo odomyká najmenší kľúč.',
    },
    {
      id: 'biela-mapa',
      title: ['[Hero] a biela mapa', 'Mapa, na ktorej nič nebolo'],
      refrain: ['Biela mapa, biely plán, kto ťa nájde, kreslí sám', 'Krok a čiara, krok a bod, nájdeme my tajný brod'],
      ask: 'Čo sa robí s mapou, na ktorej nič nie je?',
      spark: [
        '[Hero] [rozbalil] starý zvitok. „Mapa veľkého objavu,“ [=stálo] hore a pod tým [=nebolo] nič. {|Ani cesta, ani krížik, iba krásne, veľké a veľmi tajomné biele miesto.} Kto poslal prázdnu mapu? [Hero] ju [chcel] preskúmať.',
        'Z tuby [=vykĺzla/vykĺzne] mapa, celá biela. [Hero] ju [obrátil] na všetky strany a [našiel] iba odtlačok hrnčeka. {|[=Vyzeral] ako okrúhle jazero, ale [=voňal] po káve.} Na okraji [=stálo]: „Objav ma.“ To sa bádateľom dvakrát nehovorí.',
      ],
      way: [
        'Myš z police [=čítala] noviny odspodu. „Ja poznám tajné písmo,“ [=povedala]. „Niektoré sa ukáže v teple a niektoré až v blate.“ {|Druhý spôsob si [=vymyslela], ale [=hovorila] ho tak presvedčivo, že si ho [=poznačili].} To [=bola] dobrá stopa.',
        '[Hero] [priložil] mapu k nosu. [=Voňala] po citróne a po starom papieri. {|[Helper] [helper:kýchol] a na papieri sa na chvíľu [=objavila] hnedá bodka, potom zase nič.} Niečo na nej teda predsa [=bolo].',
        'Dedko na lavičke si [=prezrel] zvitok. „Také sme mávali v partii,“ [=usmial] sa. „Kto ju našiel, ten ju mal nakresliť.{| A kto ju nenakreslil, ten aspoň vedel, že je na svete ešte miesto.}“ [Hero] sa [zamyslel].',
      ],
      tries: [
        '[=Namočili] mapu do vody. [=Ostala] z nej mokrá mapa. {|Zato sa cez ňu [=dalo] vidieť na druhú stranu, kde [=bola] rovnako biela a rovnako mokrá.} [=Zavesili] ju na šnúru.',
        '[Helper] po mape [helper:posunul/posúva] prstom a [helper:čakal], či ho niečo nezastaví. Prst [=zastavila] omrvinka. {|„Hora,“ [helper:zahlásil] [helper], ale potom horu omylom [helper:zjedol/je].} Mapa [=bola] zase rovina.',
        '[Hero] [išiel] presne tam, kam ukazoval roh papiera. Cesta [=viedla] k plotu, za plotom k psovi a pes [=mal] kosť. {|Pes si mapu [=obzrel], [=ovoňal/ovoniava] a slušne ju [=vrátil], vraj o svojom poklade vie.} [=Otočili] sa.',
      ],
      solutions: [
        {
          id: 'teplo-citron',
          text: [
            '„Cítim citrón, niekto písal šťavou,“ [povedal] [hero] a [položil] mapu na <teplú dosku~vyhriaty kameň>. Chvíľu [=nebolo] nič. Potom [=zhnedla/hnedne] prvá čiarka, druhá a celý chodník. {|Písmo [=vychádzalo] z papiera pomaly, ako keď sa niekto odhodláva prehovoriť.} [Helper] [helper:čítal]: „<Dvadsať~Tridsať~Dvanásť> krokov za vôňou jabĺk.“ Na konci [=stála] stará debnička a v nej list. {|„Kto si to zohrial, ten vie čakať,“ [=písalo] sa v ňom, „a to je ten veľký objav.“} A pod listom [=bolo] desať <červených~žltých~voňavých> jabĺk.',
          ],
        },
        {
          id: 'nakreslit',
          text: [
            '„Čo ak je prázdna, aby sme ju nakreslili?“ [povedal] [hero] a [vytiahol] ceruzku. Najprv na mapu [zakreslil/zakresľuje] miesto, kde [=stáli]. Potom krok, druhý krok, kameň v tvare <bochníka~papuče~korytnačky>. {|Čo tisíckrát [=videli/vidia] a nikdy si [=nevšimli/nevšímajú], [=malo] zrazu meno: Mravčia ulica, Mys mokrej ponožky, Hrušková zátoka.} [Helper] [helper:meral] a [helper:hlásil]. Do večera [=bola] mapa plná. {|Tam, kde [=mal] byť krížik, [nakreslil] [hero] dom a v okne svetlo.} Veľký objav [=bol] všade, kade [=prešli].',
          ],
        },
      ],
      after: [
        'Mapu si [=zavesili] nad stôl. {|Jeden roh na nej [=ostal] biely, schválne, aby mali na zajtra kam ísť.} Ceruzka [=bola] o kus kratšia.',
        '„Na každej mape má ostať kúsok prázdna,“ [helper:povedal] [helper]. {|[Hero] tam [napísal] celkom malým písmom: tu sa oddychuje.} A tak sa [=oddychovalo].',
      ],
      fact: '[Hero] [objavil/objavuje], čo bolo na bielej mape.',
    },
    {
      id: 'schod-navyse',
      title: ['[Hero] a schod navyše', 'Hore dvanásť, dolu trinásť'],
      refrain: [
        'Jeden, dva a tri a štyri, na schodoch sú samé diery',
        'Hore, dolu, počítam, koľko schodov vlastne mám',
      ],
      ask: 'Koľko schodov je na schodisku, keď sa ráta dolu?',
      spark: [
        '[Hero] [vyšiel] po schodisku a [napočítal/ráta] dvanásť schodov. Potom [zišiel] dolu a [=bolo] ich trinásť. {|„Buď sa jeden narodil,“ [mrmlal] si [hero], „alebo jeden vie chodiť.“} To treba preskúmať. Kde sa berie schod navyše?',
        '„Dvanásť,“ [=povedali] hore. „Trinásť,“ [=povedali] dolu. Schody sa pritom ani [=nepohli]. {|Tretie meranie [=vyšlo] zas inak, podľa toho, kto mal práve pravdu.} [Hero] [otvoril] zápisník na čistej strane a [napísal]: Tajomstvo schodiska.',
      ],
      way: [
        'Na zábradlí sa [=šmýkala] lienka. „Mne vždy vyjde nula,“ [=povedala]. „Na zábradlí nie sú schody.“ {|[=Ponúkla] im, že to tak môžu počítať aj oni, ale bádateľ si prácu neuľahčuje.} [=Poďakovali/Ďakujú] jej.',
        '[Hero] [skúmal] schody lupou. Každý [=mal] svoj hlas: vŕz, ťuk, vŕz. {|Len najspodnejší [=nepovedal/nehovorí] nič, [=bol] totiž z kameňa a [=tváril] sa ako podlaha.} To [=bolo] podozrivé ticho.',
        'Domovník na prízemí [=leštil] zvonček. „Už môj otec ich rátal dvanásť a mama trinásť,“ [=vzdychol]. {|„Boli spolu štyridsať rokov a nikdy inokedy sa nehádali.“} Takže to [=bola] stará záhada.',
      ],
      tries: [
        '[=Očíslovali/Číslujú] schody kriedou. Pri siedmom [=začalo] pršať a číslice [=stiekli/stekajú] na prízemie. {|Dolu [=ležala] sedmička, osmička a niečo, čo [=mohlo] byť deviatka alebo slimák.} Po číslach [=ostali] iba biele mláčky.',
        '[Helper] [helper:položil] na každý schod orech. Keď sa [=vrátili], [=našli] iba škrupinky. {|Veverička na rímse [=hlásila], že ich [=bolo] presne toľko, koľko [=mala] chuť.} Ani to [=nebolo] číslo.',
        '[Hero] [počítal] nahlas zdola a [helper] zhora. V strede sa [=zrazili/zrážajú] a hneď [=zabudli], koľko [=mali]. {|„Šesť a pol,“ [helper:povedal] [helper] a [helper:šúchal/šúcha] si čelo.} [=Začalo/Začína] sa odznova.',
      ],
      solutions: [
        {
          id: 'zaciatok',
          text: [
            '[Hero] si na papier [nakreslil] schodisko a prstom po ňom [išiel] hore. „Jeden,“ [povedal] pri prvom kroku. Potom [išiel] prstom dolu a „jeden“ [povedal] ešte skôr, než sa [pohol]. {|A tam to [=bolo]: kto ide dolu, ten ráta aj miesto, na ktorom stojí.} „Počítame podlahu,“ [zvolal] [hero]. [Helper] to [helper:skúsil] trikrát a vždy [=vyšlo] dvanásť. {|„Takže mali pravdu všetci,“ [=vydýchol] si domovník z prízemia, „len každý začínal inde.“} Záhada [=bola] vyriešená a nikto v nej [=nemal] nepravdu.',
          ],
        },
        {
          id: 'korytnacka',
          text: [
            '[Hero] si [ľahol] na brucho a schody [=boli] hneď bližšie. Ten najspodnejší [=mal] nohy. [=Bola] to korytnačka, veľká, sivá a plochá ako kameň. {|„Ráno si sem chodím ľahnúť do tieňa,“ [=povedala], „a večer idem k fontáne. Ešte na mňa nikto nezakričal, iba stúpil.“} „Preto je vás raz dvanásť a raz trinásť,“ [povedal] [hero]. [Helper] sa jej za všetky topánky [helper:ospravedlnil]. {|Korytnačka [=mávla/máva] nohou: topánky jej vraj masírujú pancier a chýbali by jej.} Do zápisníka [napísal] [hero]: jeden schod chodí.',
          ],
        },
      ],
      after: [
        'Na prvý schod [=pripevnili/pripevňujú] tabuľku s číslom. {|Pod číslo [=pripísal/pripisuje] domovník malé srdce pre každého, kto počíta.} Schodisko [=bolo] preskúmané.',
        'Odvtedy si pri každom schode [=povedali] číslo nahlas. {|Po dvanástke nasleduje pauza a v nej sa slušne pozdraví podlaha.} Objav [=ostal] v dome.',
      ],
      fact: '[Hero] [zistil], prečo je na schodisku hore dvanásť a dolu trinásť.',
    },
    {
      id: 'bezmenny',
      title: ['[Hero] a chrobáčik bez mena', 'Ako sa dáva meno'],
      refrain: ['Nie si Fero, nie si Ján, ja ti pekné meno dám', 'Meno, meno, kde ťa mám, pod lístkom ťa pohľadám'],
      ask: 'Ako sa volá niekto, koho ešte nikto neobjavil?',
      spark: [
        'Pod lístkom [=sedel] chrobáčik, akého nikto [=nepoznal/nepozná]. „Ja sa nijako nevolám,“ [=povedal]. „Ešte ma nik neobjavil.“ {|V knihe o chrobákoch [=skončil/končí] zoznam tesne pred ním, na poslednej strane, kde už [=došiel] papier.} [Hero] si [zložil] lupu a [pozdravil] ho.',
        '„Pardon,“ [=ozvalo] sa z trávy, „nehľadáte náhodou mňa?“ Malý bodkovaný chrobáčik [=čakal], že ho niekto nájde. {|„Hrám sa na schovávačku druhý rok,“ [=vzdychol], „len o tom zatiaľ nikto nevie.“} Nijaké meno [=nemal]. [Hero] mu ho [chcel] nájsť.',
      ],
      way: [
        'Lienka si [=počítala] bodky. „Mňa pomenovali po lete,“ [=povedala]. „Bola som pri tom prvá.“ {|Vraj mená nerastú na kríkoch, mená sa dávajú tým, na ktorých niekto dlho a rád hľadí.} Hneď sa [=pozerali] pozornejšie.',
        '[Hero] chrobáčika [skúmal] od rána. Pri chôdzi [=robil] cup, cup, pri jedle mľask a keď sa [=tešil], tak mu [=svietili] tykadlá. {|[Helper] to všetko [helper:písal] do zápisníka, aj ten mľask, ten dva razy.} O ňom sa už čosi [=vedelo/vie].',
        'Stará sova v zamknutej knižnici [=obrátila] list. „Kto objaví, ten pomenuje,“ [=prečítala]. „Ale opýtať sa musí.{| Keby sa pýtali mňa, nebola by som sova, ale Ludmila.}“ To si [=zapamätali/pamätajú].',
      ],
      tries: [
        '[Hero] mu [skúsil] dať meno Fero. Spod kríka hneď [=vybehli] štyria Ferovia, že čo sa deje. {|Chrobáčik si medzi nimi [=sadol] a [=povedal], že je to milé, ale trochu natlačené.} [=Bolo] treba iné.',
        '[Helper] [helper:zložil] meno zo všetkého: Cupotomľaskobodkosvit. Chrobáčik ho [=chcel] vysloviť a [=zaspal] v polovici. {|Keď sa [=zobudil], [=spýtal] sa, či už je koniec, a [=bola] to ešte len bodka.} [=Bolo] treba kratšie.',
        '[=Vytiahli] meno z klobúka. Na lístku [=stálo]: „Čistiť jemnou kefou.“ {|Chrobáčik sa naň [=pozrel] zo všetkých strán a [=povedal], že ako veta je to pekné.} Klobúk [=vrátili] na vešiak.',
      ],
      solutions: [
        {
          id: 'opytat',
          text: [
            '[Hero] si [ľahol] do trávy, aby boli rovnako vysokí. „A ako by si sa volal najradšej?“ To sa ho ešte nik [=nespýtal/nepýta]. Chrobáčik si dlho [=čistil/čistí] tykadlá. {|„Keď prší, jedna kvapka vždy spadne na môj list a povie tip,“ [=šepol], „a ja si vtedy myslím, že ma volá.“} „Tip?“ [spýtal] sa [hero]. Tykadlá mu [=zasvietili]. „Tip,“ [=povedal] chrobáčik a celý sa [=narovnal]. {|[Helper] to slovo [helper:napísal] na poslednú stranu knihy, kde sa ešte [=zmestilo], ako keby tam naň čakali.} Chrobáčik Tip [=bol] objavený.',
          ],
        },
        {
          id: 'krst',
          text: [
            '„Každý, kto ťa stretne, nech ti dá jedno písmeno,“ [povedal] [hero]. A tak [=obišli/obchádzajú] celé okolie. Mravec [=dal] B, lienka O, slimák dlho [=váhal/váha] a [=dal] D. {|Vrabec im [=daroval] K, jediné, čo [=mal], a ešte sa [=ospravedlnil], že je ostré.} Na konci [=chýbalo] už len jedno. [Hero] mu [dal] písmeno zo svojho mena, to posledné. [Helper] ich [helper:poskladal] na lístok. {|Meno z neho [=vyšlo] také, že sa [=dalo] povedať na jeden úsmev, a chrobáčik si ho dva razy [=obišiel] dookola.} Teraz ho [=poznali/poznajú] všetci, lebo kúsok mena [=mal] od každého.',
          ],
        },
      ],
      after: [
        'Chrobáčik si meno [=skúšal] na všetky strany, nahlas aj potichu. {|Najkrajšie mu [=znelo], keď ho niekto [=zavolal] na večeru.} Objav [=mal] tykadlá.',
        'Do knihy [=nalepili/lepia] nový list s obrázkom. {|Pod ním [=stálo]: „Objavený v tráve, povaha veselá, hľadá kamarátov.“ A už aj [=našiel].}',
      ],
      fact: '[Hero] [našiel] meno pre chrobáčika, ktorého nikto nepoznal.',
    },
    {
      id: 'kompas-domov',
      title: ['[Hero] a kompas, ktorý neukazoval sever', 'Kam ukazuje strelka'],
      refrain: [
        'Strelka, strelka, kam ideš, kde tú svoju stranu vieš',
        'Sever nie a juh tiež nie, kam nás to dnes zavedie',
      ],
      ask: 'Kam ukazuje kompas, ktorý neukazuje na sever?',
      spark: [
        '[Hero] [našiel] mosadzný kompas. Strelka sa [=zatočila/zatáča] a [=ukázala] rovno na kríček egrešov. {|Sever [=bol] pritom za komínom, to [=vedel] každý vrabec.} „Nie je pokazený,“ [povedal] [hero]. „Asi vie niečo, čo my nie.“',
        'V starej škatuli [=ležal] kompas a na skle [=mal] škrabanec. Strelka v ňom [=mala] vlastnú hlavu. {|[=Ukazovala] vľavo, potom hore, potom trochu za roh a pritom sa [=chvela], akoby sa tešila.} [Hero] sa [rozhodol] zistiť, čo hľadá.',
      ],
      way: [
        'Straka na plote si [=odkašľala]. „Ten kompas mal starý poštár,“ [=povedala]. „Nikdy sa nestratil a na mapu nepozrel.{| Na sever nechodil vôbec, vraj tam nikto nepísal.}“ To [=bola] prekvapivá správa.',
        '[Hero] s kompasom [chodil] dokola. Vždy, keď sa [zastavil], strelka [=ukázala] o kúsok inam, no stále [=svietila]. {|[Helper] jej smery [helper:kreslil] do zošita a čiary sa [=zbiehali/zbiehajú] ako cestičky k jednej bránke.} To [=nemohla] byť náhoda.',
        'Na spodku kompasu [=bolo] vyryté drobné písmo. Pod lupou sa [=dalo/dá] prečítať: „Ukazuje, kde ťa čakajú.“ {|Písmo [=bolo] trochu ošúchané, asi ho niekto často [=hladil] palcom.} [Hero] [zatajil/tají] dych.',
      ],
      tries: [
        '[Hero] kompasom <zľahka~opatrne~trikrát> [potriasol/trasie]. Strelka sa [=zatočila/zatáča] a [=ukázala] na vrecko. {|Vo vrecku [=bol] <rožok~krajec chleba~koláčik>, na ktorý ráno zabudli a ktorý tam naozaj [=čakal].} [=Rozdelili] si ho.',
        '[Helper] kompas [helper:otočil] tak, aby bol sever na severe. Strelka si [=povzdychla] a [=vrátila] sa. {|„Je tvrdohlavá,“ [helper:uznal] [helper] s rešpektom, „to máme v rodine tiež.“} [=Nechali] ju.',
        '[=Položili] vedľa iný kompas, nech si to spolu vysvetlia. Obe strelky sa [=otočili] k sebe. {|Chvíľu sa na seba [=dívali], trochu sa [=chveli] a na svetové strany [=zabudli] načisto.} To [=bolo] milé, nie však užitočné.',
      ],
      solutions: [
        {
          id: 'ist-za-nou',
          text: [
            '„Prestaňme jej hovoriť, kam má ukazovať,“ [povedal] [hero], „a poďme za ňou.“ Strelka sa od radosti [=narovnala]. [=Viedla] ich okolo egrešov, popri plote a za roh. {|Pri každom kroku [=bola] pokojnejšia a [helper] [helper:prisahal/prisahá], že v nej znie tichučké pradenie.} Za rohom [=stálo] okno a v ňom starý poštár. „Môj kompas!“ [=povedal] a ruka sa mu [=zachvela]. {|„Tridsať rokov ma každý večer doviedol k žene a k polievke, a potom sa mi stratil.“} Strelka [=ukázala] naňho a <prvý raz~po prvýkrát v ten deň> sa [=nepohla].',
          ],
        },
        {
          id: 'skusit-kazdeho',
          text: [
            '[Hero] [urobil] pokus. Kompas [dal] do ruky <mravcovi~malému mravcovi> a strelka [=ukázala] na mravenisko. {|Slimákovi [=ukázala] jeho ulitu a slimák [=povedal], že to je síce pravda, ale že tam práve je.} [Helper] ho [helper:chytil] tiež a strelka sa [=otočila] k domu s rozsvieteným oknom. „Každému ukáže niečo iné,“ [povedal] [hero], „to miesto, kde ho čakajú.“ Nakoniec si ho [vzal] do dlane. {|Strelka sa [=pohojdala/hojdá], [=ukázala] smerom k domovu a [=ostala] tam ticho ako mačka na prahu.} A tak sa [=zistilo/zisťuje], že kompas [=bol] celkom v poriadku.',
          ],
        },
      ],
      after: [
        'Do zápisníka [=pribudla/pribúda] piata svetová strana. {|Volá sa Domov a na ružici sa kreslí do stredu.} Kompas spokojne [=svietil].',
        'Kompas [=zavesili] pri dverách, aby naň videl každý, kto odchádza. {|Pre istotu, keby raz niekto zabudol, kam sa vracia.} Strelka [=mierila/mieri] presne.',
      ],
      fact: '[Hero] [objavil/objavuje], kam ukazuje kompas bez severu.',
    },
  ],
  obstacles: [
    'Lupa sa [=zahmlila/zahmlieva]. {„Všade vidím hmlu!“ [volal/volá] [hero]. Rukáv lupu [=utrel/utiera] a svet [=bol/je] zase na mieste.|„Objavujem hmlu,“ [helper:hlásil/hlási] [helper]. „Hustú, okrúhlu a s rúčkou.“ [Hero] lupu [utrel/utiera] rukávom a hmla [=zmizla/mizne] naraz zo všetkých svetadielov. Aj to sa medzi bádateľmi stáva, a radi o tom pomlčia.}',
    'Baterka [=zhasla/zhasína]. Tma! {„Haló, tma,“ [povedal/hovorí] [hero] a baterku [potriasol/trasie]. Blik, a [=bolo/je] zas svetlo!|[Hero] ňou [potriasol/trasie], [helper] jej pekne [helper:dohovoril/dohovára]. V tme sa dá objaviť len jedno: že človek má dve ruky a každá niekoho drží. To [=bol/je] taký dobrý objav, že baterka od prekvapenia zase [=zasvietila/svieti].}',
    'Cesta sa [=končila/končí] stenou. Kam teraz? {[Hero] na ňu [ťukal/ťuká], kým to niekde [=nezadunelo/nezadunie]. Tam [=boli/sú] malé dvierka!|Ťuk, plné. Ťuk, plné. Ťuk a tu to [=zadunelo/duní]. Pod pavučinou [=boli/sú] dvierka, nízke a s nápisom „Pre zvedavých“. „Veľkosť nepíšu,“ [povedal/hovorí] [hero], a tak sa nimi [=pretiahli/preťahujú] jeden po druhom, na bruchu a so smiechom.}',
    'Bránka [=mala] namiesto kľučky hádanku: „Čo rastie, keď sa delí?“ [Hero] chvíľu [hľadal] odpoveď a [podal] polovicu jablka. {|„Radosť,“ [helper:povedal] [helper] s plnými ústami a bránka [=cvakla].} Potom [=prešli].',
    'Na ceste [=ležal] obrovský balvan s nápisom „Zatlač“. [=Tlačili] a nič. {|Až keď si ho [hero] [obišiel], [=objavil] sa vzadu druhý nápis: „Z tejto strany.“} Balvan sa [=odkotúľal/kotúľa] ako loptička.',
    'Zošit s objavmi [=odniesol] vietor na konár. [Hero] [našiel] dlhú palicu a [helper] jej [helper:pridal] hrabličky. {|Zošit [=spadol] otvorený na strane „čo robiť, keď niečo odnesie vietor“, a tá [=bola] zatiaľ prázdna.} Hneď ju [=doplnili].',
    'Stopa sa [=rozdelila/rozdeľuje] na dve a každá [=išla] na inú stranu. [Hero] si [kľakol] s lupou. {|V jednej [=bola] rosa, v druhej už nie, a tak [=vedeli], ktorá je dnešná.} [=Pokračovali] po mokrej.',
    'Prieskumníkom [=zarástol/zarastá] chodník vysokou trávou. [=Išli] husím krokom a prvý vždy [=hlásil], čo vidí. {|„Vidím trávu,“ [=hlásil] prvý. „Vidím chrbát,“ [=hlásil] druhý a [=mal] pravdu tiež.} Na konci [=bola] lúka.',
  ],
  encounters: [
    '[=Stretli/Stretávajú] starého bádateľa s mapou. {„Čo hľadáte?“ [spýtal/pýta] sa [hero]. „Svoje okuliare,“ [=vravel/vraví] bádateľ. A celý čas ich [=mal/má] na nose!|„Čo objavujete?“ [spýtal/pýta] sa [hero]. „Svoje okuliare. Tretí rok. Zatiaľ som pri nich objavil dve rieky a jaskyňu.“ Okuliare [=mal/má] na nose. [Hero] na ne [ukázal/ukazuje] a bádateľ sa [=zarazil/zarazí]: „Ako dobre, že som ich nenašiel hneď.“} Klobúk dolu!',
    'Vedľa cesty [=ležala/leží] škatuľka s nápisom NIČ. {[Hero] ju [otvoril/otvára] a [=nebolo/nie je] v nej nič. Ale to nič pekne [=voňalo/vonia]!|„Čo je v nej?“ „Nič.“ „A prečo to niekto odložil?“ [Hero] ju [otvoril/otvára] a [=vyšla/vychádza] z nej vôňa, trochu škorica a trochu leto. Nič sa teda dá objaviť, dá sa doň aj pričuchnúť. Škatuľku [=zavreli/zatvárajú], nech ostane niečo z ničoho aj pre ďalších.}',
    'Pavúčik na nich [=zavolal/volá]: „Nepretrhnite otázku!“ {Na vlákne [=visela/visí] otázka: „Prečo je kruh guľatý?“ [=Nechali/Nechávajú] ju tam visieť ďalej.|Na vlákne [=visela/visí] otázka a [=hojdala/hojdá] sa: prečo je koliesko okrúhle, keď škatuľa naň je hranatá? [=Rozmýšľali/Rozmýšľajú] o tom všetci. Odpoveď [=neprišla/neprichádza], a tak jej aspoň [=nechali/nechávajú] voľné miesto vedľa, na tom istom vlákne.}',
    'Dva mravce [=niesli/nesú] vlajočku. {„Objavili sme hrušku!“ [=volali/volajú]. „Je veľká ako kopec a sladká.“|„Objavili sme novú pevninu,“ [=volali/volajú], „je žltá, mäkká a máme ju na obed!“ Na hruške už [=stálo/stojí] mravčie mesto s námestím a radnicou. [Hero] im [zaželal/želá] veľa šťastia a [odhryzol/odhrýza] si iba z neobývanej strany.}',
    'Pri ceste [=sedela] žaba s tabuľkou „Informácie“. „Čo viete?“ [spýtal] sa [hero]. {|„Že prší, keď som mokrá,“ [=povedala] žaba, „a opačne to práve skúmam.“} Zatiaľ [=svietilo] slnko.',
    'Starý krtko [=kreslil] mapu podzemia. [=Bola] celá čierna. {|„Presná je dokonale,“ [=pochválil] sa, „len sa v nej zle hľadá.“} [Hero] mu [požičal] bielu kriedu.',
    'Na múre [=sedeli] dva vrabce a [=hrali] sa na otázky. „Prečo?“ „Preto.“ „A prečo preto?“ {|Už tretí deň [=viedol] ten, čo sa pýta, lebo tomu druhému [=dochádzali/dochádzajú] odpovede.} [Hero] im jednu dobrú odpoveď [pošepkal/šepká].',
    'Veverička [=skúmala] orech lupou. „Má švík,“ [=šepkala]. „Niekto ho zašíval zvnútra.“ {|[Hero] jej [poradil] zaklopať a z orecha [=vyšiel] červík s ihlou, ktorý sa veľmi [=ospravedlňoval/ospravedlňuje].} Taký objav!',
    'Oblak nad cestou [=vyzeral] ako otáznik. [Hero] si ho [nakreslil] do zápisníka. {|Kým [dokreslil] bodku, [=bol] z neho výkričník a potom už len ovca.} Aj nebo si teda [=odpovedalo/odpovedá] samo.',
    'Na kameni [=hrala] šach mucha s pavúkom, každý na svojej strane. {|„Kým hráme, tak ma neje,“ [=šepla] mucha, „a preto si každý ťah veľmi dôkladne rozmyslím.“} Pavúk [=súhlasil/súhlasí], lebo ho to [=bavilo/baví].',
  ],
  favourite: [
    'Na nočnom stolíku [=ležala] lupa. V noci [=objavovala/objavuje] už len sny, celkom zblízka a celkom potichu.',
    'V škatuľke pri posteli [=oddychovali] dnešné objavy: kamienok, pierko a jedno tiché ticho.',
    'Na stene [=visela] mapa a biele miesta na nej v tme ticho [=svietili].',
    'Kompas na poličke [=mal] strelku celkom pokojnú. [=Ukazovala] na vankúš.',
    'V zápisníku pri posteli [=spali] otázky, každá na svojom riadku.',
    'Baterka pod perinou už [=oddychovala] a tma okolo nej [=bola] mäkká.',
    'Na parapete [=stála] fľaša s kamienkami. Mesiac si ich jeden po druhom potichu [=obzeral].',
    'Nad posteľou [=visel] na nitke papierový balón a pomaly sa [=otáčal] k hviezdam.',
  ],
}
