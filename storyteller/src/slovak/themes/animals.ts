import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const animals: ThemePack = {
  words: [
    'zvier',
    'labk',
    'chvost',
    'uši',
    'srsť',
    'srst',
    'mláď',
    'pes',
    'psík',
    'mač',
    'zajac',
    'zajko',
    'jež',
    'kôň',
    'koní',
    'koz',
    'kačic',
  ],
  settings: [
    setting(
      'gazdovstvo',
      'land',
      place('babkin dvor', 'na babkinom dvore', 'na babkin dvor', 'z babkinho dvora'),
      [
        'Na babkinom dvore [=vstávali] zvieratká skôr než slnko. {Kikirikí!|Kohút [=spustil] kikirikí, kačice [=prišli] v rade a koza už [=stála] na búde, lebo odtiaľ je lepší výhľad.} [Hero] [niesol] v hrnčeku zrno a okolo [=skákal] celý sprievod.',
        'Babkin dvor [=voňal] <senom~mliekom~jablkami>. [Hero] [sedel] na klátiku a na kolenách [mal] mačku, {teplú a ťažkú|ktorá [=priadla] tak nahlas, že kačice [=mysleli], že ide traktor}. Zvieratká [=mali] dobrý deň.',
      ],
      [
        'V maštali [=bolo] prítmie a teplo. Krava [=prežúvala] a [=pozerala] na všetkých ako učiteľka {na konci hodiny|na konci hodiny, keď už aj ona myslí na obed}.',
        'Kačice [=chodili] v rade podľa veľkosti. {Posledná [=spievala].|Posledná sa vždy [=zapozerala] na motýľa, preto rad [=vyzeral] ako vlak, ktorému chýba vagón.}',
      ],
      [
        'Na dvore [=stíchli] všetky labky. Kačice [=strčili] hlavy pod krídla. {Koza ešte [=zívla].|Koza [=zívla] na búde, dlho a zhlboka, a [=zložila] si bradu na predné nohy.} Cez okno kuchyne [=svietila] teplá lampa.',
      ],
    ),
    setting(
      'utulok',
      'indoors',
      place('zvieracia čakáreň', 'v zvieracej čakárni', 'do zvieracej čakárne', 'zo zvieracej čakárne'),
      [
        'V čakárni u zverolekárky [=sedeli] zvieratká a každé [=tvrdilo], že je zdravé. {Aj pes s obväzom.|Najviac to [=tvrdil] pes s obväzom na chvoste, ktorý si ho [=namočil] do guláša.} [Hero] tam [pomáhal] každý utorok a [škrabkal] za ušami.',
        '[Hero] [otvoril] dvere čakárne. {Mňau! Hav! Píp!|Naraz sa [=ozvalo] mňau, hav aj píp a kdesi vzadu jedno slušné „dobrý deň“ od papagája.} [=Voňalo] tam mydlom a <granulami~senom~rumančekom>.',
      ],
      [
        'Na stene [=visel] plagát so zvieratkami. {|Škrečok pod ním [=sedel] už hodinu a [=porovnával/porovnáva], či má naozaj také líca.}',
        'Korytnačka [=prišla] na poradie už včera. {Čas [=mala].|Nikam sa [=neponáhľala] a svojich dvadsať krokov si [=vedela] vychutnať.} Srsť [=lietala] vzduchom ako pierka.',
      ],
      [
        'V čakárni [=zhaslo] svetlo. Zvieratká sa [=stočili] do klbiek a [=dýchali] pomaly. {|Papagáj ešte [=zašepkal] dobrú noc, v dvoch jazykoch a veľmi ticho.} Domov sa [=šlo] okolo spiacich záhrad.',
      ],
    ),
    setting(
      'breh',
      'water',
      place('breh pri vŕbe', 'na brehu pri vŕbe', 'na breh pri vŕbe', 'z brehu pri vŕbe'),
      [
        'Pod vŕbou pri vode [=bývalo] viac zvieratiek než v celom meste. {[Hero] ich [poznal] po mene.|Vydra [=mala] prízemie, dudok prvé poschodie a volavka [=bývala] na jednej nohe. [Hero] ich [poznal] všetky po mene.} Voda [=žblnkala].',
        '[Hero] [ležal] na bruchu a [pozeral] do vody. {Odtiaľ [=pozeral] rak.|Z druhej strany [=pozeral] rak a chvíľu [=nebolo] jasné, kto je na návšteve u koho.} Na brehu pri vŕbe [=začínal] deň a zvieratká [=raňajkovali].',
      ],
      [
        'Vydra sa [=šmýkala] po blate. Šups! {A zas!|Šups dolu, cup hore, a vždy keď [=vyliezla], [=tvárila] sa, že [=to bolo/je to] prvý raz.} Chvost [=mala] ako kormidlo.',
        'Žaby [=nacvičovali] zbor. {Kvák.|[=Dirigovala] ich volavka, preto [=spievali] veľmi slušne a trochu z diaľky.} Dudok [=kýval] chochlíkom.',
      ],
      [
        'Voda pri brehu [=spomalila]. Zvieratká sa [=schovali], každé do svojho. {|Vydra v nore, rak pod kameňom a volavka na jednej nohe, tú druhú si [=hriala] v perí.} Cestou domov [=svietil] mesiac a tráva [=bola] teplá.',
      ],
    ),
  ],
  heroes: [
    figure(
      'zajko',
      'zajko Ušiačik',
      [
        'Zajko Ušiačik má jedno ucho hore a jedno dole. {|Tým horným počúva svet a tým dolným si zakrýva oko, keď je smiešno.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'krava',
      'kravička Stračena',
      ['Kravička Stračena nosí na rohu sedmokrásku. {|Keď ju zje, hneď si vypýta ďalšiu, ozdoba musí byť čerstvá.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'psik',
      'psík Flíčik',
      ['Psík Flíčik má jednu škvrnu na uchu a jednu na svedomí. {|Tá druhá je od šľahačky.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'koza',
      'koza Líza',
      [
        'Na plot [=vyskočila] koza Líza. {„Ja viem všetko. Mé.“|„Som tu najvyššie, takže viem najviac,“ [=zamečala] a [=odhryzla] si z plagátu.} [=Zoskočila] dolu a [=išla] tiež.',
      ],
      ['Koza Líza si [=ľahla] do slamy a [=prežúvala] pomaly, čoraz pomalšie, celkom potichučky.'],
    ),
    figure(
      'kon',
      'kôň Sivko',
      [
        'Spoza plota [=vystrčil] hlavu kôň Sivko. {„Frrr. Pomôžem?“|„Frrr,“ [=povedal] a [=fúkol] každému do vlasov, to je po konsky srdečne vitajte.} Kopytá [=zaklopali]: klop, klop.',
      ],
      ['Kôň Sivko [=stál] v slame a [=driemal]. Dych mu [=bol] teplý a pomalý ako letný večer.'],
    ),
    figure(
      'jezica',
      'mačka Ministerka',
      [
        'Z pece [=zoskočila] mačka Ministerka. {„Vybavím to.“|„Také veci sa vybavujú s pokojom,“ [=oznámila] a najprv si [=umyla] ľavú labku, potom pravú, lebo poriadok musí byť.} A [=kráčala] vpredu.',
      ],
      ['Mačka Ministerka sa [=stočila] na teplom mieste a [=zapriadla]. Chvost si [=položila] cez oči ako zástenu.'],
    ),
  ],
  problems: [
    {
      id: 'kaciatko',
      ask: 'Nevidel tu niekto malé kačiatko?',
      title: ['[Hero] a siedme kačiatko', 'Kačiatko, ktoré zabudlo zabočiť'],
      refrain: ['Píp sem, píp tam, koho hľadám', 'Labka za labkou'],
      spark: [
        'Kačica [=rátala] mláďatá: jedno, dve, päť, šesť. {A siedme? Kde je?|„Šesť,“ [=povedala] a [=rátala] odzadu, odpredu aj na preskačku, ale šesť je šesť.} [Hero] sa [ponúkol]: nájdeme ho. Niekde predsa pípa.',
        'Do nohy niečo [=ďoblo]. {[=Bolo] to kačiatko. Samo!|[=Bolo] to kačiatko, malé, žlté, trochu zablatené a presvedčené, že topánka je jeho mama.} [Hero] ho [vzal] do dlaní. Treba nájsť ozajstnú mamu, tú s perím.',
      ],
      tries: [
        '[Hero] [zavolal] „píp“. {[=Ozval] sa vrabec.|[=Ozval] sa vrabec, sliepka a po chvíli aj poštár, ktorý sa rád zapája.} Kačacia odpoveď z toho však [=nebola/nie je].',
        '[=Hľadali] v studni, v sude a v čižme. {V čižme [=spala] myš.|V čižme [=spala] myš a [=bolo] jej veľmi nemilé, že ju vidia v pyžame.} „Pardon,“ [povedal] [hero] a [prikryl] ju.',
      ],
      solutions: [
        {
          id: 'stopy',
          text: [
            '[Hero] si [čupol] a [našiel] na blate stopy. {Malé lopatky. Jedna, druhá.|Malé trojuholníčky, jeden vedľa druhého, s krátkou prestávkou tam, kde [=bola] dážďovka.} [Helper] [helper:čuchal] pri zemi. Stopy [=viedli] k veľkému listu lopúcha. Pod listom [=bolo] ticho a potom píp! {Kačacia mama už [=bežala].|Kačacia mama [=bežala], [=letela] aj [=plakala] od šťastia, všetko naraz, ako to vie len mama.} Mláďa sa [=schovalo] pod krídlo.',
          ],
        },
        {
          id: 'rad',
          text: [
            '„Urobme kačací rad,“ [povedal] [hero]. {[=Kolísali] sa a [=pípali].|[Helper] sa [helper:postavil] dozadu, [=kolísali] sa do strán a [=pípali], až sa z toho sliepkam [=točila] hlava.} Kolíš, kolíš, píp. Kúsok za kríkom sa na koniec radu niekto [=postavil]. Malý a žltý. {[=Našlo] sa!|„Teraz sa nikto neotáčajte,“ [helper:šepol] [helper], „ideme rovno k mame.“} Sedem krokov a [=boli] tam. Mama [=rozprestrela] krídlo.',
          ],
        },
      ],
      after: [
        'Kačica [=rátala] ešte raz: sedem. {A ešte raz: sedem.|Potom pre istotu odzadu a potom len tak pre radosť, lebo sedmička je prekrásne číslo.} Zvieratká si [=oddýchli].',
      ],
      fact: '[Hero] [našiel] siedme kačiatko a [priviedol] ho k mame.',
    },
    {
      id: 'spanok',
      ask: 'Nevieš o teplom mieste pre ježka?',
      title: ['[Hero] a ježko, ktorý nemohol zaspať', 'Kam si ľahne ježko'],
      refrain: ['Pichľavo, mäkko, nájdeme miesto', 'Šuchi, šuch, kde je môj kút'],
      spark: [
        'V lístí niečo [=fučalo]. {Ježko! A nevie, kde spať.|„Jedna kopa je mokrá, druhá obsadená a v tretej fúka,“ [=fučal] ježko, „a mne sa už zatvára aj to oko, na ktoré nespím.“} [Hero] sa k nemu [sklonil]. Zvieratko potrebuje posteľ.',
        'Ježko [=pochodoval] hore-dolu a [=zíval]. {Pelech mu [=odfúkol] vietor.|Posteľ mu v noci [=odniesol] vietor, aj s vankúšom z machu, a tu sa s pichliačmi nikto nechce deliť o perinu.} [Hero] [chcel] pomôcť.',
      ],
      tries: [
        '[=Skúsili] košík na jablká. {Na pichliače sa [=nalepili] tri!|Na pichliače sa mu [=nalepili] tri jablká a ježko [=vyzeral] ako stánok s ovocím.} Chutné, ale nespí sa na tom.',
        '[=Skúsili] psiu búdu. {Pes [=chrápal]. Chrrr!|Pes [=bol] milý, no [=chrápal] ako píla a ježkovi z toho [=stáli] pichliače dupkom.} Tadiaľto teda nie.',
      ],
      solutions: [
        {
          id: 'listie',
          text: [
            '[Hero] [pozbieral] suché lístie, [helper] [helper:priniesol] slamu. {Šuch, šuch. Veľká kopa!|Šuch, šuch, kopa [=rástla] a ježko ju [=skúšal] odborne: bruchom, chrbtom aj nosom.} „Ešte kúsok machu pod hlavu,“ [povedal] [hero]. Ježko [=vliezol] dnu, [=otočil] sa raz, dva razy. {A [=bolo] ho počuť: pfff.|Von [=trčal] len nos, a ten o chvíľu [=povedal] spokojné pfff.} Najlepšia posteľ pre zvieratko je taká, čo šuchotá.',
          ],
        },
        {
          id: 'susedia',
          text: [
            '„Opýtame sa susedov,“ [povedal] [hero]. {Klop u krtka. Klop u zajaca.|Krtko [=mal] predizbu, zajac pelech navyše a obaja [=ponúkli] ešte aj raňajky.} [Helper] [helper:držal] lampášik. U zajaca [=bolo] miesto presne na jedného ježka{ a k tomu deka z vlny|, lenže pichľavého, a tak mu medzi pichliače [=napichali] chumáčiky vlny, aby nikoho nepopichal}. Ježko sa [=zakrútil] a [=usmial]. Srsť a pichliače [=spali] vedľa seba.',
          ],
        },
      ],
      after: [
        'Ježko [=otvoril] ešte jedno oko. „Ďakujem,“ [=povedal]. {|„Toto druhé vám ďakuje už zo sna.“} A zvieratká [=chodili] okolo po špičkách.',
      ],
      fact: '[Hero] [našiel] ježkovi teplú posteľ.',
    },
    {
      id: 'kohut',
      ask: 'Nenašiel niekto kohútí hlas?',
      title: ['[Hero] a kohút bez hlasu', 'Ráno bez kikirikí'],
      refrain: ['Kikiri, kikirí, hlások sa zjaví', 'Kto má hlas, nech ho požičia'],
      spark: [
        'Kohút [=otvoril] zobák a nič. {Ani ki!|Nie kikirikí, ani ki, iba také chrrr, aké robí stará brána.} Zvieratká [=nevedeli], či už je ráno. [Hero] ho [pohladil] po perí. Hlas treba nájsť.',
        'Ráno [=meškalo]. {Kohút ochripol!|Kohút včera [=spieval] na svadbe u sliepok a dnes má v hrdle kašu.} Kto zobudí zvieratká? [Hero] [rozmýšľal].',
      ],
      tries: [
        'Kohút [=kloktal] šípkový čaj. {Glo, glo, a [=prehltol].|Kloktanie [=šlo] výborne, len na konci vždy [=zabudol] a [=prehltol] to.} Hlas zatiaľ nikde.',
        '[=Skúsili] to iní. Koza mé, pes hav. {Slnko iba [=žmurklo].|Slnko [=vystrčilo] jeden lúč, no keď [=počulo] mé, [=myslelo] si, že je poobede.} Všetci sa [=rozosmiali].',
      ],
      solutions: [
        {
          id: 'zbor',
          text: [
            '„Každý dá kúsok,“ [povedal] [hero]. „Koza ki, pes ki, hus rí a mačka kí.“ {Raz, dva, tri!|[Helper] [helper:dirigoval] lyžicou, prvý raz z toho [=bolo] kimékirí a druhý raz mňakirikí.} Na tretí raz to [=zaznelo]: kikirikí! {A slnko [=vyšlo].|Slnko [=vyskočilo] nad plot, kohút [=zatlieskal] krídlami a všetky labky mu [=tlieskali] späť.} Zvieratká [=boli] na seba hrdé.',
          ],
        },
        {
          id: 'med',
          text: [
            '[Hero] [priniesol] lyžičku medu a šál. {Med do hrdla, šál na krk.|Šál [=bol] babkin, bodkovaný a kohútovi v ňom [=vytŕčal] iba hrebeň ako čerešnička na torte.} „A teraz mlč,“ [helper:povedal] [helper]. To [=bolo] najťažšie! Kohút [=mlčal] {celú minútu|minútu, dve, ba celé tri, čo je kohútí rekord}. Potom sa [=nadýchol]. Kikirikí! Hlas [=bol] doma a sladký.',
          ],
        },
      ],
      after: [
        'Zvieratká [=raňajkovali] naraz. {|Kohút [=sľúbil], že na svadbách bude odteraz len tancovať.} A [hero] [dostal] od sliepky vajíčko, ešte teplé.',
      ],
      fact: '[Hero] [pomohol] kohútovi nájsť stratený hlas.',
    },
  ],
  obstacles: [
    'Cestu [=zahatala] krava. {[=Stála] a [=prežúvala].|[=Stála] naprieč, [=prežúvala] a vôbec [=nevyzerala], že má niekam namierené.} „Prosíme,“ [povedal] [hero] a [poškrabkal] ju na čele. Krava [=zažmúrila] oči a [=ustúpila] o krok.',
    'Bránka [=bola] privretá a na nej [=sedel] moriak. {„Heslo!“ „Zrno?“|„Heslo,“ [=hudroval]. „Zrno,“ [skúsil] to [hero]. „Správne, na tom sa tu zhodneme všetci.“} Bránka [=vrzla] a zvieratká [=prešli].',
  ],
  encounters: [
    'Sliepka [=sedela] na klobúku. {„To je vajíčko?“ „Dúfam.“|„Sedím už tretí deň,“ [=šeptala], „keď to bude klobúčik, nazvem ho po dedkovi.“} [Hero] jej [poprial] šťastie.',
    'Na slnku [=ležali] tri mačky a [=mali] poradu. {[=Rozhodli]: spať ďalej.|Bod prvý: leží sa dobre. Bod druhý: nič ďalšie. Porada sa [=skončila] jednohlasne.} Chvosty [=hlasovali].',
    'Okolo [=prešla] ovečka s účesom. {„Nový?“ „Z kefy.“|„Z kefy a z rosy,“ [=pochválila] sa, „vydrží, kým nezafúka.“ Vtom [=zafúkalo].} [Hero] jej [napravil] kučierku na ušku.',
  ],
  favourite: [
    'Pri nohách postele [=spalo] plyšové zvieratko a [=malo] labku položenú na perine.',
    'Na pyžame [=boli] zajačiky. Aj oni už [=mali] ušká dole.',
  ],
}
