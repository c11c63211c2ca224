import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const fairyTale: ThemePack = {
  words: [
    'rozprávk',
    'zámok',
    'kráľ',
    'zaklia',
    'zlat',
    'vodník',
    'škriat',
    'víl',
    'perník',
    'čert',
    'trpaslík',
    'kolovrat',
  ],
  settings: [
    setting(
      'pernik',
      'land',
      place('Perníková chalúpka', 'v Perníkovej chalúpke', 'do Perníkovej chalúpky', 'z Perníkovej chalúpky'),
      [
        'Za siedmimi horami [=stála] Perníková chalúpka. {[Hero] jej [lepil] strechu.|Rozprávky sa v nej [=zastavovali] na čaj a [=odhrýzali/odhrýzajú] si vždy z inej steny, preto jej [hero] každé ráno [lepil] strechu.} Celá dolina [=voňala] <škoricou~medom~klinčekmi>.',
        'Kde bolo, tam bolo, [=bola] raz chalúpka z perníka a v nej [hero]. {Okná [=mala] z cukru.|Okná [=mala] z cukru, a kto [=chcel] vidieť von, ten ich najprv trochu [=oblízal/oblizuje].} Takto sa rozprávky začínajú.',
      ],
      [
        'Na peci [=spal] kocúr v čižmách. {Čižmy [=sušil].|Čižmy sa mu [=sušili] vedľa a jedna z nich [=rozprávala] druhej rozprávku o ponožkách.}',
      ],
      [
        'V chalúpke [=svietila] jedna sviečka a v peci už len [=hrialo]. {|Rozprávky sa [=vrátili] do kníh, každá na svoju stranu, a [=pritiahli] si papier až po bradu.} Aj cesta domov [=voňala] medom.',
      ],
    ),
    setting(
      'mlynica',
      'water',
      place('vodníkov mlyn', 'vo vodníkovom mlyne', 'do vodníkovho mlyna', 'z vodníkovho mlyna'),
      [
        'Vo vodníkovom mlyne sa [=nemlela] múka, ale rozprávky. {[Hero] [držal] vrece.|Navrchu sa [=sypali] zrniečka slov, dolu [=vychádzali] celé vety a [hero] [držal] vrece.} Kvap, kvap, [=odpočítaval] čas vodník.',
        'Pri vode [=sušil] vodník kabát a z cípu mu [=kvapkalo]. {[Hero] [pozdravil].|[Hero] mu [zaželal] mokrý deň, lebo suchý sa vodníkom nepraje.} Rozprávka [=mohla] začať.',
      ],
      [
        'V šálkach pod pokrievkami [=mal] vodník odložené veci: jednu pesničku, jeden sen, jeden smiech. {|„Požičiavam do stredy,“ [=stálo] na lístku.}',
      ],
      [
        'Koleso mlyna sa [=zastavilo]. Voda [=tiekla] pomaly a tíško. {|Vodník si [=vyžmýkal] kabát, [=ľahol] si na dno do mäkkého bahna a [=bublal] zo sna.} Nad vŕbami [=vyšiel] mesiac.',
      ],
    ),
    setting(
      'stokrasa',
      'land',
      place('kráľovstvo Za pecou', 'v kráľovstve Za pecou', 'do kráľovstva Za pecou', 'z kráľovstva Za pecou'),
      [
        'Za pecou [=bolo] kráľovstvo, malé, ale teplé. Škriatkovia tam [=nosili] koruny z orechových škrupín {a [hero] im ich [leštil]|a [hero] im ich pred každou rozprávkou [leštil] rukávom}.',
        '[Hero] [nazrel] za pec a [uvidel] zlatú bránku. {Cupi, dnu!|Na nej [=viselo]: „Kráľovstvo. Vstup v papučiach.“ A tak sa do rozprávky [=vošlo] v papučiach.} [=Bolo] tam teplo a [=voňali] <jablká~zemiaky~štrúdľa>.',
      ],
      ['Kráľovský kolovrat [=vrčal] sám. {|Z vlny [=robil] sny a z dlhých chvíľ rukavice.}'],
      [
        'V kráľovstve Za pecou [=vyhlásili] noc. Zlatá bránka sa tíško [=zavrela]. {|Škriatkovia [=zaspali] v košíkoch s vlnou, traja v jednom, aby im bolo teplo.} Pec [=hriala] ako mama.',
      ],
    ),
  ],
  heroes: [
    figure(
      'jankohrasko',
      'Janko Makovička',
      [
        'V kraji rozprávok žije Janko Makovička, menší než lyžička. {|Do školy ho nosí vrabec a desiatu má z jedného zrnka.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'vila',
      'víla Hmlienka',
      ['Víla Hmlienka býva v rozprávke na konci strany. {|Preto vždy vie, ako sa to skončí, a nikdy to neprezradí.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'cert',
      'čert Ferko',
      [
        'Z komína [=vypadol] čert Ferko a [=oprášil] sa. {„Bubu. Teda, dobrý deň.“|„Strašiť mi nejde,“ [=priznal], „vždy sa začnem smiať prvý.“} A že pomôže, len čo dopije kakao.',
      ],
      ['Čert Ferko si [=zavesil] čiapku s rohmi na klinček a [=stúlil] sa k teplému komínu.'],
    ),
    figure(
      'babka',
      'baba Pagáčka',
      [
        'Na lavičke [=sedela] baba Pagáčka s nošou bylín. {„Dám ti tri rady a pagáč.“|„Každému dám tri rady a pagáč,“ [=povedala], „rady zvyčajne zabudne, pagáč nikdy.“} A [=pridala] sa.',
      ],
      ['Baba Pagáčka si [=sňala] šatku a [=ľahla] na pec, kde [=bolo] teplo aj pre jej staré kolená.'],
    ),
    figure(
      'laktibrada',
      'trpaslík Laktibrada',
      [
        'Spod hríba [=vyšiel] trpaslík Laktibrada a za ním ešte {dlho brada|dlho jeho brada, v nej hrebeň, dva lieskovce a jedna stratená lyžica}. „Počul som, že treba pomôcť,“ [=povedal].',
      ],
      ['Trpaslík Laktibrada sa [=zakrútil] do vlastnej brady dva razy dookola a [=bolo] mu teplo.'],
    ),
  ],
  problems: [
    {
      id: 'koniec',
      ask: 'Nepočul niekto zvonec na koniec rozprávky?',
      title: ['[Hero] a rozprávka bez konca', 'Kam sa podel zvonec'],
      refrain: ['Zazvonil zvonec, a čo je ďalej', 'Kde bolo, tam bolo'],
      spark: [
        'Jedna rozprávka sa [=nevedela] skončiť. {[=Stratila] zvonec!|Princ si [=vzal] princeznú už štvrtý raz, svadba [=trvala] a [=trvala] a kráľa [=boleli] nohy, lebo sa [=stratil] zvonec, ktorý to má odzvoniť.} [Hero] [počul] volanie. Zvonec treba nájsť.',
        '„…a žili šťastne, až kým…“ [=čítal] kocúr a [=zasekol] sa. {[=Chýbal] koniec.|Na poslednej strane [=bola] dierka v tvare zvonca.} Bez zvonca sa rozprávky nekončia a nik nepôjde spať. [Hero] sa [vydal] hľadať.',
      ],
      tries: [
        '[=Skúsili] zazvoniť hrncami. {Rozprávka sa [=začala] znova!|Bim, bam, a rozprávka si [=myslela], že je ráno, a [=začala] odznova: kde bolo, tam bolo.} Hups.',
        '[Helper] [helper:navrhol] zakričať „koniec“. {Nič. Iba ozvena.|Rozprávka sa [=obzrela], či to patrí jej, a [=tancovala] ďalej.} Slovo nestačí.',
      ],
      solutions: [
        {
          id: 'koza',
          text: [
            'Cililink, [=ozvalo] sa z lúky. [Hero] sa [rozbehol] za zvukom. {Zvonec [=mala] koza!|Tam sa [=pásla] koza, na krku zvonec, a [=tvárila] sa ako veľmi dôležitý koniec rozprávky.} „Chýbal mi,“ [=povedala], „každý má svoj, len ja nie.“ [Helper] jej [helper:uplietol] veniec. {[=Vymenili] si to.|Veniec za zvonec, to [=bola] dobrá výmena, lebo veniec sa dá aj zjesť.} Cililink! Rozprávka sa [=usmiala] a [=skončila].',
          ],
        },
        {
          id: 'kvet',
          text: [
            '[Hero] [odtrhol/trhá] zvonček, ten modrý, z lúky. {[=Zazvonil] tichúčko.|Na svadbu [=nebol] dosť hlasný, no na rozprávku pred spaním [=bol] hlasný akurát.} Cink. Princ [=prestal] tancovať. Cink. Kráľ si [=vyzul] topánky. {Cink. A [=bol] koniec.|[Helper] ho [helper:podržal] kocúrovi k uchu a kocúr [=dočítal] tichším hlasom: „…a ak nezaspali, zívajú dodnes.“} [=Bol] to ten najkrajší koniec.',
          ],
        },
      ],
      after: [
        'Rozprávka sa [=poklonila] a [=zavrela] za sebou knihu. {|Zvnútra ešte [=bolo] počuť, ako si niekto sťahuje čižmy a vzdychá od šťastia.}',
      ],
      fact: '[Hero] [našiel] rozprávke stratený koniec.',
    },
    {
      id: 'zaklata',
      ask: 'Ako sa odklína kráľovská polievka?',
      title: ['[Hero] a zakliata polievka', 'Kto zaklial kráľovskú polievku'],
      refrain: ['Lyžica sem, lyžica tam', 'Čo je zakliate, bude odkliate'],
      spark: [
        'V kráľovstve [=bola] zakliata polievka. {Kto ju [=ochutnal], [=hovoril] v rýmoch.|Kto si [=dal] lyžicu, ten [=hovoril] v rýmoch: „Dobrý deň vám, pán sused, máte v brade malý med.“} Kráľ to už [=nevydržal]. [Hero] sa [ponúkol], že kliatbu zruší.',
        'Kuchár [=plakal] do zástery. Polievka [=bola] zakliata! {Všetci [=rýmovali].|Minister [=rýmoval], kráľovná [=rýmovala] a pes [=štekal] striedavo haf a raf.} Rozprávka sa [=zasekla] na obede. [Hero] [nazrel] do hrnca.',
      ],
      tries: [
        '[=Pridali] soľ. {[=Rýmovali] slano.|„Milý kráľ, kto by sa bál, polievku by osolil a vstal,“ [=povedal] kráľ a [=chytil] sa za ústa.} Soľ to nie je.',
        '[Helper] [helper:ochutnal] tiež. {„Mňam, ja sám nám dám!“|„Mňam, mňam, mňam, ešte si dám,“ [=ozvalo] sa a hneď [=bolo] jasné, že kliatba platí pre každého.} Kliatba [=bola] silná.',
      ],
      solutions: [
        {
          id: 'basen',
          text: [
            '„Kliatba z rýmov chce rým,“ [povedal] [hero] a [nadýchol sa]: „Polievočka zlatá, prestaň byť zakliata, mrkva patrí do brucha a ty už buď tichúčka.“ {Blup!|[Helper] [helper:zamiešal] trikrát doľava a jeden raz len tak, pre istotu.} Hrniec [=vzdychol]. {„Dobrý deň,“ [=povedal] kráľ.|„Dobrý deň,“ [=povedal] kráľ a všetci [=čakali]. Nič. Nijaký med ani sused. Len obyčajný dobrý deň.} Kliatba [=bola] preč.',
          ],
        },
        {
          id: 'spytaj',
          text: [
            '[Hero] sa polievky [opýtal], prečo sa hnevá. {„Nikto mi nepovie, že chutím.“|„Jedia ma pri hovore o dani,“ [=bublala], „pri čítaní a postojačky, a nikto nepovie, že chutím.“} [Hero] [vzal] lyžicu. „Chutíš. Po petržlene a po nedeli.“ [Helper] [helper:prikývol]. {Polievka sa [=začervenala].|Polievka sa [=začervenala] až po mrkvu a zo zlatého oka na hladine [=bol] úsmev.} A rýmy [=ustali].',
          ],
        },
      ],
      after: [
        'V kráľovstve sa odvtedy pred obedom hovorí „to vonia“. {|A v nedeľu sa dobrovoľne rýmuje, ale len do zákusku.} Rozprávka sa [=pohla].',
      ],
      fact: '[Hero] [odklial] kráľovskú polievku.',
    },
    {
      id: 'obor',
      ask: 'Nenašla sa tu veľmi veľká rukavica?',
      title: ['[Hero] a obor, ktorý hľadal rukavicu', 'Najväčšia rukavica v rozprávke'],
      refrain: ['Hore, dolu, palec von', 'Očko hladko, očko obratko'],
      spark: [
        'Zem sa [=triasla]. Dup, dup! {[=Šiel] obor. [=Bol] smutný.|Z lesa [=vyšiel] obor veľký ako kostol a po líci mu [=tiekla] slza veľká ako sud.} „Mám jednu rukavicu a dve ruky,“ [=povedal]. [Hero] sa ho [nebál]. Ruke [=bolo] zima.',
        'Na kopci [=sedel] obor a [=fúkal] si na prsty. {Ľavej ruke [=bola] zima.|Od toho fúkania [=lietali] v celom rozprávkovom kraji klobúky.} Rukavicu [=stratil]. [Hero] na neho [zavolal], čo najhlasnejšie.',
      ],
      tries: [
        '[=Skúsili] obrovi natiahnuť na ruku mech. {Prst sa [=vošiel]. Jeden.|Mech [=bol] na múku a [=vošiel] sa doň jeden prst, zato veľmi spokojný.} Treba niečo väčšie.',
        '[Helper] [helper:ponúkol] vlastnú čiapku. {Oborovi ako náprstok.|Obor si ju slušne [=nasadil] na malíček a malíček sa [=poďakoval].} Zima však trvá.',
      ],
      solutions: [
        {
          id: 'pletenie',
          text: [
            '„Upletieme ju,“ [povedal] [hero]. {Ovce [=dali] vlnu.|Ovce [=dali] vlnu, namiesto ihlíc [=vzali] dva rebríky a celá rozprávka [=plietla]: čert rukávnik, vodník palec, babky všetko ostatné.} Očko hladko, očko obratko. [Helper] [helper:počítal] riadky. {Do večera [=bola] hotová!|Slnko [=zapadalo] o hodinu neskôr, len aby [=videlo], či mu sadne.} [=Bola] akurát. Obor sa [=usmial] a na celom kraji sa [=oteplilo].',
          ],
        },
        {
          id: 'dedina',
          text: [
            '[Hero] sa [rozhliadol]. „Počkať. V čom to vlastne stojíme?“ {Mäkké steny. Vlna!|Steny [=boli] mäkké, päť chodieb, jedna krátka a hrubá, a všetko z vlny.} „Je to rukavica!“ [helper:zvolal] [helper]. [=Bývali] v nej myšky. {[=Presťahovali] ich do čižmy.|Myšky sa [=poradili] a [=presťahovali] do oborovej starej čižmy, ktorá [=mala] dve poschodia a výhľad na jazyk.} Obor si [=navliekol] rukavicu, ešte teplú.',
          ],
        },
      ],
      after: [
        'Obor každému opatrne [=podal] ruku, teda koniec prsta. {|V rozprávkach býva, že najväčší vie hladkať najjemnejšie.}',
      ],
      fact: '[Hero] [pomohol] smutnému obrovi k druhej rukavici.',
    },
  ],
  obstacles: [
    'Cez cestu [=ležal] obrovský rozprávkový had. {[=Spal] a [=chrápal].|Tri hlavy [=chrápali] trojhlasne a štvrtá [=šepkala]: „Choďte, ja ich postrážim.“} Po špičkách to [=šlo] výborne.',
    'Sedem hôr a sedem dolín! {Uf.|„Sedem?“ [povedal] [hero]. „Rozprávky preháňajú,“ [helper:žmurkol] [helper], „sú tri a jedna je skôr kopec.“} A ani tá [=nebola] veľká.',
  ],
  encounters: [
    'Na kraji cesty [=stál] princ a [=bozkával] žabu. {„Kvak. Nechaj to.“|„Nechaj to,“ [=povedala] žaba, „ja som žaba z presvedčenia.“} Princ jej [=podal] ruku a [=šiel] na obed.',
    'Tri prasiatka [=stavali] štvrtý domček. {Z vankúšov!|Po slame, dreve a tehle [=skúšali] vankúše a vlk im [=pomáhal], lebo na vankúšoch sa dobre spí aj vlkom.} To je rozprávka!',
    'Zlatá rybka [=sedela] vo vedre pod zvončekom. {„Máte prianie?“ „Obed.“|„Dnes mám voľno, prianie si musíte splniť sami,“ [=bublala], „držím plutvy.“} [Hero] jej [zakýval].',
  ],
  favourite: [
    'Na stolíku [=ležala] knižka rozprávok a v nej záložka. Príbehy už [=spali] medzi stranami.',
    'Za pecou z kociek tíško [=odfukovali/odfukujú] škriatkovia, každý v polovičke orecha.',
  ],
}
