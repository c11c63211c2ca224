import type { ThemePack } from '../../../craft/pack.ts'
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
        'Za siedmimi horami [=stála] Perníková chalúpka a [hero] jej každé ráno [lepil] strechu. {|Rozprávky sa v nej totiž [=zastavovali] na čaj a každá si [=odlomila/odlamuje] z inej steny.} Celá dolina [=voňala] <škoricou~medom~klinčekmi>.',
        'Kde bolo, tam bolo, [=stála] raz Perníková chalúpka a z jej okna sa [pozeral] [hero]. {|Okná [=boli] z cukru, a kto [=chcel] vidieť von, ten ich [=musel] najprv trochu olízať.} Takto sa rozprávky začínajú, sladko a od okna.',
      ],
      [
        'Na peci [=spal] kocúr a vedľa neho sa [=sušili] čižmy. {|Ľavá [=rozprávala] pravej rozprávku o ponožkách.}',
        'Pri dverách [=stála] lopata na chlieb. {[=Sedela] na nej sliepka.|[=Sedela] na nej sliepka a [=tvrdila], že je to výťah.}',
      ],
      [
        'V chalúpke [=svietila] jedna sviečka a v peci už len [=hrialo]. {|Rozprávky sa [=vrátili] do kníh, každá na svoju stranu, a [=pritiahli] si papier až po bradu.} Aj cesta domov [=voňala] medom.',
        'Perníková strecha [=vychladla/chladne] a mesiac ju [=posypal] cukrom. V peci [=driemal] posledný uhlík. {|Kocúr si [=obliekol/oblieka] na labky čižmy, lebo v nich sa mu lepšie sníva.} Doma už [=bola] ustlaná mäkká perina.',
      ],
    ),
    setting(
      'mlynica',
      'water',
      place('vodníkov mlyn', 'vo vodníkovom mlyne', 'do vodníkovho mlyna', 'z vodníkovho mlyna'),
      [
        'Vo vodníkovom mlyne sa [=nemlela] múka, ale rozprávky. [Hero] [držal] vrece. {|Navrchu sa [=sypali] zrniečka slov a dolu [=vychádzali] celé vety, ešte teplé.} Koleso [=klopalo] a voda [=voňala] po mäte.',
        'Pri vodníkovom mlyne [=sušil] vodník kabát a z cípu mu [=kvapkalo]. [Hero] mu [zaželal] mokrý deň. {|Suchý deň sa vodníkom nežela, to je v rozprávkach veľká nezdvorilosť.} Kvap, kvap, rozprávka sa [=začínala].',
      ],
      [
        'V šálkach pod pokrievkami [=mal] vodník odloženú pesničku, sen a smiech. {|„Požičiavam do stredy,“ [=stálo] na lístku.}',
        'Na mlynskom kolese [=sedela] žaba a [=viezla] sa. {|Hore [=vravela] „dobrý deň“ a dolu „dobrú noc“, a tak [=mala] za hodinu desať dní.}',
      ],
      [
        'Koleso mlyna sa [=zastavilo]. Voda [=tiekla] pomaly a tíško. {|Vodník si [=vyžmýkal] kabát, [=ľahol] si na dno do mäkkého bahna a [=bublal] zo sna.} Nad vŕbami [=vyšiel] mesiac a [=svietil] na cestu domov.',
        'Nad vodníkovým mlynom [=vyšli] hviezdy a každá sa [=namočila] do rybníka. {|Vŕby si [=zaplietli] vlasy na noc a žaba [=povedala] poslednú, už naozaj poslednú dobrú noc.} Doma [=čakala] suchá a teplá posteľ.',
      ],
    ),
    setting(
      'stokrasa',
      'land',
      place('kráľovstvo Za pecou', 'v kráľovstve Za pecou', 'do kráľovstva Za pecou', 'z kráľovstva Za pecou'),
      [
        'Za starou pecou [=ležalo] malé a teplé kráľovstvo Za pecou. Škriatkovia tam [=nosili] koruny z orechových škrupín a [hero] im ich [leštil]. {|Najlepšie sa leštia rukávom a dychom, tak to majú králi najradšej.} [=Praskalo/Praská] drevo.',
        '[Hero] [nazrel] za pec a [uvidel] zlatú bránku do kráľovstva Za pecou. [=Viselo] na nej: „Vstup v papučiach.“ {|V papučiach sa totiž chodí tak ticho, že sa rozprávka nezľakne a príde bližšie.} Dnu [=voňali] <jablká~pečené zemiaky~koláče>.',
      ],
      [
        'Kráľovský kolovrat [=vrčal] sám od seba. {|Z vlny [=robil] sny a z dlhých chvíľ rukavice.}',
        'Na tehle [=bola] kráľovská kuchyňa. {Škriatkovia v nej [=piekli/pečú] koláč z jedného hrozienka.|Dvaja škriatkovia [=niesli] hrozienko a tretí [=kričal]: „Pozor, torta!“}',
      ],
      [
        'V kráľovstve Za pecou [=vyhlásili] noc. Zlatá bránka sa tíško [=zavrela]. {|Škriatkovia [=zaspali] v košíkoch s vlnou, traja v jednom, aby im bolo teplo.} Pec [=hriala] celú izbu aj posteľ v nej.',
        'Kolovrat [=zastal] a [=ostalo] po ňom ticho, mäkké ako vlna. {|Strážca zlatej bránky si [=zložil] škrupinu z hlavy a [=použil/používa] ju ako kolísku.} Teplo od pece [=viedlo] rovno pod perinu.',
      ],
    ),
    setting(
      'zamok-zlaty',
      'indoors',
      place(
        'zámok na konci rozprávky',
        'na zámku na konci rozprávky',
        'na zámok na konci rozprávky',
        'zo zámku na konci rozprávky',
      ),
      [
        'Na zámku na konci rozprávky sa každý deň [=konala/koná] svadba a každý deň [=ostali] koláče. [Hero] ich [roznášal] na zlatej tácke. {|Princovia si k nim [=sadali], [=hovorili], že [=žili] šťastne, a [=pýtali] si s makom.} Z veží [=viali] stuhy.',
        'Schody na zámku na konci rozprávky [=boli] vydláždené zlatými bodkami. [Hero] po nich [vyšiel] hore až k oknu. {|Každá bodka [=bola] z nejakej poslednej vety a najstaršie sa už [=dali] čítať iba prstom.} Dolu [=hrala] hudba.',
      ],
      [
        'V zámockej sieni [=viseli] kabáty všetkých kráľov. {|Jeden [=bol] na výrast a [=patril] kráľovi, ktorý sa ešte len učil čítať.}',
        'Pri bráne [=sedel] trpaslík a [=vydával] rozprávkam lístky. {„Koniec prosím tamtadiaľ,“ [=hovoril].|„Šťastný koniec prvé dvere, otvorený koniec prievan,“ [=hovoril] a [=dierkoval/dierkuje].}',
      ],
      [
        'Na zámku [=zhasínali] lustre, posledná svadba už [=dotancovala/dotancúva]. {|Zlaté bodky na schodoch [=svietili] len slabo, aby sa rozprávky nepotkli, keď pôjdu spať.} Postele tam [=mali] mäkké a teplé ako posledná veta.',
        'Zámok na konci rozprávky si [=zavrel] brány ako knihu. {|Trpaslík [=zložil] dierkovač, [=zívol] a [=napísal] na tabuľu: ráno zasa kde bolo, tam bolo.} Domov [=viedla] tichá cesta s mesiacom.',
      ],
    ),
  ],
  heroes: [
    figure(
      'jankohrasko',
      'Janko Makovička',
      [
        'V kraji rozprávok žije Janko Makovička, menší než lyžička. {|Do školy ho nosí vrabec a desiatu má z jedného zrnka.}',
        'Janko Makovička býva v makovici s oknom na pole. {|Keď zafúka vietor, celý dom mu hrká a on si pri tom píska.}',
      ],
      ['[Hero] [spal] v makovici a nohy [mal] na parapete.'],
    ),
    figure(
      'vila',
      'víla Hmlienka',
      [
        'Víla Hmlienka býva v rozprávke na konci strany. {|Preto vždy vie, ako sa to skončí, a nikdy to neprezradí.}',
        'Každé ráno sa nad lúkou zdvihne víla Hmlienka. {|Do desiatej je celá, po desiatej z nej ostáva už len dobrá nálada.}',
      ],
      ['[Hero] [spal] nízko nad lúkou.'],
    ),
    figure(
      'kacur',
      'kocúr Sedmomíľka',
      [
        'Kocúr Sedmomíľka má v rozprávke sedemmíľové čižmy. {|Preto keď sa ide napiť, často musí ísť pol dňa späť.}',
        'V čižmách spí iba kocúr Sedmomíľka. {|Raz sa mu snívalo, že beží, a zobudil sa u tety v Prešove.}',
      ],
      ['[Hero] [spal] a čižmy [=stáli] poslušne pri posteli.'],
    ),
    figure(
      'princezna-lenka',
      'princezná Zlatuša',
      [
        'Princezná Zlatuša má v rozprávke zlatý zvonec na nohe. {|Má ho preto, lebo rada chodí na tajné výlety a vždy ju počuť.}',
        'Princezná Zlatuša vie podojiť kozu a zapriasť kolovrat. {|Kráľovstvo jej na to nestačí, a tak si k nemu zriadila aj dvor.}',
      ],
      ['[Hero] [spal] a zvonec na nohe [=mlčal].'],
    ),
  ],
  helpers: [
    figure(
      'cert',
      'čert Ferko',
      [
        'Z komína [=vypadol] čert Ferko a [=oprášil] sa. „Bubu. Teda dobrý deň,“ [=povedal]. {|„Strašiť mi nejde, vždy sa začnem smiať prvý.“} A že pomôže, len čo dopije kakao.',
        'Na medzi [=sedel] čert Ferko a [=fúkal] si do kakaa. {|„V pekle je všetko horúce,“ [=vzdychol], „aj moje raňajky.“} Potom si [=zastrčil/zastrkuje] chvost za opasok a [=išiel] s nimi.',
      ],
      [
        'Čert Ferko si [=zavesil] čiapku s rohmi na klinček a [=stúlil] sa k teplému komínu.',
        'Čert Ferko [=odložil] prázdny hrnček a chvost si [=zabalil] do vlnenej ponožky.',
      ],
    ),
    figure(
      'pagacka',
      'baba Pagáčka',
      [
        'Na lavičke [=sedela] baba Pagáčka s nošou bylín. „Každému dám tri rady a pagáč,“ [=povedala]. {|„Rady každý zabudne, pagáč nikdy.“} Potom si [=uviazala] šatku a [=išla] s nimi.',
        'Z lesnej cesty [=vyšla] baba Pagáčka a pod pazuchou [=mala] lopár. {|„Keď stretnem princa, pýta si poradiť, keď stretnem draka, pýta si recept,“ [=povedala], „tak čo si pýtate vy?“} A už im [=podávala] pagáče.',
      ],
      [
        'Baba Pagáčka si [=sňala] šatku a [=ľahla] si na pec, kde [=bolo] teplo aj pre jej staré kolená.',
        'Baba Pagáčka [=prikryla] pagáče utierkou, seba dekou a pomaly [=dýchala].',
      ],
    ),
    figure(
      'laktibrada',
      'trpaslík Laktibrada',
      [
        'Spod hríba [=vyšiel] trpaslík Laktibrada a za ním ešte dlho jeho brada. {|V nej [=bol] hrebeň, dva lieskovce a jedna stratená lyžica.} „Počul som, že treba pomôcť,“ [=povedal].',
        'Trpaslík Laktibrada [=kráčal] po ceste a na brade [=ťahal] vozík. {|Ruky [=mal] totiž vo vreckách a v tých vreckách pesničku.} „Kam idete, idem aj ja,“ [=povedal].',
      ],
      [
        'Trpaslík Laktibrada sa [=zakrútil] do vlastnej brady dva razy dookola a [=bolo] mu teplo.',
        'Trpaslík Laktibrada si [=položil] bradu na vankúš a seba vedľa nej.',
      ],
    ),
    figure(
      'vodnik-zeleny',
      'vodník Čľapko',
      [
        'Spod mostíka sa [=vynoril] vodník Čľapko s leknom za uchom. {|„Prepáčte, že kvapkám,“ [=povedal], „doma mi to nikdy nik nevyčítal.“} Za pomoc si [=pýtal] len to, aby smel ísť tiež.',
        'Čľup, čľap, za nimi [=kráčal] vodník Čľapko. [=Ostávali/Ostávajú] po ňom mokré stopy. {|„Tie sú len preto, aby som trafil späť,“ [=vysvetlil], „ale keď svieti slnko, zablúdim.“} A tak ho [=vzali] medzi seba.',
      ],
      [
        'Vodník Čľapko si [=ľahol] do vane, [=stiahol] zátku na štvrtinu a ticho [=bublal].',
        'Vodník Čľapko [=zavesil] kabát na vŕbu a [=zaspal] pod tichou hladinou.',
      ],
    ),
  ],
  problems: [
    {
      id: 'koniec',
      ask: 'Nepočul niekto zvonec na koniec rozprávky?',
      title: ['[Hero] a rozprávka bez konca', 'Kam sa podel zvonec'],
      refrain: ['Zazvonil zvonec, cililink, rozprávke je koniec', 'Kde bolo, tam bolo, kdeže sa to podelo'],
      spark: [
        'Jedna rozprávka sa [=nevedela] skončiť, lebo sa jej [=stratil] zvonec. {Princ v nej [=tancoval] od pondelka a kráľa [=boleli/bolia] nohy.|Princ si v nej [=bral/berie] princeznú už štvrtý raz, svadba [=trvala] od pondelka a kráľa [=boleli/bolia] nohy.} Bez zvonca nik nepôjde spať. [Hero] sa [vydal] ho hľadať.',
        '„A žili šťastne, až kým,“ [=čítal] kocúr a [=zasekol] sa. Na poslednej strane [=bola] dierka v tvare zvonca. {|Cez dierku [=bolo] vidieť predsádku a na nej prekvapenú moľu.} Rozprávka [=ostala] bez konca. [Hero] [sľúbil], že zvonec nájde.',
      ],
      way: [
        'Na svadbe [=sedela] stará teta a [=jedla] štvrtý zákusok. „Zvonec odišiel na prechádzku po slove šťastne,“ [=povedala]. {|„Vravel, že len na chvíľu, lebo každú noc počuje to isté.“} [=Ukázala] na lúku.',
        '[Hero] [našiel] na ceste odtlačok, okrúhly s jazýčkom v strede. {|O kúsok ďalej [=bol] druhý a pri ňom zvyšok <trávy~ďateliny>, odhryznutý veľmi úhľadne.} Stopa [=viedla] za humná.',
        'Zo studne sa [=ozvalo] dlhé: „Cililink?“ [=Bola] to žaba, ktorá si to iba [=skúšala]. {|„Počula som to ráno a zapáčilo sa mi to viac než kvak,“ [=priznala].} Zvonec teda tadiaľto naozaj [=išiel].',
      ],
      tries: [
        '[=Skúsili] zazvoniť <hrncami~lyžicami o tanier>: bim, bam. Rozprávka si [=myslela], že je ráno, a [=začala] odznova. {|Kráľ si [=sadol] na schody a [=povedal], že na prvú stranu už nevládze.} To [=nebolo] ono.',
        '[Helper] [helper:zavolal] do knihy „koniec“. Rozprávka sa [=obzrela] a [=tancovala] ďalej. {|„Koniec sa nevolá,“ [=povedala] jej cez plece stará teta, „koniec sa zvoní.“} Slovo nestačí.',
        '[Hero] [nakreslil] na poslednú stranu <bodku~peknú okrúhlu bodku>. Bodka [=bola] dobrá, ale [=skotúľala] sa dolu po papieri. {|Princ sa na nej [=pošmykol/šmýka], princezná ho [=chytila] a [=muselo] sa to osláviť ďalším tancom.} Svadba [=trvala].',
      ],
      solutions: [
        {
          id: 'koza',
          text: [
            'Cililink, [=ozvalo] sa z lúky. [Hero] [išiel] za zvukom až k starej <hruške~lipe~jabloni>. Tam sa [=pásla] koza a na krku [=mala] zvonec. {|[=Tvárila] sa pri tom ako veľmi dôležitý koniec rozprávky.} „Každá koza má <zvonec~zvonček>, iba ja nie,“ [=povedala] potichu. [Hero] si k nej [sadol] a [uplietol] jej veniec <zo zvončekov~z margarét~z nevädzí>. {|[Helper] naň [helper:priviazal/priväzuje] aj <orechovú škrupinku s kamienkom~suchú makovicu>, aby hrkal.} Veniec za zvonec, to [=bola] dobrá výmena. Cililink! Rozprávka sa [=usmiala] a [=skončila].',
          ],
        },
        {
          id: 'kvet',
          text: [
            '[Hero] [našiel] v tráve modrý zvonček, taký obyčajný, lúčny. „Na svadbu je tichý,“ [povedal], „ale na koniec bude akurát.“ Cink, [=ozvalo] sa, a princ [=prestal] tancovať. Cink, a kráľ si [=vyzul] topánky. {|Huslisti [=spomalili] a stará teta si posledný <zákusok~rez~koláčik> [=zabalila] do obrúska.} Potom [helper] [helper:podržal] zvonček pri uchu kocúrovi, ktorý rozprávku [=čítal]. {|Kocúr [=dočítal] tichším hlasom: „Až kým nezívli, a kto nezívol, ten zíva dnes.“} A [=bol] to ten najkrajší koniec.',
          ],
        },
      ],
      after: [
        'Rozprávka sa [=poklonila] a [=zavrela] za sebou knihu. {|Zvnútra ešte [=bolo] počuť, ako si niekto sťahuje čižmy a vzdychá od šťastia.}',
        'Kráľ si [=vyložil/vykladá] nohy na stoličku a svadba [=dojedla/dojedá] koláče. {|Princ princeznej [=sľúbil], že zajtra sa nebudú brať, ale len tak sedieť.} [=Bolo] ticho ako v zavretej knihe.',
      ],
      fact: '[Hero] [našiel] rozprávke stratený koniec.',
    },
    {
      id: 'zaklata',
      ask: 'Ako sa odklína kráľovská polievka?',
      title: ['[Hero] a zakliata polievka', 'Obed, po ktorom sa rýmovalo'],
      refrain: ['Lyžica sem, lyžica tam, polievočku zamiešam', 'Miešaj, miešaj, varecha, nech už kliatba uteká'],
      spark: [
        'V kráľovstve [=mali] zakliatu polievku. Kto ju [=ochutnal], ten [=hovoril] iba v rýmoch. {|„Dobré ráno, milý kráľ, kto mi to zas jazyk vzal,“ [=povedal] minister a [=hneval/hnevá] sa, lebo básne [=nemal] rád ani v škole.} Kráľ [=chcel] zase hovoriť obyčajne. [Hero] mu [ponúkol] pomoc.',
        'Kuchár [=plakal] do zástery. „Polievka je zakliata,“ [=povedal], „každé slovo má v nej brata.“ {|[=Plesol/Plieska] si dlaňou po ústach, ale rým už [=bol] vonku.} Celý dvor [=rýmoval]. [Hero] [nazrel] do hrnca a [ovoňal/ovoniava] paru.',
      ],
      way: [
        'V špajze [=sedel] škriatok s kôrkou. „Videl som to,“ [=šepkal]. „Polievka sa urazila v utorok pri druhom tanieri.{| Niekto pri nej čítal noviny a povedal iba: aha.}“ To nie je pekné ani voči mrkve.',
        '[Hero] [našiel] za hrncom starú kuchársku knihu. [=Stálo] v nej: „Polievku vždy pozdrav.“ {|Ďalší riadok [=bol] zamastený a [=ostalo] z neho len „a pochv“.} Knihu si [=vzali].',
        'Kráľovský pes [=sedel] pri miske a [=štekal] striedavo haf a raf. „Haf, raf, rada, chytá sa ma nálada,“ [=povedal]. {|Rýchlo si [=zakryl] papuľu labkou, aby z nej nevyšla aj druhá sloha.} [=Museli] sa poponáhľať.',
      ],
      tries: [
        '[=Pridali] do polievky soľ. Kráľ [=ochutnal] a všetci [=čakali]. {|„Soli je v nej akurát, rým sa mi však lepí rád,“ [=povedal] a [=chytil] sa za hlavu.} Soľ to [=nebola].',
        '[Helper] [helper:ochutnal] tiež. „Mňam, mňam, mňam, ešte si dám,“ [=ozvalo] sa hneď. {|Kliatba teda [=platila/platí] pre každého, aj pre tých, čo idú len pomáhať.} Chvíľu [=rýmovali] všetci.',
        '[=Skúsili] polievku precediť cez sitko. Mrkva [=ostala] hore a rýmy [=pretiekli/pretekajú] dolu. {|Mrkva sa zato [=rozhovorila/rozhovorí] a [=mala] na všetko dlhý názor.} [=Vrátili] ju do hrnca.',
      ],
      solutions: [
        {
          id: 'basen',
          text: [
            '„Kliatba z rýmov chce rým,“ [povedal] [hero] a [naklonil] sa nad hrniec. „Polievočka zlatá, nebuď už zakliata, <mrkvička sa kúpe, ticho je v chalupe~vláčik ide do tunela, aby kliatba odletela>.“ {|[Helper] [helper:zamiešal] <trikrát~päťkrát> doľava a raz <doprava~len tak>, pre istotu.} Hrniec [=zabublal] a [=vzdychol]. „Dobrý deň,“ [=povedal] kráľ. Všetci [=čakali], čo k tomu pribudne. {|Nič. Nijaká sloha ani refrén, len obyčajný, krásne holý dobrý deň.} Kliatba [=bola] preč.',
          ],
        },
        {
          id: 'spytaj',
          text: [
            '[Hero] sa polievky celkom slušne [opýtal], prečo sa hnevá. „Nikto mi nepovie, že chutím,“ [=bublala]. {|„Jedia ma pri novinách, <pri hádke~pri telefóne>, aj postojačky, a potom povedia <aha~no nič>.“} [Hero] si [vzal] lyžicu a pomaly [ochutnal]. „Chutíš po <petržlene~mrkve~babkinej záhradke> a po nedeli.“ [Helper] hneď [helper:prikývol]. Polievka sa [=začervenala] až po mrkvu. {|Na hladine sa jej [=urobilo] zlaté oko a to im [=žmurklo].} A rýmy [=ustali].',
          ],
        },
      ],
      after: [
        'V kráľovstve sa odvtedy pred obedom hovorí „to vonia“. {|A v nedeľu sa dobrovoľne rýmuje, ale len do zákusku.} Kráľ si [=pridal].',
        'Pes [=povedal] „haf“ a [=čakal]. {|Nič sa k tomu neprirýmovalo, a tak si to od radosti [=povedal] ešte trikrát.} Polievka [=voňala].',
      ],
      fact: '[Hero] [odklial] kráľovskú polievku.',
    },
    {
      id: 'obor',
      ask: 'Nenašla sa tu veľmi veľká rukavica?',
      title: ['[Hero] a obor, ktorý hľadal rukavicu', 'Najväčšia rukavica v rozprávke'],
      refrain: ['Hore, dolu, palec von, rukavicu hľadá on', 'Očko hladko, očko obratko'],
      spark: [
        'Zem sa [=triasla] a z lesa [=vyšiel] obor, veľký ako kostol. „Mám dve ruky a jednu rukavicu,“ [=povedal] smutne. {|Po líci sa mu [=kotúľala] slza a slimák pred ňou [=uhol] o celú ulicu.} [Hero] sa ho [nebál], lebo obor celý [=drkotal/drkoce] od zimy. Rukavicu treba nájsť.',
        'Na kopci [=sedel] obor a [=fúkal] si na prsty. Ľavej ruke [=bola] zima, pravá [=mala] rukavicu. {|Od toho fúkania [=lietali] v celom rozprávkovom kraji klobúky a [=hromadili/hromadia] sa v susednom.} [Hero] naňho [zavolal], čo najhlasnejšie: „Pomôžeme ti!“',
      ],
      way: [
        'Pri ceste [=česal] pastier ovce. „Obor tadiaľto chodí každú jeseň,“ [=povedal]. „A vždy sa pri našom salaši zohne po malinu.{| Keď sa obor zohne, vypadne mu z kabáta všeličo, minule most.}“ Rukavica teda [=mohla] vypadnúť tu.',
        '[Hero] [našiel] na lúke niť, hrubú ako lano. [=Bola] červená a [=ťahala] sa do doliny. {|Na jednom mieste na nej [=sušili] babky prádlo a veľmi si ju chválili.} [=Išli] popri nej.',
        'Sova [=vyletela] z jedle a [=zívla]. „Od utorka mám pod stromom nový kopec,“ [=povedala]. „Mäkký a chlpatý.{| Prvý kopec, z ktorého sa smejú myši.}“ To [=bola] veľmi čudná správa a veľmi dobrá.',
      ],
      tries: [
        '[=Skúsili] obrovi natiahnuť na ruku mech od múky. [=Zmestil/Zmestí] sa doň jeden prst. {|Ten jeden [=bol] však veľmi spokojný a [=nechcel] von ani pri umývaní.} Treba niečo väčšie.',
        '[Helper] obrovi [helper:ponúkol] vlastnú čiapku. Obor si ju [=nasadil] na malíček ako náprstok. {|Malíček sa [=poklonil] na všetky strany a ostatné prsty mu [=závideli/závidia].} Ruke však [=bola] zima ďalej.',
        '[Hero] obrovi [navrhol], aby si ruku strčil do vrecka. Vo vrecku však [=spal] <medveď~starý medveď~jazvec>. {|„Obsadené,“ [=zamrmlal] a [=otočil] sa na druhý bok, kde [=mal] druhé vrecko a v ňom med.} Do vrecka to [=nešlo/nejde].',
      ],
      solutions: [
        {
          id: 'pletenie',
          text: [
            '„Upletieme mu novú,“ [povedal] [hero] a [pozbieral] ovčiu vlnu z celého salaša. Namiesto ihlíc [=vzali] dva <rebríky~jedľové kmene~pastierske palice>. {|Víly [=plietli/pletú] okraj, pastieri palec a babky z celého kraja všetko ostatné.} [Hero] [chodil] od očka k očku a [helper] [helper:počítal] riadky. Očko hladko, očko obratko. {|Slnko v ten deň [=zapadalo] o hodinu neskôr, len aby videlo, či mu sadne.} Rukavica [=bola] akurát. Obor sa [=usmial] a v celom kraji sa [=oteplilo].',
          ],
        },
        {
          id: 'dedina',
          text: [
            '[Hero] [prišiel] pod jedľu, kde [=ležal] čudný mäkký kopec, a [položil] naň dlaň. [=Bol] z vlny a [=mal] päť výbežkov. „Toto nie je kopec,“ [zašepkal] [hero], „toto je rukavica.“ V každom prste [=bývala] jedna myšia rodina. {|V palci [=mali] školu, v malíčku <kuchyňu~pekáreň~kúpeľ> a na dlani námestie s fontánou z rosy.} [Helper] sa s nimi [helper:dohodol/dohaduje]: za rukavicu čižma s dvoma poschodiami. Obor ju hneď [=vyzul]. {|Myši sa [=presťahovali] do večera a na jazyku čižmy si [=urobili] terasu.} Rukavica [=bola] ešte teplá.',
          ],
        },
      ],
      after: [
        'Obor každému opatrne [=podal] ruku, teda koniec prsta. {|V rozprávkach býva, že najväčší vie hladiť najjemnejšie.}',
        'Obor si na rozlúčku [=vydýchol] a starostovi od toho [=odletel] klobúk. {|Starosta [=povedal], že bez klobúka je hneď o desať rokov mladší.} Obrovi [=bolo] teplo.',
      ],
      fact: '[Hero] [pomohol] smutnému obrovi k druhej rukavici.',
    },
    {
      id: 'rybka-prianie',
      ask: 'Čo si má želať ten, kto plní želania?',
      title: ['[Hero] a zlatá rybka', 'Tretie želanie zlatej rybky'],
      refrain: ['Jedno, dve a želanie, čo sa rybke dostane', 'Rybka zlatá, pošepni, čo sa tebe v noci sní'],
      spark: [
        'Zlatá rybka [=priplávala/pláva] k brehu a [=bola] celá bledá. „Každému som splnila tri priania,“ [=povedala]. „A teraz mi jedno ostalo a je moje.“ {|[=Nevedela] si s ním rady, lebo sa jej nikdy nikto [=nespýtal/nepýta], čo chce ona.} [Hero] si k nej [kľakol] do trávy.',
        'V potoku niečo [=vzdychlo/vzdychá] a [=vyskočila] bublina. Pod ňou [=plávala] zlatá rybka dookola. {|„Ľudia si želajú zámky, kone, jeden si želal palacinku s druhou palacinkou,“ [=povedala].} „A ja svoje prianie neviem nájsť.“ [Hero] jej ho [chcel] pomôcť nájsť.',
      ],
      way: [
        'Na brehu [=pral/perie] starý rybár košeľu. „Ja som si od nej želal novú sieť,“ [=povedal]. „A potom som sa hanbil, že som nepovedal ani ahoj.“ {|[=Poprosil] ich, aby rybke to ahoj doniesli, že ho má už roky na jazyku.} [=Vzali] ho so sebou.',
        '[Hero] [našiel] pri vode zoznam, dlhý ako špagát. [=Boli] na ňom samé priania a ani jedno rybkino. {|Na konci [=bola] odtlačená malá plutva a vedľa nej otáznik.} Hneď im [=bolo] rybky ľúto.',
        'Pri ústí potoka [=sedela] žaba s vreckovkou. „Rybka má v noci otvorené oči,“ [=povedala]. „Pozerá na tú druhú stranu.“ {|Na druhom brehu [=svietili] lampáše a [=bolo] odtiaľ počuť hudbu.} To si [=zapamätali/pamätajú].',
      ],
      tries: [
        '[Hero] rybke [ponúkol] na výber: korunu, zámok, koňa. Rybka [=ďakovala] a [=kývala] plutvou. {|„Koruna mi spadne cez hlavu, zámok sa rozmočí a kôň sa pod vodou nenapasie.“} Ani jedno to [=nebolo].',
        '[Helper] [helper:poradil] želať si, aby mala zase tri priania. Rybka [=zbledla/bledne] ešte viac. {|„Tri už mám sto rokov,“ [=povedala], „a vždy sú to tie najväčšie tri pre niekoho iného.“} Toto [=nebolo] ono.',
        'Nad potokom [=zavesili] zvonček, nech ním rybka zazvoní, keď bude vedieť. [=Zvonila] hneď, [=zvonila] stále a len tak od radosti. {|O chvíľu [=prišla] celá kapela kaprov a [=pýtala] sa, kto sa tu žení.} Zvonček radšej [=odložili/odkladajú].',
      ],
      solutions: [
        {
          id: 'pytat-sa',
          text: [
            '„A čo ťa teší, keď to nie je pre nikoho?“ [spýtal] sa [hero]. Rybka [=stíchla/tíchne]. „Hudba z druhého brehu,“ [=zašepkala]. „Ale tam je plytko a ja sa bojím rákosia.“ {|[=Bolo] to prvýkrát, čo to vyslovila, a voda okolo nej [=zružovela/ružovie].} [Hero] si [sadol] do člna a [vesloval/vesluje] ku kapele. [Helper] [helper:ukázal] huslistom, kadiaľ do rákosia. Kapela sa [=presunula/presúva] na rybkin breh a [=hrala] rovno do hladiny. {|Rybka [=dirigovala] plutvou a tretiu pieseň [=spievala] s nimi.} Prianie si [=nechala] na inokedy, už ho [=nepotrebovala/nepotrebuje].',
          ],
        },
        {
          id: 'darovane',
          text: [
            '„Tak si želám ja,“ [povedal] [hero], „aby si mala deň voľna.“ Rybka na to len [=hľadela/hľadí], lebo také prianie [=bolo] celkom nové. {|„Mám ho splniť, alebo ho mám mať?“ [=spýtala] sa. „Mať.“} Ľudia na brehu [=dostali] lístok, že dnes sa nečaruje, a celkom to [=pochopili]. [Helper] [helper:strážil] chodník k vode <s vetvičkou~s dáždnikom~s veľmi prísnym hríbom>. Rybka si [=ľahla] do teplej plytčiny a [=robila] bubliny. {|Prvá [=bola] malá, druhá väčšia a do tretej sa [=zmestil] celý západ slnka.} „Ešte raz takýto deň,“ [=povedala] večer, „to je moje prianie.“',
          ],
        },
      ],
      after: [
        'Starý rybár jej [=povedal] z brehu ahoj a rybka mu [=odpovedala] tým istým. {|[=Bolo] to kratšie než tri priania, ale [=vydržalo/vydrží] dlhšie.} Potok [=zurčal].',
        'Na koniec dlhého zoznamu prianí [=dopísali/dopisujú]: „A jedno rybkino.“ {|Písmo [=bolo] malé, mokré a veľmi spokojné.} Na druhom brehu [=hrala] hudba.',
      ],
      fact: '[Hero] [pomohol] zlatej rybke s jej vlastným prianím.',
    },
    {
      id: 'perinbaba',
      ask: 'Kto videl biele pierka z periny Perinbaby?',
      title: ['[Hero] a roztrhnutá perina', 'Prečo nesnežilo v rozprávke'],
      refrain: [
        'Pierko biele, pierko, leť, prikry snehom celý svet',
        'Trep a trep a ešte raz, nech nasneží na nás včas',
      ],
      spark: [
        'Perinbabe sa [=roztrhla] perina a pierka sa [=rozleteli/rozlietajú] po celej rozprávke. V kraji preto [=nesnežilo/nesneží]. {|Deti [=stáli] pod kopcom so sánkami a [=pozerali] hore, či sa niečo nedeje.} „Bez periny nemám čo vytriasť,“ [=povedala] Perinbaba. [Hero] si [vyhrnul] rukávy.',
        'Na streche [=sedela] Perinbaba a [=držala] prázdnu obliečku. „Vypadlo mi pierko po pierku a neviem, kam,“ [=vzdychla]. {|Obliečka [=bola] krásna, len v nej [=nebolo] vôbec nič, ani jeden sen.} Bez nej zima [=neprišla/neprichádza]. [Hero] jej [sľúbil], že pierka nájdu.',
      ],
      way: [
        'Vrabec si [=stlal/stelie] hniezdo tromi pierkami. „Našiel som ich na ceste,“ [=povedal]. „Tieto si nechám pre mláďatá, ale nájdem vám iné.“ {|Vrabce zvyknú zabúdať, tento si však [=uviazal] na krídlo steblo.} A naozaj [=doniesol] štyri.',
        '[Hero] [našiel] pri mlyne chumáč pierok v žaburinke. [=Boli] mokré a [=museli] sa vysušiť. {|[Helper] na ne [helper:fúkal] na jednu stranu, mlynské koleso na druhú a pierka medzi nimi [=tancovali].} Suché [=išli] do vreca.',
        {
          gives: 'nit',
          text: 'Krajčír v dedine [=chytil] jedno pierko na ihlu. „Toto nie je z husi, to je zo zimy,“ [=povedal] a [=podal] im aj niť. {|„Odvážil som ho dva razy a oba razy nič, to je najčistejšia práca.“} [=Vzali] niť so sebou.',
        },
      ],
      tries: [
        '[=Skúsili] perinu vypchať senom. Seno Perinbaba [=vytriasla] a na kraj [=spadlo] leto. {|Deti si [=spravili] veniec a sánky si zatiaľ [=odložili], ale len o kúsok ďalej.} Zima to [=nebola].',
        '[Helper] [helper:nazbieral] za dvorom slepačie perie. Perinbaba ho [=vytriasla] a celé popoludnie [=snežilo/sneží] nahnedo. {|Sliepky v dedine sa na to [=dívali] a pre istotu si [=spočítali] kurčatá.} Farba [=nesedela/nesedí].',
        '[Hero] [naložil/nakladá] do obliečky ticho, ktoré v nej ostalo po pierkach. Keď ho [=vytriasli/vytriasajú], všetci len [=zmĺkli/zmĺknu]. {|[=Bolo] to pekné, veľmi jemné, ale na sánkovanie málo.} Ticho [=odložili] na večer.',
      ],
      solutions: [
        {
          id: 'pozbierat',
          needs: 'nit',
          text: [
            '[Hero] si [postavil] na dvor obliečku a [zavolal] na celý kraj. Kto našiel biele pierko, ten ho [=priniesol]: vrabec, babka, <vodník~mlynár~kominár>, kráľ. {|Kráľ ich [=mal] za golierom päť a [=tvrdil], že o nich nevie.} [Helper] ich [helper:počítal] do vreca, deväťdesiat, sto, stodesať. Krajčírova niť perinu [=zašila/zašíva] pevne a mäkko. Perinbaba ju [=vytriasla] a prvá vločka [=sadla] na nos najmenšiemu. {|<Do hodiny~Do večera~Za chvíľu> [=bolo] biele všetko okrem jednej strechy, na ktorej si hriala bruško mačka.} Sánky [=vyrazili/vyrážajú].',
          ],
        },
        {
          id: 'prosba-vetra',
          text: [
            '[Hero] [premýšľal/premýšľa], kto pierka po kraji rozniesol. „Veď to vietor,“ [povedal] a [poprosil] ho, nech ich prinesie späť. {|Vietor chvíľu [=hľadel/hľadí] do zeme, lebo [=vedel], že je to pravda.} „Ja som ich chcel len poláskať,“ [=zavial]. [Helper] mu za to [helper:sľúbil] prácu na jar pri <šarkanoch~plachetniciach~sušení bielizne>. Vietor sa [=otočil] a [=priniesol] všetko, čo kde našiel. Pierka [=padali] do obliečky samy ako do košíka. {|Len jedno si [=nechal], to najmenšie, a odvtedy fúka jemnejšie.} Perinbaba [=trepala/trepe] a [=snežilo/sneží].',
          ],
        },
      ],
      after: [
        'Deti sa [=sánkovali/sánkujú] až do tmy. {|Perinbaba sa [=pozerala] z okna a perinu si [=prikryla] aj sama, len tak, na skúšku.} Rozprávka [=bola] biela.',
        'Na konci [=ostalo] v obliečke miesto na jeden sen. {|[=Zmestil/Zmestí] sa doň aj kráľ, hoci sa [=chcel] iba pozrieť, či je perina mäkká.} [=Snežilo/Sneží] ticho.',
      ],
      fact: '[Hero] [pomohol] Perinbabe pozbierať pierka do periny.',
    },
    {
      id: 'zrkadlo-nie',
      ask: 'Ako naučiť zrkadlo aj iné slovo než nie?',
      title: ['[Hero] a zrkadlo, čo hovorilo iba nie', 'Ako sa zrkadlo naučilo áno'],
      refrain: ['Zrkadielko, vrav, len vrav, raz aj áno pridaj nám', 'Nie a nie a dookola, na áno tu každý volá'],
      spark: [
        'Kráľovské zrkadlo na všetko [=hovorilo] „nie“. „Vyjde dnes slnko?“ „Nie.“ A ono [=vyšlo]. {|[=Prišli] pre to o tri výlety a o jednu polievku.} „Asi treba zohnať iné,“ [=povedal] kráľ. [Hero] sa zrkadlu [prihovoril/prihovára].',
        '„Smiem vstúpiť?“ [spýtal] sa [hero] v sieni. „Nie,“ [=povedalo] zrkadlo. „A smiem aspoň zatvoriť dvere?“ „Nie.“ {|Tak [hero] [ostal] v prievane, ale [=mal] aspoň, s kým sa porozprávať.} Zrkadlo [=nevedelo] nijaké iné slovo.',
      ],
      way: [
        'Kráľovná teta si pri zrkadle [=česala] vrkoč. „Od malička počúva iba tie naše otázky,“ [=povedala]. {|„A na naše otázky sa odpovedá nie, iba my sme si to nikdy nevšimli.“} To [=bol] dobrý nápad na premýšľanie.',
        '[Hero] [našiel] za rámom lístok od sklára. „Učte ma pomaly, s láskou,“ [=stálo] na ňom. {|Písmo [=bolo] zrkadlové, a tak sa [=dalo] čítať len v tom istom zrkadle.} To [=bola] dobrá rada.',
        'Vrabec na parapete [=klopal] zobákom do skla. „Ja mu hovorím pip,“ [=povedal]. „A ono raz odpovedalo pip tiež, ja som to počul.“ {|Tak teda vie aj iné, len sa naň treba naladiť.} [Hero] sa [potešil].',
      ],
      tries: [
        '[Hero] zrkadlu [prečítal] sto viet, ktoré sa začínajú „áno“. Po sto prvej [=povedalo]: „Nie.“ {|Z tých sto viet sa mu [=páčila/páči] len jedna a tá [=bola] o <sršňovi~polievke~pondelku>.} Zatiaľ nie.',
        '[Helper] ho [helper:otočil] dolu hlavou. Zrkadlo [=povedalo] „ein“, čo [=bolo] to isté, len obrátené. {|Kráľ si to [=zapísal] ako cudzí jazyk a [=bol] nadšený.} [=Vrátili] ho späť.',
        '[=Naliali/Nalievajú] do misky vodu, nech má zrkadlo kamaráta. Voda [=povedala] „žblnk“ a zrkadlo „nie“. {|Chvíľu sa takto [=zhovárali/zhovárajú] a obe [=mali] pocit, že sa dobre porozprávali.} Áno z toho [=nebolo].',
      ],
      solutions: [
        {
          id: 'obratene',
          text: [
            '[Hero] si pred zrkadlo [sadol] na zem. „Vadí ti, keď ťa <utieram~leštím~hladím>?“ [spýtal] sa. „Nie,“ [=povedalo] zrkadlo. „Je ti smutno, keď si tu s nami?“ „Nie!“ {|Slovo [=bolo] to isté, ale teraz [=znelo] veselo a okrúhlo.} [Helper] [helper:pochopil]: treba sa naň len pýtať z druhej strany. „Zakážeš kráľovi výlet?“ „Nie!“ Kráľ si [=vzal] klobúk. {|Do večera [=malo] zrkadlo za sebou tridsať dobrých správ a ani jedno nové slovo.} A v celom zámku sa [=smiali].',
          ],
        },
        {
          id: 'ukazka',
          text: [
            '„Čo keby si nehovorilo, ale ukázalo?“ [povedal] [hero] a [postavil] sa pred zrkadlo s otvorenou dlaňou. V zrkadle sa [=objavila] <dlaň tiež~druhá dlaň>. {|[=Bola] rovnaká, s tou istou škvrnou od <atramentu~čučoriedok~lekváru> a s tým istým malíčkom nabok.} „Vidíš? To je áno,“ [povedal] [hero]. [=Usmial] sa aj obraz a za ním celý zámok v tom skle. [Helper] mu pomaly [helper:prikývol] a zrkadlo [=prikývlo] tiež. {|[=Skúsilo] to desať ráz, najprv kývaním, potom hlasom, tichým ako dych na skle.} „Áno,“ [=povedalo] zrkadlo a [=zarosilo/zarosí] sa.',
          ],
        },
      ],
      after: [
        'Kráľ [=išiel] na výlet a zrkadlu [=priniesol] pohľadnicu. {|[=Opýtal] sa ho, či sa mu nepáči, a [=dostal] svoje prvé veselé nie.}',
        'Vrabec mu [=priniesol] semienko a zrkadlo [=povedalo] „pip“. {|Odvtedy sa vraj rozprávajú každé ráno, vrabec hlavne o počasí.} V sieni [=bolo] svetlo.',
      ],
      fact: '[Hero] [naučil] kráľovské zrkadlo odpovedať aj pekne.',
    },
    {
      id: 'ruzenka',
      ask: 'Ako sa budí princezná, ktorá spí pridlho?',
      title: ['[Hero] a princezná, ktorá zaspala', 'Kto zobudí Šípkovú Ruženku na raňajky'],
      refrain: ['Vstávaj, Ruženka, už je čas, slnko svieti pre nás zas', 'Otvor oči, Ruženka, čaká teplá žemlička'],
      spark: [
        'Na zámku [=spala] Šípková Ruženka a s ňou [=spal] aj kuchár, pes a mucha. Už [=bolo] po deviatej a raňajky [=nik nerobil/nik nerobí]. {Princ sa niekde [=zdržal/zdržiava].|Princ, ktorý ju mal budiť, práve [=telefonoval/telefonuje], že sa mu pokazil kôň.} [Hero] [vedel], že to ide aj bez princa. Len ako?',
        'V šípkovom plote [=vrčalo] chrápanie. Celý zámok ešte [=spal], hoci slnko [=bolo] už na streche. {|Kuchár [=držal] vo sne varechu nad hrncom a mucha nad varechou [=chrápala] o oktávu vyššie.} Na obed [=mala] Ruženka otvoriť trh. [Hero] sa [vydal] hore schodmi.',
      ],
      way: [
        'Kráľovský pes pri bráne [=otvoril] jedno oko. „Ja spím len oficiálne,“ [=šepol]. „Ruženka si večer čítala a lampu zhasla až nadránom.{| Mal som ju strážiť, ale strany sa obracali tak pekne.}“ Takže nijaká kliatba, iba knižka.',
        {
          gives: 'kniha',
          text: '[Hero] [našiel] na schode pod komnatou hrebeň, omrvinky a otvorenú knihu. {|[=Bola] otvorená na vete „a vtom sa“, na takej vete sa naozaj nedá prestať.} Stranu [založil/zakladá] šípkou z kríka.',
        },
        'V kuchyni [=stála] studená kanvica a na polici čerstvý chlieb. {Slúžka pri peci ešte [=driemala].|Slúžka pri peci [=otvorila] oko a [=zašepkala]: „Dvadsať minút, potom vstanem, sľubujem.“ To [=bolo] sedemnásty raz za ráno.}',
      ],
      tries: [
        '[Hero] [zazvonil] na veži zvonom. Ruženka si [=otočila] vankúš a [=snívalo/sníva] sa jej, že je nedeľa. {|Kuchár vo sne [=zvonil] s ňou a mucha sa [=pridala] druhým hlasom.} Zvon to [=nebol].',
        '[Helper] [helper:pošteklil] Ruženku <pierkom~stebielkom> na pätu. Päta sa [=zasmiala], ale Ruženka [=spala]. {|„To je zaujímavé,“ [=povedala] druhá päta a [=schovala] sa pod perinu.} [=Nevyšlo] to.',
        'Kocúr jej [=zaspieval] pri uchu celú áriu. Vo sne mu [=zatlieskali] a on potom [=čakal] na kvety. {|V zámku to [=zobudilo] jedného strážnika a ten [=povedal], že ďakuje a že spí ďalej.} Ticho [=bolo] krajšie.',
      ],
      solutions: [
        {
          id: 'vona',
          text: [
            '[Hero] [prišiel] do kuchyne, [rozkrojil/rozkrajuje] chlieb a [natrel/natiera] ho <maslom~maslom a medom~slivkovým lekvárom>. Potom [otvoril] dvere aj okná. Vôňa [=išla] po schodoch ako na návštevu. {|V polovici sa pri nej [=zastavil] pes, [=zavoňal] a [=stal] sa jej sprievodcom.} [Helper] [helper:varil] kakao. Hore sa [=pohla] jedna mihalnica, potom druhá. „To je chlieb,“ [=povedala] Ruženka so zavretými očami, „a v ňom moje raňajky.“ {|Kuchár sa [=zobudil] s varechou v ruke a [=tvrdil], že nespal ani chvíľu.} Celý zámok [=raňajkoval] spolu.',
          ],
        },
        {
          id: 'kniha',
          needs: 'kniha',
          text: [
            '[Hero] si [sadol] k posteli a [otvoril] knihu tam, kde [=bola] šípka. „A vtom sa,“ [čítal] potichu. Ruženka sa [=pomrvila/mrví]. „A vtom sa čo?“ [=zašepkala]. {|[Hero] [počkal] ešte jedno nadýchnutie, lebo dobrý koniec vety sa má podávať teplý.} „Tú druhú polovicu ti prečítame pri raňajkách,“ [povedal] [hero]. Ruženka [=otvorila] obe oči. {|[Helper] jej už [helper:niesol] papuče a kniha si celou cestou dolu schodmi [=listovala/listuje] sama.} A raňajky [=boli] hneď o polovicu zaujímavejšie.',
          ],
        },
      ],
      after: [
        'Ruženka si ku knihe [=postavila] budík. {|Budík vždy o ôsmej večer zívne a zavrie jej stranu, jemne a s úctou.} Princ už prísť [=nemusel/nemusí].',
        'Mucha sa [=zobudila] posledná a [=bola] celý deň nevrlá. {|Kuchár jej [=dal] omrvinku a [=povedal], že aj on to pozná.} Zámok [=voňal] chlebom.',
      ],
      fact: '[Hero] [zobudil] Šípkovú Ruženku na raňajky.',
    },
    {
      id: 'suchy-vodnik',
      without: ['vodnik-zeleny'],
      ask: 'Ako sa pomáha vodníkovi, keď mu z kabáta nekvapká?',
      title: ['[Hero] a suchý vodník', 'Prečo vodníkovi nekvapkalo z cípu'],
      refrain: ['Kvap a kvap a ešte raz, kabát nech je mokrý zas', 'Kvapka sem a kvapka tam, vodníkovi vody dám'],
      spark: [
        'Vodníkovi Mlynárikovi [=prestalo] kvapkať z cípu kabáta. Celému rybníku [=bolo] za ním smutno. {|Bez kvapkania mu nik neveril, že je vodník, a v krčme [=dostal] polievku za plnú cenu.} „Uschol som,“ [=šuchol/šuchoce]. [Hero] mu [sľúbil], že kvapku vrátia.',
        'Pri rybníku [=sedel] vodník Mlynárik a [=klopal] si na suchý cíp. „Včera z neho padali kvapky ako mince,“ [=vravel]. „A dnes len prach.“ {|Žaby sa zo slušnosti [=pozerali] inam a to ho [=mrzelo/mrzí] ešte viac.} [Hero] si k nemu [sadol] na mostík.',
      ],
      way: [
        'Žaba z tŕstia [=zdvihla] hlavu. „Vodník kvapká vtedy, keď je dojatý,“ [=povedala]. „Preto kvapkal vždy pri nás.{| Pri rybách nie, tie ho dojať nevedia, iba namočiť.}“ To [=bola] naozaj novinka.',
        {
          gives: 'lodka',
          text: '[Hero] [našiel] na brehu starú hračku, drevenú lodičku. Na boku [=mala] vyškriabané: „Mlynárik, 4 roky.“ {|Kormidlo [=viselo] na jednom klinci a plachta [=chýbala].} [=Vzali] ju so sebou.',
        },
        {
          gives: 'hrncek',
          text: 'Mlynárka im [=vyniesla/vynáša] hrnček vody z prameňa. „Vodník sa má na vodu pozerať,“ [=poradila]. {|„Kto vidí vo vode seba, ten si spomenie, kto je.“} Hrnček [=bol] studený a čistý.',
        },
      ],
      tries: [
        '[=Poliali] vodníka zo suda. Voda [=stiekla/steká] dolu a [=ušla/uteká] do trávy ako myš. {|„To nie je moja,“ [=povedal] vodník, „moja má v sebe aspoň kúsok hudby.“} Nič z toho.',
        '[Helper] mu na cíp [helper:priviazal/priväzuje] mokrú handru. [=Kvapkala] poriadne, ale [=voňala] po <riade~kapuste~dlážke>. {|Ryby sa [=prišli] pozrieť a [=odišli] s tým, že radšej majú vodníka suchého.} Handru [=sňali].',
        '[Hero] mu [povedal] vtip o kačke. Vodník sa [=usmial], ale kvapka [=nepadla/nepadá]. {|„Smejem sa nasucho,“ [=povedal] smutne a zo zdvorilosti sa [=zasmial] ešte raz.} Cíp [=ostal] suchý.',
      ],
      solutions: [
        {
          id: 'lodka',
          needs: 'lodka',
          text: [
            '[Hero] [priniesol] drevenú lodičku a namiesto plachty jej [priviazal/priväzuje] <lístok~vreckovku~kvetný lupeň>. „To je moja,“ [=šepol] vodník a [=sadol] si na mostík ako malý. Lodička [=plávala] po rybníku a on za ňou [=bežal] po brehu a [=volal] jej smer. {|V polovici [=zabudol], že je vodník, a [=bol] to na chvíľu chlapec s mokrými kolenami.} [Helper] lodičku [helper:zachytil] na druhom konci. „To je nádherné,“ [=povedal] Mlynárik a hlas sa mu [=zlomil]. {|Z cípu [=padla] prvá kvapka, potom druhá, a [=zazneli] ako mince na dlažbe.} A rybník sa [=rozšumel].',
          ],
        },
        {
          id: 'spomienka',
          needs: 'hrncek',
          text: [
            '„Čo bolo naposledy, čo ťa dojalo?“ [spýtal] sa [hero]. Vodník [=rozmýšľal], až mu zozelenel aj golier. „Už dávno mi nikto nepovedal, že sem patrím,“ [=zamrmlal]. {|[=Povedal] to tak ticho, že to [=počul] celý rybník.} [Hero] mu [podal] hrnček s vodou. „Patríš sem,“ [povedal]. Žaby to [=zopakovali/opakujú] a [helper] to [helper:povedal] tretí raz. {|Vodník sa [=sklonil] nad hrnček a v ňom sa [=objavil] kúsok <neba~oblohy s vŕbou>.} Kvap, [=povedal] cíp. A [=kvapkalo] zas.',
          ],
        },
      ],
      after: [
        'Vodník Mlynárik [=dostal] v krčme zase polievku na účet rybníka. {|Hostinský je rád, kde sedí vodník, tam netreba polievať kvety.}',
        'Na mostíku [=ostala] mokrá bodka a vedľa nej druhá. {|Žaby po nich skáču ako po klávesoch.} [=Kvapkalo] pravidelne.',
      ],
      fact: '[Hero] [pomohol] vodníkovi Mlynárikovi, aby mu z kabáta opäť kvapkalo.',
    },
  ],
  obstacles: [
    'Cez cestu [=ležal] obrovský rozprávkový had a [=spal]. {|Tri hlavy [=chrápali] trojhlasne a štvrtá [=šepkala]: „Choďte, ja ich postrážim.“} Po špičkách to [=šlo/ide] výborne.',
    'Pred nimi [=bolo] sedem hôr a sedem dolín. „Sedem?“ [povedal] [hero]. {|„Rozprávky preháňajú,“ [helper:žmurkol] [helper], „sú tri a jedna je skôr kopec.“} A ani tá [=nebola] veľká.',
    'Na mostíku [=stál] čert a [=vyberal] mýto v hádankách. „Čo má zuby a nehryzie?“ „Hrebeň,“ [povedal] [hero]. {|Čert sa [=poškrabal] medzi rohmi, lebo on to vždy [=dával/dáva] za pílu.} [=Prešli].',
    'Trpaslíci si cez cestu [=prestierali/prestierajú] stôl. [=Bol] dlhý a na konci ešte dlhší. {|[=Museli] ísť po ňom medzi taniermi, ale slušne pri tom [=prosili] o odpustenie.} Jeden si [=vzal] aj buchtu.',
    'Cesta sa [=stratila] v hmle. {|[=Priadla] ju stará babka a [=mala] ju spriadať až k moru.} [Hero] jej [podržal] nitku a hmla sa [=zdvihla].',
    'Zo zámku [=vybehlo] páža s dlhým papierom. „Zastavte, máte dovolenie?“ {|[Hero] [nakreslil] na papier srdce a páža ho [=dalo] potvrdiť pečiatkou z jahody.} [=Platilo/Platí] celý deň.',
    'Na ceste [=ležal] kľúč, taký veľký, že sa cez neho [=dalo] len preliezť. {|Vedľa [=stála] myš a [=hľadala] vo vrecku dvere, ktoré k nemu patria.} Nakoniec ho [=preliezli/preliezajú] všetci.',
    'Víla im cestu [=zatarasila/tarasí] tancom. „Až keď skončí hudba,“ [=povedala]. {|Hudba však [=hrala] iba v nej, tak sa [=pridali], aby sa to dalo skončiť.} [=Zatlieskala] im sama.',
  ],
  encounters: [
    'Na kraji cesty [=stál] princ a [=bozkával] žabu. „Nechaj to,“ [=povedala] žaba, „mne je takto dobre.“ {|Princ jej [=podal] ruku a [=šiel] na obed.}',
    'Tri prasiatka [=stavali] štvrtý domček z vankúšov. {|Vlk im [=pomáhal], lebo na vankúšoch sa dobre spí aj vlkom.} To je rozprávka!',
    'Zlatá rybka [=sedela] vo vedre pod zvončekom. „Dnes mám voľno,“ [=bublala]. „Držím plutvy.“ {|[Hero] jej [zakýval] a vo vedre to [=zablýskalo/blýska].}',
    'Čert [=sušil] na plote rohy. „Zmokli mi,“ [=povedal], „a mokré nesvietia.“ {|Na konci plotu [=viselo] aj jedno krídlo, ale to [=patrilo] anjelovi, ktorý si šiel po koláč.}',
    'Trpaslík [=kosil/kosí] lúku nožničkami na nechty. „Šiesty rok,“ [=povedal] spokojne. {|„Za mnou už zas rastie, takže robota mi nechýba.“} [Hero] mu [podržal] snop.',
    'Víla [=sadila] hríby s mašľou. {|„Bez mašle nik nevie, že sú zázračné,“ [=povedala] a jednu si [=pripla/pripína] na vlastný klobúk.} Za ňou [=kvitli/kvitnú] všetky stopy.',
    'Kolovrat na priedomí [=priadol] sám. Babka pri ňom [=čítala] a [=obracala/obracia] strany do rytmu. {|„Keď prestanem, on sa zasekne,“ [=šepla] a [=obrátila] list.}',
    'Škriatok [=hojdal] na konári zámok z papiera. „Kto chce, môže sa nasťahovať,“ [=hlásil]. {|Izba [=mala] okná z fólie a na dverách [=bolo]: kráľom prístup len s bábovkou.}',
    'Na rázcestí [=stála] tabuľa: „Vľavo rozprávka, vpravo skutočnosť.“ Obe cesty [=išli] tým istým smerom. {|Tabuľu vraj maľoval maliar, ktorý mal rád oboje.} [Hero] si [vybral] ľavú.',
    'V tráve [=ležala] koruna a pri nej lístok: „Po svadbe ma, prosím, vyvetrajte.“ {|[Hero] ju [zavesil] na konár a [=čakala] tam ako veľmi vznešené vtáčie hniezdo.}',
    'Na plote [=sedel] strieborný kocúr a [=meral] čižmou cestu. {|„Do konca rozprávky je desať krokov,“ [=vysvetlil] a pre istotu [=začal] odznova.} Rozprávka [=čakala].',
  ],
  favourite: [
    'Na stolíku [=ležala] knižka rozprávok a v nej záložka. Príbehy už [=spali] medzi stranami.',
    'Za pecou z kociek tíško [=odfukovali/odfukujú] škriatkovia, každý v polovičke orecha.',
    'Na polici [=stál] zámok z kociek a v najvyššom okne [=svietila] už len tma.',
    'Perníkové srdce [=viselo] na nitke a jemne [=voňalo], aj potme.',
    'Pod vankúšom [=ležal] lístok s rozprávkou a každé slovo v nej už [=spalo].',
    'Kocúr z látky [=mal] čižmy vedľa seba a v nich dve teplé ponožky.',
    'Na skrinke [=stál] kolovrat a [=priadol] už iba ticho, nitku po nitke.',
    'Zlatá hviezda nad posteľou [=svietila] pomaly ako posledná veta rozprávky.',
  ],
}
