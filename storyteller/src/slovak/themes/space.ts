import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const space: ThemePack = {
  words: ['vesmír', 'hviezd', 'raket', 'planét', 'mesiac', 'kozm', 'kométa', 'komét', 'galax', 'skafand'],
  settings: [
    setting(
      'raketa',
      'sky',
      place('raketa Kanvica', 'v rakete Kanvici', 'do rakety Kanvice', 'z rakety Kanvice'),
      [
        'Raketa Kanvica [=letela] vesmírom a [=pískala] ako čajník. {[Hero] [sedel] pri okienku.|[Hero] v nej [sedel] pri okienku, [jedol/je] kozmický rožok a omrvinky [=plávali] okolo hlavy ako malé planéty.} Vonku [=svietili] <modré~zlaté~strieborné> hviezdy.',
        'Tri, dva, jeden a dym! [Hero] [pristál] v kresle pilota rakety Kanvice. {Hviezdy [=blikali].|Raketa [=mala] pedále, zvonček a hrnček na hviezdny prach. Pod ňou sa [=zmenšovala] Zem ako lopta, ktorú niekto zabudol vo dvore.} Vesmír [=voňal] trochu po kovovej lyžičke.',
      ],
      [
        'V rakete [=nemalo] nič váhu. {Ani polievka.|Polievka [=lietala] v guľôčkach a kto [=bol] hladný, [=otvoril] ústa a [=počkal].} Na stene [=tikali] vesmírne hodiny, trinásť na trinásť.',
      ],
      [
        'Raketa [=otočila] nos k Zemi. Motory už len tíško [=priadli]. {Hviezdy [=svietili] pomaly.|Hviezdy [=svietili] pomaly a Mesiac im [=držal] miesto, aby sa v tme nepomýlili.} Pristátie [=bolo] mäkké ako do periny.',
      ],
    ),
    setting(
      'mesiac',
      'sky',
      place('Mesiac', 'na Mesiaci', 'na Mesiac', 'z Mesiaca'),
      [
        'Na Mesiaci [=bolo] ticho a trochu mäkko. [Hero] tam [skákal] {vysoko ako dom|raz vysoko ako dom a raz ako dom s komínom, lebo na Mesiaci je človek ľahký}. Skafander [=šušťal] a hore [=visela] modrá Zem.',
        'Kráter na Mesiaci [=bol] presne taký veľký ako vaňa. {[Hero] v ňom [sedel].|[Hero] v ňom [sedel] s ďalekohľadom, [pozeral] na vesmír a [čakal], kedy bude večera, ktorá je tu dvakrát za mesiac.} Hviezdy [=svietili] ako <soľ~cukor~zrnká piesku> na čiernom stole.',
      ],
      [
        'Mesačný prach [=škrípal] pod nohami ako čerstvý sneh. {|Na jednom kopci [=stála] lampa a pod ňou lavička s nápisom: „Rezervované pre spln.“}',
      ],
      [
        'Mesiac sa pomaly [=otočil] a [=pustil] ich po striebornom lúči dolu. Šmyk, tíško, šmyk. {|Lúč [=viedol] rovno k oknu, cez okno na koberec a z koberca už [=bolo] do postele iba krok.} Hviezdy [=šepkali].',
      ],
    ),
    setting(
      'stanica',
      'sky',
      place('hviezdna stanica', 'na hviezdnej stanici', 'na hviezdnu stanicu', 'z hviezdnej stanice'),
      [
        'Na hviezdnej stanici [=zastavovali] kométy ako električky. {Cing!|„Nastupovať na chvost, prosím, len na chvost,“ [=hlásilo] rádio.} [Hero] tam [predával] lístky a [razil] do nich dierky v tvare hviezdy.',
        'Stanica [=visela] vo vesmíre ako <lampión~vianočná guľa~veľký maják>. [Hero] na nej [umýval] okná, {lebo hviezdy prášia|lebo kto si myslí, že hviezdy len svietia, ten pod nimi nikdy neutieral}.',
      ],
      [
        'V bufete [=varili] polievku z Mliečnej cesty. {|Abeceda v nej [=bola] z dvoch planét a vždy to [=vychádzalo], len na Jupiter [=nestačil/nestačí] tanier.}',
      ],
      [
        'Posledná kométa [=odviezla] každého domov. Sedadlá [=boli] teplé, svetlo tlmené a sprievodca [=hovoril] šeptom. {|Na konečnej [=stála] ulica, na ulici dom a v ňom lampička.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'robot',
      'robot Šrubko',
      ['Robot Šrubko žije medzi hviezdami. {|Namiesto srdca má hodinky a keď sa teší, ide o päť minút napred.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'hviezdicka',
      'hviezdička Blikotka',
      ['Hviezdička Blikotka je vo vesmíre najmenšia. {|Zato bliká v rytme, ktorý si všetky ostatné pospevujú.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'mimozemstan',
      'mimozemšťan Pupo',
      [
        'Na okno [=zaklopal] mimozemšťan Pupo, okrúhly a {zelený|zelený, s troma očami, z ktorých jedno sa vždy [=smialo]}. „Máte maslo? My vo vesmíre máme len chlieb.“ A tak sa [=zoznámili].',
      ],
      ['Mimozemšťan Pupo [=zatvoril] tri oči, jedno po druhom, a [=schúlil] sa vo svojom tanieri.'],
    ),
    figure(
      'doktorka',
      'astronómka Elvíra',
      [
        'Za ďalekohľadom [=stála] astronómka Elvíra. {„Počítam hviezdy. Pomôžem!“|„Tritisíc päť, tritisíc šesť,“ [=mrmlala], „ale čo, hviezdy počkajú, kamaráti majú prednosť.“} Vrecká [=mala] plné máp.',
      ],
      ['Astronómka Elvíra [=zakryla] ďalekohľad čiapkou, aby mu do rána neprechladlo oko.'],
    ),
    figure(
      'pes',
      'pes Gagarin',
      [
        'Po rebríku [=zbehol] pes Gagarin v skafandri. {„Haf. Vo vesmíre bez ozveny.“|[=Zaštekal] a vo vesmíre sa to [=ozvalo] až o chvíľu, z druhej strany.} Chvost mu od radosti [=krútil] celým skafandrom.',
      ],
      ['Pes Gagarin sa [=stočil] v beztiaži do klbka a tíško [=plával] nad vlastným pelechom.'],
    ),
  ],
  problems: [
    {
      id: 'zhasla',
      ask: 'Čo potrebuje hviezda, ktorá zhasla?',
      title: ['[Hero] a hviezda, ktorá zhasla', 'Hviezda na opravu'],
      refrain: ['Blik sem, blik tam, ja ťa nenechám', 'Každá hviezda raz zívne'],
      spark: [
        'Na oblohe [=chýbalo] jedno svetielko. {Hviezda [=zhasla]!|Medzi dvoma hviezdami [=zívala] diera ako po vypadnutom zube a lode v nej [=zatáčali] na nesprávnu stranu.} [Hero] ju [našiel]: malú, sivú, smutnú. „Už neviem svietiť,“ [=šepla].',
        'Blik, blik a nič. Hviezda číslo sedem [=prestala] svietiť. {„Som unavená.“|„Svietim už miliardu rokov bez prázdnin,“ [=povzdychla], „komu to chýba?“} [Hero] k nej [priletel]. Vesmír bez nej nie je celý.',
      ],
      tries: [
        '[Hero] [utrel] hviezdu handričkou. {[=Leskla] sa. [=Nesvietila/Nesvieti].|[=Leskla] sa ako lyžica v nedeľu, no svetlo [=ostalo] kdesi vnútri.} Treba skúsiť niečo iné.',
        '[=Skúsili] baterky. {Plus a mínus. Cvak a nič.|Cvak sem, cvak tam, a [=rozsvietil] sa iba nos toho, kto ich [=vkladal].} Hviezdy teda nie sú na baterky.',
      ],
      solutions: [
        {
          id: 'prianie',
          text: [
            '„A čo keď ti len chýba, aby ťa niekto videl?“ [povedal] [hero]. {[=Pozerali] na ňu. Dlho, pekne.|[Helper] [helper:zavolal] ostatných a všetci [=pozerali], nie ako na poruchu, ale ako na hviezdu.} Najprv [=zružovela]. Potom [=zažltla]. {A potom [=zasvietila]!|A potom [=zasvietila] tak, že raketa [=mala] tieň a Mesiac si [=nasadil] okuliare.} Kdesi na Zemi si práve niekto niečo [=zaželal].',
          ],
        },
        {
          id: 'prestavka',
          text: [
            '„Odpočiň si. Zatiaľ posvietim ja,“ [povedal] [hero] a [zažal] lampáš na jej mieste. {Hviezda [=zaspala].|[Helper] [helper:priniesol] deku z Mliečnej cesty a hviezda pod ňou [=zaspala] skôr, než stihla poďakovať.} Jeden vesmírny deň [=bolo] ticho. Ráno sa [=natiahla] a [=rozžiarila]. {Ako nová!|„Takže prázdniny sú na toto,“ [=smiala] sa a [=svietila] až za roh galaxie.} A lampáš [=mohol] zhasnúť.',
          ],
        },
      ],
      after: [
        'Hviezda im na rozlúčku [=blikla] trikrát. {|Po hviezdnom je to ďakujem, prosím a dobrú chuť, v tomto poradí.} Diera na oblohe [=zmizla].',
      ],
      fact: '[Hero] [pomohol] unavenej hviezde znova svietiť.',
    },
    {
      id: 'kometa',
      ask: 'Ako sa rozväzuje uzol na kométe?',
      title: ['[Hero] a zapletený chvost kométy', 'Kométa s uzlom'],
      refrain: ['Uzlík sem, uzlík tam', 'Pomaly, vesmír počká'],
      spark: [
        'Kométa Vlasta [=mala] na chvoste uzol. {Veľký!|[=Letela] pritesne okolo Saturna, [=zamotala] sa mu do prstenca a odvtedy [=lietala] iba dokola.} „Nemotá sa ti z toho hlava?“ [spýtal sa] [hero]. [=Motala] sa. Uzol musí preč.',
        'Okolo [=preletela] kométa. A znova. A zas! {[=Krúžila] dokola.|„Ja by som aj zastala,“ [=volala], „ale mám na chvoste uzol a ten ma otáča.“} [Hero] jej [chcel] pomôcť.',
      ],
      tries: [
        '[Hero] [potiahol] za koniec. {Uzol [=bol] väčší.|Chvost sa [=natiahol] od planéty po planétu a uzol sa len [=zasmial] a [=stiahol] tuhšie.} Silou sa to nedá.',
        '[=Skúsili] hrebeň. {Prask! [=Bol] malý.|[=Bol] to hrebeň na grécke účesy, na kométy mu [=chýbali] dva zuby a odvaha.} Nič to. Vesmír má čas.',
      ],
      solutions: [
        {
          id: 'spat',
          text: [
            '„Leť tadiaľ, kadiaľ si prišla, ale naopak,“ [povedal] [hero]. {Okolo Saturna. Doľava.|Zo Saturna doľava, pod Jupiter, popri Marse, a [helper] [helper:kričal] do zákrut: „Pozor, schod!“} Slučka po slučke sa uzol [=zmenšoval]. A potom: šup! {Chvost [=bol] rovný.|Chvost sa [=rozvinul] za ňou ako stuha a [=sypal] sa z neho zlatý prach na všetky planéty po ceste.} Kométa [=výskala] a [=letela] rovno.',
          ],
        },
        {
          id: 'smiech',
          text: [
            '[Hero] si [všimol], že uzol je stiahnutý od strachu. {„Rozprávaj mi niečo.“|„Povedz mi, kam letíš, keď nikam nemusíš,“ [povedal] a [hladil] chvost dlaňou.} Kométa [=hovorila] o mori, ktoré [=videla] z výšky. [Helper] [helper:počúval]. {Uzol [=povolil] sám.|Pri tretej vlne uzol [=povolil], pri piatej sa [=rozviazal] a nikto si to ani [=nevšimol/nevšimne], taký to [=bol] pekný príbeh.} „Ja som voľná!“ [=zažiarila] nad vesmírom.',
          ],
        },
      ],
      after: [
        'Kométa im [=požičala] kúsok chvosta na cestu domov. {|Svieti, hreje a v zákrutách smiešne šteklí pod nosom.} Planéty [=tlieskali] prstencami.',
      ],
      fact: '[Hero] [rozviazal] kométe Vlaste uzol na chvoste.',
    },
    {
      id: 'planeta',
      ask: 'Neletelo sa tadiaľto k malej planéte?',
      title: ['[Hero] a planéta, ktorej bolo smutno', 'List od malej planéty'],
      refrain: ['Haló, haló, počuje ma niekto', 'Na návštevu sa neklope nahlas'],
      spark: [
        'V rádiu to [=zachrapčalo]: „Haló? Tu malá planéta. Nikto ku mne nelieta.“ {Hlások sa [=triasol].|„Mám dva kopce, jeden potok a bábovku, ktorá tvrdne,“ [=hovoril] hlások.} [Hero] [otočil] raketu. Kde vo vesmíre tá planéta je?',
        'Na mape [=svietila] bodka bez mena. {[=Bola] to malá planéta. Sama.|[=Bola] to planéta taká malá, že ju mapy [=považovali] za omrvinku, a [=bola] z toho veľmi smutná.} [Hero] sa [rozhodol], že ju navštívi.',
      ],
      tries: [
        '[=Leteli] rovno. {[=Bola] to lampa.|Svetlo [=bolo] stále väčšie, až z neho [=bola] lampa na hviezdnom parkovisku.} „Pardon,“ [povedal] [hero] lampe.',
        '[=Zavolali] naspäť. {[=Ozvala] sa práčka.|Rádio [=zapískalo] a [=prihlásila] sa práčka z Marsu, že má práve žmýkanie.} To [=nebola] ona. Vesmír je hlučný.',
      ],
      solutions: [
        {
          id: 'vona',
          text: [
            '[Hero] [otvoril] okienko na škáročku. {Vôňa! Bábovka!|Vesmírom sa [=tiahla] tenučká vôňa bábovky, mak, citrón a za tým kúsok samoty.} „Za nosom,“ [helper:povedal] [helper]. A [=bola] tam, malá ako záhrada. {„Vy ste prišli!“|„Vy ste naozaj prišli,“ [=začervenala] sa celá planéta, až na nej [=vyšlo] slnko o hodinu skôr.} Bábovku [=zjedli] spolu, tvrdú, a [=chutila] im.',
          ],
        },
        {
          id: 'svetla',
          text: [
            '„Zablikaj!“ [povedal] [hero] do rádia. {Blik. Blik. Vľavo!|Všetky hviezdy svietia, no iba jedna vie blikať do rytmu pesničky „Prší, prší“.} [Helper] ju [helper:zbadal] prvý raz, [hero] druhý. [=Pristáli] medzi dvoma kopcami. {A [=zatancovali/tancujú].|Potok [=zabublal] od radosti a na takej malej planéte stačí na tanec dookola sedem krokov.} Na mapu jej [=napísali] meno: Milá.',
          ],
        },
      ],
      after: [
        'Každú nedeľu tam odvtedy niekto letí. {|Je tam už aj lavička, zvonček a poradovník, lebo bábovky je len jedna.} Planéta už nie je sama.',
      ],
      fact: '[Hero] [navštívil] malú planétu, ktorá bola sama.',
    },
  ],
  obstacles: [
    'Vesmírom [=prefrčal] roj kamienkov. {Klop, klop, klop.|[=Klopali] na raketu, jeden po druhom, a každý sa [=ospravedlnil].} [Hero] im [otvoril] poklop a [=preleteli] druhou stranou von.',
    'Mliečna cesta [=bola] zatvorená. „Zametáme,“ [=stálo] na tabuli. {[=Išli] okolo Saturna.|[Helper] [helper:pomohol] so zametaním, hviezdny prach [=kýchal] a o chvíľu [=bola] cesta voľná.}',
  ],
  encounters: [
    'Okolo [=plával] vesmírny kozmonaut a [=hľadal] rukavicu. {[=Držal] ju v zuboch.|[=Držal] ju v zuboch, preto mu nikto [=nerozumel].} [Hero] na ňu [ukázal]. „Mmm!“ [=poďakoval] sa.',
    'Planéta s prstencom [=skákala] cez švihadlo. {„Sto jeden!“|„Sto jeden, sto dva,“ [=fučala], „doktor hovorí, že som priguľatá.“} Hviezdy [=držali] konce.',
    'Na satelite [=sedel] vrabec. {Nik nevie ako.|Ako sa sem [=dostal], to [=nevedel] nik, ale gazdinky z celého vesmíru mu [=hádzali] zrno.} [Hero] mu [hodil] omrvinku a tá [=letela] ešte dlho.',
  ],
  favourite: [
    'Na strope izby [=svietili] nalepené hviezdy a medzi nimi jedna ozajstná, čo [=prišla] na návštevu.',
    'Raketa [=stála] zaparkovaná pri posteli a motory už celkom [=vychladli].',
  ],
}
