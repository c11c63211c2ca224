import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const magic: ThemePack = {
  words: ['kúz', 'čar', 'zázra', 'prútik', 'zaklín', 'elixír', 'klobúk'],
  settings: [
    setting(
      'podkrovie',
      'indoors',
      place('čarovné podkrovie', 'v čarovnom podkroví', 'do čarovného podkrovia', 'z čarovného podkrovia'),
      [
        'V podkroví [=bývali] kúzla v starých krabiciach od topánok. [Hero] z nich [utieral] prach. {|Na každej [=bolo] napísané, čo je vnútri: „Jar“, „Smiech v prášku“ a „Neotvárať pred obedom“.} [=Voňalo] tam <levanduľou~voskom~starými knihami>.',
        'Do čarovného podkrovia [=viedli] schody a dvere, ktoré [=vŕzgali/vŕzgajú] pesničku. [Hero] [vošiel] dnu a klobúk na vešiaku sa [=uklonil]. {|Zrkadlo si [=odkašľalo] a police sa [=narovnali], lebo kúzla si potrpia na slušné privítanie.}',
      ],
      [
        'Po trámoch [=chodili] hodiny na vlastných nohách. {Kto [=chcel] vedieť, koľko je, [=musel] ich chytiť.|Kto [=chcel] vedieť, koľko je, [=musel] ich najprv dobehnúť, a kým ich [=dobehol], [=bolo] už iné číslo.}',
        'V kúte [=stál] kotlík a [=bublal] si. [=Bol] v ňom lipový čaj. {|Všetci však [=verili], že je to čarovný elixír, lebo sa pri bublaní veľmi tajomne [=tváril].}',
      ],
      [
        'Kúzla sa [=vrátili] do krabíc a vrchnáky sa potichu [=zavreli]. {|Hodiny si [=vyzuli] papuče, aby ich nebolo počuť, a [=odtikali/tikajú] do kúta.} Po schodoch dolu sa [=kráčalo] pomaly, k teplej posteli.',
        'V čarovnom podkroví [=zostalo] svietiť iba jedno okienko plné mesiaca. Klobúk si [=pritiahol] okraj na oči. {|Prach si [=sadol] na trámy a [=ležal] tam celkom pokojne, akoby ho nikto nikdy neutieral.} Dolu [=čakala] perina.',
      ],
    ),
    setting(
      'trh',
      'land',
      place('kúzelnícky jarmok', 'na kúzelníckom jarmoku', 'na kúzelnícky jarmok', 'z kúzelníckeho jarmoku'),
      [
        'Na kúzelníckom jarmoku sa [=predávali/predávajú] medovníky, čo vedia pískať, a vietor vo vrecúškach. [Hero] si jeden [kúpil] a medovník hneď [=zapískal]. {|Pri vedľajšom stánku [=ponúkali] neviditeľné čiapky, len ten stánok zatiaľ nikto nenašiel.} Čary [=voňali] <vatou~škoricou~mätou>.',
        '[Hero] [chodil] medzi stánkami a [=cinkalo] to zo všetkých strán. „Kúzla, čerstvé kúzla!“ [=volala] pani v špicatom klobúku. {|Z klobúka sa jej [=dymilo], lebo v ňom práve [=piekla/pečie] oblátky.} Taký [=bol] kúzelnícky jarmok.',
      ],
      [
        'Pri bráne [=hral] flašinet a opička [=točila] kľukou. {|Po chvíli sa [=vymenili] a kľuka [=točila] opičkou, na hudbe to [=nebolo] poznať.}',
        'Z kolotoča [=odlietali/odlietajú] drevené koníky, vždy len kúsok. {Potom sa slušne [=vrátili].|[=Obhryzli/Obhrýzajú] lipový kvet, [=pozdravili] vrabce a na ďalšie kolo sa slušne [=vrátili].}',
      ],
      [
        'Stánky sa [=zatvorili] a kúzla [=zívli]. Lampióny nad cestou sa tíško [=kolísali]{| a každý [=svietil] presne toľko, koľko treba na jeden krok}. Medovník vo vrecku už [=spal] a domov [=bolo] blízko.',
        'Na jarmoku [=stíchol/utícha] flašinet a kolotoč si [=ľahol] do trávy. Vzduch ešte [=voňal] vatou. {|Pani v klobúku si [=sadla] na stoličku a oblátky už len [=dýchali] teplom.} Domov [=viedla] cesta posypaná svetlom.',
      ],
    ),
    setting(
      'zahrada-zrkadlo',
      'land',
      place('záhrada za zrkadlom', 'v záhrade za zrkadlom', 'do záhrady za zrkadlom', 'zo záhrady za zrkadlom'),
      [
        'Kto zrkadlu pekne povie dobrý deň, toho pustí dnu. [Hero] to [povedal] a sklo sa [=rozvlnilo] ako voda v hrnčeku. {|Na druhej strane [=rástla] čarovná záhrada, v ktorej [=mali] aj tulipány kľučky.} Kvety v nej [=cinkali] a [=voňali] <vanilkou~dažďom~citrónom>.',
        'Za zrkadlom [=bola] záhrada, kde slimáky [=nosili] čarovné klobúky. [Hero] tam [polieval] zvončeky z malej krhly. {|Za každú kvapku [=zacinkali] jeden tón a keď [=bolo] treba, aj celú polku.} Trávnik sa [=usmieval/usmieva].',
      ],
      [
        'Na strome tam [=rástli] gombíky. Zrelé [=padali] do trávy{| a krajčír mravec si z nich [=vyberal] tie najmodrejšie}.',
        'Tráva si po každom kroku [=urobila] jamku a hneď ju [=zavrela]. {[=Bola] to pozorná tráva.|[=Robila] to preto, aby sa v jamke nikto nepotkol, taká to bola pozorná čarovná tráva.}',
      ],
      [
        'Kvety v čarovnej záhrade si [=stiahli] lupene na hlavu. {|Slimáky [=odložili] klobúky vedľa seba a [=vliezli] do domčekov.} Cesta späť cez zrkadlo [=bola] mäkká ako závoj a za ňou [=čakala] posteľ.',
        'Záhrada [=zašepkala] a zvončeky ticho [=sklonili] hlavy. Mesiac v nej [=visel] na najnižšom konári. {|Zrkadlo sa [=zavlnilo/vlní] poslednýkrát a potom už v ňom [=bola] iba tvár, ktorej sa [=chcelo] spať.} Koberec doma [=bol] teplý.',
      ],
    ),
    setting(
      'chalupka-nozka',
      'indoors',
      place(
        'chalúpka na stračej nôžke',
        'v chalúpke na stračej nôžke',
        'do chalúpky na stračej nôžke',
        'z chalúpky na stračej nôžke',
      ),
      [
        'Na kraji lesa [=stála] chalúpka na stračej nôžke a pomaly sa [=točila] za slnkom. [Hero] v nej [býval] pri čarovnej peci. {|Kto [=chcel] vojsť, [=musel] počkať, kým k nemu dvere prídu samy, a medzitým si [=mohol] zjesť jablko.} Vnútri to [=voňalo] <bylinkami~čajom~horúcim chlebom>.',
        'V chalúpke na stračej nôžke sa kúzla [=sušili] na šnúre ako huby. [Hero] ich [obracal/obracia], aby nepopraskali. {|Najväčšie kúzlo [=viselo/visí] celkom na kraji a [=kvapkalo] z neho, lebo ho vraj niekto skúšal v daždi.} Nôžka pod podlahou si spokojne [=podupkávala/podupkáva].',
      ],
      [
        'Každá polica tu [=mala] svoju náladu. {Na tej veselej [=stál] med.|Na veselej [=stál] med, na zamyslenej cibuľa a na tej urazenej [=nestálo/nestojí] nič, lebo to [=neuniesla/neunesie].}',
        'Pec [=hrala] na harmoniku, keď do nej [=fúkal] vietor. {[=Hrala] pekne.|[=Vedela] tri pesničky, všetky o dreve, a pri refréne vždy [=vyskočila/vyskakuje] iskra.}',
      ],
      [
        'Chalúpka na stračej nôžke si [=stiahla] nôžku pod seba a [=ľahla] si na mäkký mach. Čarovná pec ešte [=hriala]. {|Na šnúre [=viseli] kúzla celkom bez pohybu a [=voňali] na celý dom.} Pod perinou [=bolo] miesto.',
        'V chalúpke na stračej nôžke sa [=dotočilo/dotáča] okno k mesiacu a tam už [=ostalo]. Oheň v peci [=stlmil/tlmí] hlas. {|Spánok [=prešiel] po peci, po lavici a po podlahe, bosý a pomalý.} Posteľ [=bola] ustlaná.',
      ],
    ),
  ],
  heroes: [
    figure(
      'carodejka',
      'čarodejnica Kvapôčka',
      [
        'Čarodejnica Kvapôčka čaruje iba malé veci. {|Veľké vraj zaberajú priveľa miesta v kuchyni.}',
        'Čarodejnica Kvapôčka má v klobúku záhradku. {|Keď sa ukloní, popadá z nej reďkovka.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'skriatok',
      'škriatok Gombík',
      [
        'Škriatok Gombík býva v čarovnej skrinke s ihlami. {|Šije kúzla na mieru a rukávy necháva vždy dlhšie, deti predsa rastú.}',
        'Škriatok Gombík má také malé topánky, že sa dajú stratiť v omrvinke. {|Preto ich nosí na šnúrke okolo krku.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'sova-ucni',
      'učeň Matúško',
      [
        'Učeň Matúško sa učí čarovať z knihy bez obrázkov. {|Obrázky si zatiaľ [=vyčaroval], iba sa mu všetky mračia.}',
        'Učeň Matúško má prvý prútik a obe ruky od atramentu. {|Prútik sa v nich šmýka, a tak sa kúzla často otočia.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'vila-polnica',
      'víla Zábudka',
      [
        'Víla Zábudka zabúda iba menej dôležité kúzla. {|Zatiaľ [=zabudla], ktoré to sú.}',
        'Víla Zábudka nosí v klobúku lístočky so zaklínadlami. {|Keď fúka, čaruje vietor namiesto nej.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'klobuk',
      'klobučník Teofil',
      [
        'Z krabice [=vystúpil] klobučník Teofil, vysoký ako vareška aj s klobúkom. {„Kúzlo neposlúcha? Pomôžem!“|„Kúzlo vás neposlúcha? To sa stáva. Aj mne raz z klobúka vystúpila namiesto zajaca teta z Prešova.“} A [=poklonil] sa.',
        'Zo štyroch klobúkov na kope sa jeden [=pohol] a [=vystúpil] z neho klobučník Teofil. „Spal som,“ [=povedal]. {„Ale pomáham aj spiaci.“|„A snívalo sa mi, že mám pomôcť. Teraz už len treba zistiť komu.“}',
      ],
      [
        'Klobučník Teofil si [=ľahol] do svojho klobúka a okraj si [=pritiahol] ako perinu.',
        'Klobučník Teofil [=odmeral] vankúš krajčírskym metrom a [=bol] spokojný. Potom mu oči [=padli] zatvorené samy.',
      ],
    ),
    figure(
      'metla',
      'metla Amália',
      [
        'Rovno k nim [=pritancovala] metla Amália. „Ja nelietam, mám závraty,“ [=priznala/priznáva] sa. {„Zametať viem všetko.“|„Zato zametať viem aj starosti, len ich potom treba vysypať za plot.“} A už [=bola] pripravená.',
        'V kúte sa [=ozvalo] šu-šu a [=vyšla] metla Amália. {„Kto tu má starosť?“|„Cítim v kúte starosť, presne takú, čo sa nedá zamiesť pod koberec,“ [=povedala] a [=vyhrnula] si slamu.}',
      ],
      [
        'Metla Amália sa [=oprela] v kúte a jej slama tíško [=vzdychla].',
        'Metla Amália si [=prečesala/češe] slamu, zopár stebiel [=nechala] navrchu pre dobrý sen a [=zmĺkla/utícha].',
      ],
    ),
    figure(
      'kocur-abrakadab',
      'kocúr Abrakadab',
      [
        'Na komode [=sedel] kocúr Abrakadab. „Mňau, kúzlo hľadáte? {Pomôžem.|Kúzla sú ako mačky, keď ich voláte, neprídu, a keď sa tvárite, že nič, máte ich v lone.}“ A [=zoskočil] k nim.',
        'Zo zrkadla [=vyšiel] kocúr Abrakadab, nos najprv a chvost napokon. {„Volali ste?“|„Volali ste? Nie? Tým lepšie, potom som tu náhodou a náhodou aj zostanem,“ [=zamňaukal].} Oči [=mal] zelené ako žaby.',
      ],
      [
        'Kocúr Abrakadab [=zažmúril] zelené oči a [=zostalo] z neho len teplo a pradenie.',
        'Kocúr Abrakadab sa [=stočil] v kruhu a kruh [=bol] také malé kúzlo, že ho nikto [=nerušil/neruší].',
      ],
    ),
    figure(
      'bylinkarka',
      'bylinkárka Kvetoslava',
      [
        'Z regálu [=zliezla/zlieza] po rebríku bylinkárka Kvetoslava. {„Na všetko je bylinka.“|„Na všetko je bylinka,“ [=povedala], „na smútok medovka, na kašeľ tymian a na strach aspoň teplé ruky.“} Vrecká jej [=šuchotali].',
        'Niekto si [=spieval] a [=spieval], až z toho [=vyšla] bylinkárka Kvetoslava. {„Priniesla som mätu.“|„Priniesla som mätu,“ [=oznámila], „nevedela som načo, ale mäta si dôvod vždy nájde.“} [=Pripojila] sa k nim.',
      ],
      [
        'Bylinkárka Kvetoslava si [=nasypala] do vankúša chmeľ a levanduľu a o chvíľu ticho [=dýchala].',
        'Bylinkárka Kvetoslava [=zavesila] mätu na klinec a celý dom sa [=ponoril/ponára] do zelenej vône.',
      ],
    ),
    figure(
      'zajac-hokus',
      'zajac Hokus',
      [
        'Z klobúka [=vykukli] uši a potom celý zajac Hokus. {„Chvíľu mám voľno.“|„Prepáčte, mám prestávku medzi dvoma kúzlami,“ [=povedal], „môžem pomôcť, ale keď zaznie bubon, musím zmiznúť.“} [=Vyskočil] von aj s mrkvou.',
        'V čomsi rukáve to [=chrumkalo/chrumká] a potom z neho [=vyliezol] zajac Hokus. {„Pomôžem, ak chcete.“|„V rukáve mám mrkvu, kartu a ešte dve mrkvy,“ [=zrátal], „s tým sa dá zachrániť takmer všetko.“} A [=kráčal] s nimi.',
      ],
      [
        'Zajac Hokus si [=vliezol] do klobúka a ten klobúk potom celú noc ticho [=oddychoval].',
        'Zajac Hokus si [=položil] uši na brušku a [=naučil] ich spať skôr než seba.',
      ],
    ),
  ],
  problems: [
    {
      id: 'prutik',
      ask: 'Nevieš, čo platí na kýchajúci prútik?',
      title: ['[Hero] a prútik, ktorý kýchal', 'Prútik s nádchou'],
      refrain: ['Čáry, máry, lipový čaj, nádcha, nádcha, zamávaj', 'Hapčí sem a hapčí tam, prútik, čaju ti ja dám'],
      spark: [
        'Čarovný prútik [=kýchol]. Hapčí! Hrniec [=bol] zrazu zelený a koberec sa [=plazil/plazí] k dverám. {|Druhé hapčí [=narástlo/narastá] pohárom uši a tretie [=premenilo/mení] <varešku na ostrihaného pudla~metlu na veľmi slušného pštrosa~lavicu na ospalú kravu>.} [Hero] prútik [podržal] v dlaniach a prútik [=bol] celý horúci. Choré kúzlo treba vyliečiť.',
        'Hapčí, a zo stoličky [=bola] sliepka. [=Bol] to prútik, ktorý [=mal] nádchu. {|Sliepka sa [=posadila] na stôl, lebo stoličky už [=nebolo], a [=zniesla/znesie] vankúš.} Kým nevyzdravie, nebude sa dať čarovať nič poriadne. [Hero] si k nemu [sadol] na posteľ.',
      ],
      way: [
        'Stará víla v čakárni chorých kúziel [=štrikovala]. „Ten náš prútik kýchal minulý rok,“ [=povedala]. {„Bolo to od prachu.“|„Zistilo sa, že býval vo vreci s múkou a myslel si, že je to snehový prach, tak každý deň tajne čuchal.“} A [=štrikovala] ďalej.',
        {
          gives: 'pinzeta',
          text: 'Hodinár [=pustil] na stole malé hodinky, ktoré [=mali] lietať. „Choré veci treba najprv vidieť zblízka,“ [=povedal]. {[=Požičal] im lupu a malú pinzetu.|[=Požičal] im lupu a malú pinzetu, takú tenkú, že by sa dala nosiť namiesto mihalnice.} [Hero] ich [uložil] do krabičky.',
        },
        'Pri krbe [=sušila] čarodejnica bylinky a pod nosom si [=spievala]. {„Lipa, tma a teplo, viac netreba.“|„Lipa, tma a teplo, viac sa pri nádche ani vedieť nemusí. Ostatné knihy sú iba na stolík.“} Lipového kvetu im [=dala] plné vrecko.',
      ],
      tries: [
        '[=Dali] prútiku šál. {[=Kýchol] a šál [=odletel].|Hapčí, a zo šálu [=bol] had, našťastie pletený, ktorý sa [=odplazil/plazí] k peci a [=ohrial/hreje] si očká.} Prútik [=bol] stále chorý.',
        '[Helper] [helper:povedal] zaklínadlo proti nádche. {[=Objavili] sa tri vreckovky.|[=Objavili] sa tri vreckovky, jedna s monogramom, ale prútik si vlastne [=nemal] čo utrieť.} Aspoň [=bolo] na čom žehliť.',
        '[=Obrátili] prútik hore nohami. {[=Kýchal] dolu a na zem [=padali] lyžičky.|[=Kýchal] potom dolu a na zem [=padali] čajové lyžičky, za každé hapčí jedna, čo by sa hodilo, keby bol čaj.} Lyžičiek [=bolo] o dvadsať viac.',
      ],
      solutions: [
        {
          id: 'caj',
          text: [
            '„Keď mám nádchu ja, pomáha čaj a pokoj,“ [povedal] [hero]. [Helper] [helper:navaril] lipový čaj a prútik v ňom [=stál] po krk. {|[=Sŕkal] tou tenšou stranou a miestami [=bublal], ako keď dieťa nevie, že ho niekto pozoruje.} Potom ho [=prikryli] teplou dekou a [hero] [spieval] <stále tú istú slohu~tú istú pesničku dookola~tri tóny stále za sebou>. Hap… hap… všetci sa [=prikrčili]. A nič. Prútik [=zasvietil] zlatým svetlom a hrniec [=bol] zase hrniec. {|Aj stolička [=bola] znova stoličkou, len na nej [=zostalo] jedno teplé pierko.}',
          ],
        },
        {
          id: 'pinzeta',
          needs: 'pinzeta',
          text: [
            '[Hero] [pozrel] na prútik cez lupu od hodinára. Na samom konci [=trčalo] biele páperie a pri každom pohybe sa [=pohlo]. „To nie je nádcha, to ho šteklí,“ [povedal]. {|Prútik [=zamával/máva] na súhlas a [=premenil/mení] dvierka na harmoniku, ale to sa [=dalo/dá] ešte vydržať.} [Helper] [helper:podal] pinzetu. „Nadýchni sa,“ [povedal] [hero] prútiku a pomaly, pomaličky páperie [vytiahol]. Páperie [=vyletelo] a [=sadlo] si na okno. {|„Ďakujem, bolo tam tma,“ [=povedalo].} Prútik si [=vydýchol] a všetky kúzla sa [=vrátili] na miesto.',
          ],
        },
      ],
      after: [
        'Prútik [=nakreslil] do vzduchu srdce. {|Trochu krivé, lebo od radosti sa aj drevo trasie.} Toto kúzlo sa [=podarilo] naozaj.',
        'Na stole [=voňal] pre všetkých čaj s lipovým kvetom. {|Prútik si k nemu [=ľahol] a celý večer [=nekýchol/nekýcha], iba raz potichu [=šuchol].} Jedna lyžička [=ostala] na pamiatku trochu zelená.',
      ],
      fact: '[Hero] [vyliečil] čarovný prútik z kýchania.',
    },
    {
      id: 'svetielka',
      ask: 'Čím sa lákajú hanblivé svetielka?',
      title: ['[Hero] a klobúk plný tmy', 'Čarovný klobúk na hanblivé svetielka'],
      refrain: ['Svetielko, poď pomaly, my sme sa tiež hanbili', 'Potichu a pomaly, aby sme sa nebáli'],
      spark: [
        'Z čarovného klobúka [=malo] večer vyletieť tisíc svetielok. Lenže [=nevyletelo] ani jedno. {|[=Bolo] ich tam veľa a všetky sa [=hanbili/hanbia].} „Čo keď zasvietime nakrivo?“ [=šepkali] vnútri. [Hero] [nazrel] do klobúka. Ako pozvať von kúzlo, ktoré sa bojí ľudí?',
        'Na oblohe [=chýbali] dnes čarovné svetielka, lebo [=sedeli] v klobúku a [=nechceli] von. {[=Bola] tam tma a veľa šepotu.|„Najprv sa musí niekto pozrieť inam,“ [=ozvalo] sa zvnútra, „inak nemôžeme byť odvážne.“} [Hero] si ku klobúku [čupol]. Tisíc hanblivých kúziel naraz, to je kopa práce.',
      ],
      way: [
        'Lampár v uličke [=zapaľoval/zapaľuje] lampy, jednu po druhej. „Aj tie moje sa na začiatku hanbia,“ [=povedal]. {„Nepozerám sa, keď ich zapaľujem.“|„Nikdy sa na ne nepozerám, keď ich zapaľujem. Zapískam si, otočím sa a ony sa roztancujú od radosti.“} A [=zapískal].',
        'V tráve [=sedeli] svätojánske mušky, svetlá im ale [=nešli/nejdú]. „Sme ešte malé,“ [=vraveli]. {„Najprv svieti jedna a potom všetky.“|„U nás najprv zasvieti jedna a tá ostatné nahovorí, aby to nebolo tak osamelo.“} A potom jedna [=zasvietila/svieti].',
        'Na plote [=mali] susedia plátno s obrázkom oblohy. {[=Bola] celá, ani jedna hviezda na nej [=nechýbala/nechýba].|V noci ho vraj prežehlili, lebo aj hviezdy bývajú pokrčené, keď ich dlho nosia v klobúku.} [Hero] plátno opatrne [pohladil].',
      ],
      tries: [
        '„Von!“ [helper:zvolal] [helper]. {Svetielka [=zaliezli] hlbšie.|Na povel sa svieti ťažko a svetielka [=zaliezli] až do podšívky a cez švy [=bolo] vidieť iba ich pätičky.} Kúzla nemajú rady krik.',
        '[Hero] [podal] do klobúka cukrík. {[=Vyletel] papierik.|Chvíľu to tam [=mľaskalo], potom [=vyletel] pekne poskladaný papierik a svetielko nijaké.} Aspoň im [=chutilo].',
        'Klobúk [=otočili] hore dnom a [=potriasli/trasú]. {[=Vypadla] z neho vreckovka a potom mrkva.|[=Vypadla] vreckovka, mrkva, tri minúty ticha a jeden malý zajac, ktorý si pomýlil klobúk. Svetielka sa [=držali] švu.} Pevne sa [=držali].',
      ],
      solutions: [
        {
          id: 'zhasnut',
          text: [
            '„Zhasneme a nebudeme sa pozerať,“ [povedal] [hero]. [Helper] [helper:sfúkol] sviečku a všetci si [=zakryli] oči. {|[=Bola] úplná tma a [=bolo] počuť, ako v nej niekto poctivo nedáva pozor pomedzi prsty.} Najprv [=vyletelo] jedno svetielko, potom dve. Potom už len tíško [=šuchlo] a v klobúku [=bolo] prázdno. Keď sa oči [=otvorili], <nad hlavou, na rukávoch aj na nose~na konároch, na klobúkoch aj na nose~všade okolo, ba aj na nose> [=mali] všetci čarovné nebo. „Krásne svietite,“ [zašepkal] [hero], aj keď to [=bolo] nakrivo.',
          ],
        },
        {
          id: 'tajomstvo',
          text: [
            '[Hero] sa [naklonil] nad klobúk. „Ja sa tiež hanbím, keď mám spievať pred ľuďmi,“ [povedal]. Vnútri [=stíchlo/utícha]. „Naozaj? A čo robíš?“ „Zaspievam potichu.“ {|„A ide to?“ [=spýtal] sa klobúk. „Zo začiatku krivo, ale zo začiatku nech.“} [Helper] [helper:začal] hmkať. [Hero] sa [pridal]. Jedno svetielko [=vyliezlo] a [=zasvietilo] tiež, trochu nakrivo. Za ním [=išli] ďalšie, <každé v inej farbe~každé o niečo väčšie~jedno odvážnejšie ako druhé>. {[=Bolo] ich tisíc a všetky [=boli] krivé.|[=Bolo] ich tisíc a práve tým, že [=svietilo] každé trochu inak, [=bolo] to nebo čarovné.}',
          ],
        },
      ],
      after: [
        'Najmenšie svetielko si [=sadlo] na rukáv a [=hrialo]. {|[=Malo] veľkosť zrniečka maku a [=pýtalo] sa, či zajtra zas.} Klobúk [=bol] ľahký a prázdny.',
        'Večer potom [=nebolo] treba zapaľovať lampu. {|Svetielka [=zostali] visieť vo vzduchu a tíško sa [=predbiehali/predbiehajú] v tom, ktoré svieti najmenej nápadne.} Kúzlo sa už [=nehanbilo/nehanbí].',
      ],
      fact: '[Hero] [presvedčil] hanblivé svetielka, aby zasvietili.',
    },
    {
      id: 'kasa',
      ask: 'Nepamätáš si slovo, čo zastaví kašu?',
      title: ['[Hero] a stratené zaklínadlo', 'Kaša, ktorá nechcela prestať'],
      refrain: ['Hokus, pokus, kaša, dosť, máme plnú miestnosť', 'Slovo, slovo, kde si dnes, na jazyk mi rýchlo vlez'],
      spark: [
        'Čarovný kotlík [=varil] kašu a [=neprestával/neprestáva]. Slovo, ktorým sa zastavuje, si nikto [=nepamätal]. {|Kaša [=bola] <na stole, pod stolom a~na peci, pod pecou a~na lavici, pod lavicou a> [=chystala/chystá] sa pozrieť do predsiene, či tam nie je niečo nové.} „Bolo to krátke slovo,“ [=hovoril] kotlík, „ale ja som zabudol.“ [Hero] [chytil] varešku. Aké je to slovo?',
        'V kúzelnej knihe [=bola] na strane päť diera a z nej [=vypadlo] slovo, ktorým sa kúzla končia. {|Kotlík o tom [=nevedel] a [=varil] ďalej, až [=bola] kaša po kolená a mačka na skrini.} Kaša [=voňala] po vanilke. [Hero] si do nej [sadol] ako do snehu a [rozmýšľal].',
      ],
      way: [
        'Pán Blažej, kúzelník na dôchodku, [=sedel] pri okne. „Pamätám si, že to bolo krátke,“ [=povedal]. {„A že ma to mama učila prvé.“|„A že ma to mama učila prvé, keď som dostal rožok. Ale či na ňu, na rožok, alebo na niečo iné, to som zabudol.“} Lyžicu [=mal] pripravenú.',
        {
          gives: 'kniha',
          text: 'Pod pohovkou [=bola] čarovná kniha a v nej prázdne miesto. Okraj diery [=bol] teplý. {|Na okraji [=bolo] napísané drobným písmom: „Slovo sa vráti, keď ho zavoláš milo.“ A pod tým: „Po večeri tiež.“} [Hero] knihu [vzal] pod pazuchu.',
        },
        'Sýkorka na okne [=ochutnala] kašu zobáčikom. „Dobrá,“ [=povedala]. {„Chýba jej len koniec.“|„Len jej chýba koniec. Všetko dobré má koniec, aj pesnička, aj rožok, aj leto.“} A [=utrela] si zobák do záclony.',
      ],
      tries: [
        '„Dosť! Stoj! Koniec!“ [skúšal] [hero]. {Kaša nič.|Po slove „koniec“ sa kaša [=začala] variť od začiatku, lebo si [=myslela], že to je nové kolo.} Tadiaľto nie.',
        '[Helper] [helper:hádal]: „Papuča? Uhorka?“ {Kaša [=ozelenela].|Po uhorke kaša [=ozelenela] a po papuči [=začala] chodiť, čo nikto [=nechcel], najmenej tá papuča.} Hádanie sa [=zastavilo] pri dverách.',
        '[=Pokúsili/Pokúšajú] sa ju zjesť celú. {Bruchá [=boli] plné a kaša tiež.|[=Jedli], čo [=vládali/vládzu], ešte aj mačka si [=pýtala] tretí tanier, ale kaša [=bola] vždy o lyžicu rýchlejšia.} [=Museli] prestať. [=Bola] však výborná.',
      ],
      solutions: [
        {
          id: 'dakujem',
          text: [
            'Kaša [=siahala] po pás, keď [hero] [prestal] hľadať dlhé slovo. „Mama vždy povie…“ [zasmial] sa [hero] a [sklonil] sa ku kotlíku. „Ďakujem.“ {|Slovo [=padlo/padá] do kaše celkom mäkko a vlnky po ňom [=šli] až po dvere.} Blup. Kotlík [=zastal]. „Prosím,“ [=povedal] kotlík a [=začervenal] sa. [Helper] [helper:rozdal] lyžice a [=jedli] všetci, <deti, suseda aj mačka zo skrine~deti, poštár aj mačka zo skrine~deti, babka zo susedstva aj mačka zo skrine>. {|„Za sto rokov sa mi nikto nepoďakoval,“ [=dodal] po chvíli, „tak som čakal.“}',
          ],
        },
        {
          id: 'kniha',
          needs: 'kniha',
          text: [
            '[Hero] [otvoril] kúzelnú knihu na strane päť a [priložil] dlaň na dieru. „Slovo, vráť sa,“ [povedal] tak, ako sa volá mačka na večeru. Spod koberca niečo [=vykuklo]. {|[=Bolo] maličké, zakrútené a [=triaslo/trasie] sa, lebo mu [=bolo] samému zima. [=Malo] bodku pod pazuchou, ako si ju [=nieslo] domov.} [Helper] mu [helper:spravil/robí] <z vreckovky cestičku~z lyžičiek cestičku~z hrozienok cestičku>. Slovo [=prišlo] po nej, [=vliezlo] do diery a bodka si [=sadla] vedľa. „Šťuk,“ [=prečítala] kniha nahlas. Kotlík [=stíchol/utícha]. Kaša [=zostala] stáť, kde [=bola], a [=dala] sa jesť po rade.',
          ],
        },
      ],
      after: [
        'Kaše [=ostalo] ešte na tri dni. {|Z tej na schodoch [=bola] výborná kĺzačka a mačky si ju [=pochvaľovali].} Zaklínadlo si už každý [=pamätal].',
        'Kotlík si na varešku [=napísal] „prosím“ aj „ďakujem“. {|„Nezabúdam,“ [=povedal], „iba som bol zamyslený.“} Čary sa [=skončili] presne tam, kde [=mali].',
      ],
      fact: '[Hero] [zastavil] čarovný kotlík, ktorý varil kašu bez konca.',
    },
    {
      id: 'zrkadlo-vcera',
      ask: 'Ako sa zrkadlo učí ukazovať dnešok?',
      title: ['[Hero] a zrkadlo, ktoré meškalo', 'Včerajší obraz'],
      refrain: ['Zrkadielko, zrkadlo, čo ti z dneška vypadlo', 'Dnes je dnes a včera bolo, ukáž mi ma naokolo'],
      spark: [
        'Čarovné zrkadlo [=ukazovalo] všetko o deň neskôr. [Hero] do neho [pozrel] a v ňom [=bola] včerajšia mokrá čiapka. {|Kto [=chcel] vedieť, ako má dnes vlasy, [=musel] počkať do zajtra, a dovtedy si ich [=nebolo] načo česať.} „Neviem, čo je dnes,“ [=zašepkalo] zrkadlo. „Nikto mi nič nepovie.“ Treba mu pomôcť.',
        '[Hero] sa na zrkadlo [usmial] a zrkadlo sa [=neusmialo/neusmieva]. Namiesto toho [=zívlo] včerajším zívnutím. {|„Prepáčte,“ [=povedalo] hlasom z diaľky, „trochu meškám, ale už som na ceste.“} Kúzelník sa v ňom už tri dni [=nevedel] oholiť. Takto to ďalej nejde.',
      ],
      way: [
        'Sklenár [=prišiel] a [=poklopal/klope] na rám. „Sklo je v poriadku,“ [=povedal]. {„To ten rám si pamätá priveľa.“|„Skôr sa mi zdá, že si pamätá viac, než vládze. Nesie so sebou všetko, čo kedy videlo, a tak ide pomaly.“} A [=zložil] si okuliare.',
        'V pivnici [=bola] debna s obrázkami starého zrkadla. {Na každom niekto [=kýval].|Na každom niekto [=kýval]: deti, babky, jeden pes a raz aj cirkus. „Mám rado rozlúčky,“ [=priznalo] sa zrkadlo z horného poschodia.} [=Bolo] z toho trochu smutno a pekne.',
        'Na okne [=bývala] muška a tá [=žila] len dnes. „Včera som ešte nebola,“ [=bzučala]. {„Dnes je veľmi dobrý deň.“|„A zajtra, to ešte neviem. Ak máte niekde dnes navyše, ja beriem.“} Zrkadlo sa na ňu [=dívalo] dlho.',
      ],
      tries: [
        'Zrkadlo [=umyli] mydlom. {[=Ukazovalo] včerajšok, len čistejší.|[=Ukazovalo] potom včerajšok, len krajší a bez prachu, a na okraji [=bolo] vidieť včerajšiu handru.} Čistota to [=nebola].',
        '[Helper] [helper:natiahol] zrkadlu budík. {Zrkadlo ho [=počulo] až na druhý deň.|Budík [=zazvonil] dnes, susedia [=vstali/vstávajú] dnes, len zrkadlo [=sľúbilo/sľubuje], že sa preberie zajtra.} Meškanie [=ostalo].',
        '[Hero] [skúsil] pozrieť sa doň dnes aj za zajtrajšok. {Zrkadlo sa z toho [=zarosilo/rosí].|Zrkadlo sa z toho [=zarosilo/rosí] a na sklo si [=napísalo] prstom: „Prosím, po jednom dni.“} [=Malo] pravdu.',
      ],
      solutions: [
        {
          id: 'denne',
          text: [
            '„Veď s včerajškom sa nikto nerozlúčil,“ [povedal] [hero]. A [rozprával] mu: „Včera si videlo mokrú čiapku, kašu aj zívnutie. Zbohom, včerajšok. Dobrý deň, dnešok.“ {|Pri slovách „dobrý deň“ zrkadlo po prvý raz od pondelka [=zabudlo] zívať.} [Helper] sa [helper:uklonil]. Sklo sa [=vlnilo] a [=vlnilo], až v ňom [=bol] dnešok, celkom čerstvý. [Hero] [zakýval] a zrkadlo [=zakývalo] v tej istej chvíli. „Tu si,“ [=povedali] naraz.',
          ],
        },
        {
          id: 'otocit',
          text: [
            '[Hero] sa [otočil] zrkadlu chrbtom. „Nepozerám sa do teba. Ukážem ti, čo je za mnou,“ [povedal]. A [držal] pred zrkadlom malú lyžicu, v ktorej sa všetko [=zrkadlilo/zrkadlí]. {|V lyžici [=bolo] všetko malé, guľaté a tak veľmi dnešné, že zrkadlo [=zabudlo], že má meškať.} Zrkadlo sa [=pozrelo] na zrkadlo. Dnes [=videlo] dnes. „Ach, tak to je,“ [=vydýchlo]. [Helper] lyžicu [helper:zavesil] vedľa neho na klinec. {|Odvtedy si každé ráno navzájom [=povedali], ktorý je deň.}',
          ],
        },
      ],
      after: [
        'Kúzelník zo susedstva sa prvý raz po troch dňoch [=oholil/holí]. {|Na brade [=zostalo] jedno miesto zo včera, ale to už [=patrilo] k nemu.} Zrkadlo [=svietilo] ako nové.',
        'Zrkadlo si do rámu [=založilo] jeden starý obrázok. {|Naň sa už len občas s úsmevom [=pozrelo], a hneď zas na dnešok.} Dnešok [=bol] konečne dnešný.',
      ],
      fact: '[Hero] [naučil] čarovné zrkadlo ukazovať dnešok.',
    },
    {
      id: 'koberec',
      ask: 'Prečo by sa lietajúci koberec bál výšky?',
      title: ['[Hero] a koberec, ktorý nelietal', 'Kto sa bojí výšky'],
      refrain: ['Hore, hore, kúsok len, o kúštik ťa podvihnem', 'Strapec k strapcu, výš a výš, neboj sa, veď letíš'],
      spark: [
        'Čarovný koberec [=mal] lietať nad krajinou, ale [=lietal] iba po kolená. „Ja sa bojím výšky,“ [=priznal/priznáva] sa strapcami. {|„Nad stolom mi je ešte dobre, nad skriňou mám pocit, že mi pod nohami chýba celá podlaha.“} [Hero] si [sadol] vedľa neho na zem. Kto [=letel] po kolená, ten raz vyletí aj vyššie. Len pomaly.',
        'Kúzelník [=predal] koberec za polovicu, lebo [=nelietal/nelieta]. „On je iba na dlážku,“ [=povedal]. Koberec sa [=zroloval/zroluje], aby ho nebolo vidieť plakať. {|Pritom [=vedel] lietať, celé leto [=lietal] nad trávou a v noci nad jahodami, iba vyššie nikdy, lebo sa [=bál].} [Hero] ho [rozbalil] v rohu. Taký krásny koberec nebude len na dlážku.',
      ],
      way: [
        'Pavúk na strope sa [=hojdal] na niti. „Ja mám výšku rád, lebo ju meriam po kúsku,“ [=povedal]. {„Nikdy sa nepozerám na celú.“|„Nikdy sa nepozerám na celú naraz. Pozriem na ten kúsok nite, čo je práve pri mne.“} Koberec mu to [=veril] len na kraji.',
        {
          gives: 'klbko',
          text: 'Babka Vlna pri okne [=plietla] šál s čarovnou niťou. „Táto niť nepustí,“ [=povedala] a [=dala] im klbko. {|„Priväzujem ňou iba tých, ktorých mám rada, a tak mi už na nej niekoľkí vrátili.“} [Hero] klbko [schoval] do klobúka.',
        },
        'Pod kobercom [=ležala] tenká škatuľka a v nej lístok: „Lietaj, až keď budeš mať s kým.“ {Koberec si ho [=prečítal] dvakrát.|Koberec si ho [=prečítal] z oboch strán a strapce mu od tej vety [=zmäkli/mäknú].} [Hero] si [sadol] bližšie.',
      ],
      tries: [
        'Koberec si [=zakryl] oči. {[=Narazil/Naráža] do vázy.|[=Zatvoril] si vzory na oboch koncoch a [=narazil/naráža] <do vázy, potom do zrkadla a nakoniec do čaju~do vázy, potom do záclony a nakoniec do kompótu~do vázy, potom do skrine a nakoniec do čaju>. Všetci ho [=počuli].} Ani tma [=nepomohla/nepomáha].',
        '[Helper] [helper:vyhodil] koberec až po strop. {Koberec sa [=držal] stropu.|Koberec [=vyletel] na strop a tam [=ostal], prisatý strapcami, až kým mu [=nepriniesli/neprinesú] šálku mlieka na dlhej tyči.} Strop je síce vysoko, ale to mu nikto [=nepovedal/nehovorí].',
        '[=Nosili] ho po schodoch vyššie a vyššie. {Na treťom schode [=zaspal].|Na prvom sa [=smial], na druhom [=zbledol/bledne] a na treťom zo strachu [=zaspal], takže ďalej to [=nevidel].} [=Zobudil] sa na dlážke.',
      ],
      solutions: [
        {
          id: 'pod-kolenami',
          text: [
            '„Pôjdeme hore po kúsku, ako pavúk po niti,“ [povedal] [hero] a [ľahol] si na koberec na brucho. „Pozeraj sa len na moje ruky.“ Po členky. Po kolená. Po stôl. {|Pri stole sa im [=spýtal] čajník, kam idú, a oni [=povedali] „kúsok“, pri skrini to isté, a skriňa im to [=uverila/verí].} [Helper] [helper:ukazoval] vždy len na jednu vec pred nimi: <jablko, hodiny, komín~hrniec, obraz, komín~kľučku, záclonu, komín>. Keď [=boli] nad komínom, koberec si to [=všimol]. „Už je neskoro sa báť,“ [=povedal] a [=mávol/máva] strapcami. A [=bol] hore.',
          ],
        },
        {
          id: 'klbko',
          needs: 'klbko',
          text: [
            '[Hero] [uviazal] niť z klbka jedným koncom ku kobercu a druhým k stolu. „Nikam nespadneš, držím ťa,“ [povedal]. Koberec sa [=nadýchol/nadychuje] a [=zdvihol] sa. {|Niť sa [=odvíjala/odvíja] pomaly, [helper] ju [helper:pridával/pridáva] po kúskoch a pri každom kúsku sa [=hovorilo] „ešte“.} <Po kolená, po okno, po hrušku.~Po kolená, po parapet, po hrušku.~Po pás, po strechu, po hrušku.> Nad hruškou sa niť [=minula]. Koberec to však [=nezbadal/nevidí], lebo [=pozeral] na hviezdu. „Pozri, ja letím,“ [=povedal] potom. „Letíš,“ [povedal] [hero]. „A už nie po kolená.“',
          ],
        },
      ],
      after: [
        'Koberec odvtedy [=lietal] tak vysoko, ako [=chcel], a nízko, keď niekto [=chcel] jahody. {|[=Pristával/Pristáva] mäkko a strapce mu [=voňali] vetrom.} Kúzlo [=letelo] domov pod oblakmi.',
        'Na strope [=zostala] diera v prachu v tvare koberca. {|Kúzelník [=zatlieskal] a [=chcel] ho kúpiť späť, ale koberec [=povedal], že už má svojich.} Strapce [=mal] vyčesané od vetra.',
      ],
      fact: '[Hero] [naučil] čarovný koberec lietať vysoko.',
    },
    {
      id: 'neviditelny',
      ask: 'Ako sa hľadá niekto, koho nevidno?',
      title: ['[Hero] a neviditeľný škriatok', 'Kto to tu zjedol buchtu?'],
      refrain: ['Kde si, kde si, kto ťa má, ozvi sa nám spod stola', 'Nevidno ťa, a si tu, počujem ťa po smiechu'],
      spark: [
        'Škriatok Fifo [=vypil] elixír neviditeľnosti a potom si [=zabudol] vypiť ten druhý. {Teraz ho [=nebolo] vidno.|Teraz mu všetci [=stúpali] na nohy, [=sadali] si naňho a [=dávali/dávajú] mu mokré topánky, lebo [=vyzeral/vyzerá] ako prázdna stolička.} „Tu som,“ [=volal] a nikto [=nevedel] kde. [Hero] sa [zastavil], lebo čosi neviditeľné sa [=chytilo] rukáva. Treba mu pomôcť, aby ho bolo zas vidieť.',
        'Buchta sa [=zdvihla] z taniera sama a [=ubudla/ubúda] z nej polovica. „To som ja, Fifo,“ [=povedalo] to s plnými ústami. {„Vypil som čarovný elixír a nevidno ma.“|„Vypil som elixír a nevidno ma. Už od stredy. Ráno som si učesal vlasy, ale neviem, či sa mi vydarili.“} [Hero] [natiahol/naťahuje] ruku a [našiel] teplú dlaň. Taký kúzelný omyl sa musí napraviť.',
      ],
      way: [
        'V špajze [=bola] rozsypaná múka a v múke malé stopy. {Krok, krok a potom buchta.|Krok, krok, potom skok, potom dlhá prestávka pri koláčoch a krok späť, aby to nebolo také nápadné.} „To bolo dnes,“ [=priznal/priznáva] sa hlas.',
        {
          gives: 'recept',
          text: 'Stará čarodejnica [=hľadala] okuliare, ktoré [=mala] na hlave. „Elixír viditeľnosti? Ten je na lístku,“ [=povedala] a [=vytiahla] ho spod klobúka. {|„Kvapka rosy, zrnko soli, lyžica smiechu. Smiech som si nikdy nezapísala, ten má každý iný.“} [Hero] lístok [zložil] na štyri.',
        },
        'Na stoličke v kúte [=spala] mačka, ale vo vzduchu. {[=Hriala] sa na škriatkovi.|[=Spala] na niečom, čo [=nebolo] vidno, a mačky sa nemýlia v tom, kde je teplo.} [Hero] ju [pohladil]. „Ďakujem, ona je veľmi ťažká,“ [=zašepkal] niekto.',
      ],
      tries: [
        'Škriatka [=zakričali] menom. {[=Odpovedal] odvšadiaľ naraz.|„Tu! Tu! Nie tam, tu!“ [=odpovedal], až sa mu z toho [=točila] hlava, ktorú nikto [=nevidel].} Naslepo sa [=nedalo] ísť.',
        'Na hlavu mu [=položili] kapustný list. {Kapustný list [=chodil] po kuchyni.|Lenže teraz [=bolo] vidno kapustný list a koza zo susedov k nemu hneď [=bežala] s veľkými očami.} List neviditeľnému nepatrí.',
        '[Helper] [helper:prikryl] stoličku plachtou. {[=Bola] to len stolička.|Plachta na stoličke [=stála] ako duch, duch sa [=zľakol] seba a škriatok [=stál] pri dverách a [=smial] sa.} Aspoň [=vedeli], že tam niekde je.',
      ],
      solutions: [
        {
          id: 'muka',
          text: [
            '„Fifo, stoj chvíľu, budeš sa trochu smiať,“ [povedal] [hero] a [rozfúkal] hrsť múky. Na vzduchu sa [=usadila/usádza] biela čiapka, pod ňou nos a pod nosom smiech. {|[Helper] [helper:pridal] <jahodovú šťavu na líca, špagát na rukávy~trochu kakaa na líca, povrázok na rukávy~malinový lekvár na líca, stužku na rukávy> a z dvoch gombíkov oči, ale to si škriatok [=vyprosil/vyprosí], lebo oči [=mal] svoje.} „Vidíte ma?“ [=opýtal] sa celý biely Fifo. „Vidíme.“ <Kvapka rosy z okna mu~Kvapka rosy z lístka mu~Kvapka rosy zo záclony mu> [=spadla] na nos. A pod ňou [=bol] nos, celkom živý. {|Nos, uši, brada, a nakoniec aj tá zjedená buchta v bruchu.}',
          ],
        },
        {
          id: 'elixir',
          needs: 'recept',
          text: [
            '[Hero] [prečítal] lístok od čarodejnice. Kvapku rosy [=zobrali] z okna, soľ z chleba, ale kde vziať lyžicu smiechu? [Hero] [držal] lyžicu a [helper] [helper:rozprával] príbeh o ponožke, ktorá [=mala] tri nohy. {|Ponožka [=stratila] jednu nohu v pračke a [=hľadala] ju v škole, kde [=učili] len párne čísla.} Fifo sa [=začal] smiať. Smiech [=kvapol] do lyžice, malý a ružový. [=Zamiešali] a škriatok [=vypil]. Najprv [=bolo] vidieť čiapku, potom uši a napokon brucho. „Nech sa páči,“ [=povedal], „toto som ja.“',
          ],
        },
      ],
      after: [
        'Fifo [=obišiel] všetkých a každému [=podal] ruku, aj tým, čo si naňho sadli. {|[=Ospravedlnil] sa aj za polovicu buchty, lenže tú druhú mu hneď [=dali].} Kúzlo už nikomu [=nechýbalo/nechýba].',
        'Elixír odvtedy [=stál] na polici s nápisom „Najprv si prečítaj druhú stranu“. {|Fifo si na zrkadlo [=nalepil] pozdrav: „Vidím ťa, Fifo.“} A naozaj [=bolo] koho vidieť.',
      ],
      fact: '[Hero] [pomohol] neviditeľnému škriatkovi Fifovi, aby ho bolo zas vidno.',
    },
    {
      id: 'mracik',
      ask: 'Čo robiť s mráčikom, ktorý prší v kuchyni?',
      title: ['[Hero] a mráčik v kuchyni', 'Malý dážď nad sporákom'],
      refrain: [
        'Kvap a kvap a ešte kvap, kam si, mráčik, sadneš rád',
        'Mráčik malý, mráčik náš, kde svoj domček, mráčik, máš',
      ],
      spark: [
        'Učňovi sa [=vymklo/vymyká] kúzlo a nad sporákom [=zostal] visieť malý mráčik. [=Pršalo] rovno do polievky. {|[=Bol] z toho smutný, a čím [=bol] smutnejší, tým viac [=pršalo], a čím viac [=pršalo], tým [=bol] smutnejší.} „Ja sem nepatrím, ale nikam inam neviem,“ [=šušťal]. [Hero] [vzal] dáždnik. Mráčik potrebuje miesto, kde sa bude tešiť.',
        'Kvap, kvap, <na stôl aj na zošit~na obrus aj na rožky~na tanier aj na noviny>. [=Bol] to čarovný mráčik, ktorý [=prišiel/prichádza] oknom a [=nevedel] odísť. {|Z každého kúta ho [=vyhnali/vyháňajú]: <z kuchyne kvôli múke, z izby kvôli kobercu~z kuchyne kvôli soli, z izby kvôli perinám~zo špajze kvôli múke, z izby kvôli kobercu> a z knižnice kvôli písmenkám, ktoré mu [=plávali/plávajú] pod bruchom.} [Hero] mu [podržal] dlaň. Taký mráčik sa nevyháňa, taký sa niekam zavedie.',
      ],
      way: [
        'Záhradkár Cyprián sa [=díval] na suché hriadky. „Neprší tri týždne,“ [=povedal]. {„Mrkva už chrčí.“|„Mrkva chrčí, kapusta žobre a ja som sa ráno pristihol, že tancujem dážď, s vedrom.“} Vedro [=mal] prázdne.',
        {
          gives: 'konvicka',
          text: 'Z police [=spadla] kanvička s dierkavým hrdlom. „Ja som sa nikdy nikomu nehodila,“ [=povedala]. {|„Mám dierky na nesprávnej strane, tak by mi vyhovovala voda, ktorá prichádza zhora.“} [Hero] ju [vzal] so sebou.',
        },
        'Na streche [=hniezdil/hniezdi] mrak, čo [=bol] vysoko. „Prvý dážď sa každému zdá veľký,“ [=zahučal/hučí]. {„Aj ja som bol len kvapka.“|„Aj ja som pršal v kuchyni, v topánke a raz v škole na diktát. Potom som našiel lúku.“} Mráčik si [=utrel] bruško.',
      ],
      tries: [
        '[=Otvorili] všetky okná a [=zakývali/kývajú]. {Mráčik si [=myslel], že ho majú radi.|Mráčik si [=myslel], že mu mávajú na pozdrav, tak im od dojatia [=pokropil/kropí] klobúky aj topánky.} [=Ostal] tam, kde [=bol].',
        '[Helper] [helper:podal] mráčiku uterák. {Uterák [=odišiel] ako záves.|Mráčik si do neho [=utrel] bruško, uterák [=nasiakol/nasakuje] tak, že sa z neho [=stal] druhý mráčik, iba froté.} [=Kvapkalo] to z oboch.',
        '[=Pozvali] vietor, aby ho zaviedol von. {Vietor sa [=rozfúkol/rozfúka] a polievka tiež.|Vietor [=fúkol], [=odniesol] papierové lode zo stola, jednu stoličku a mráčik sa [=držal] lampy zo všetkých síl.} Polievka potom [=tiekla] po dverách.',
      ],
      solutions: [
        {
          id: 'zahrada',
          text: [
            '„Mráčik, poď, ukážem ti, kto je smädný,“ [povedal] [hero] a [otvoril] dáždnik. Mráčik [=išiel] za ním, lebo dáždniky [=mal] rád. {|Cestou [=pršalo] <raz na líce, raz do vrecka a raz na susedov kvetináč~raz na nos, raz do goliera a raz na susedov kvetináč~raz na chodník, raz do topánky a raz na susedov kvetináč>, ktorý hneď [=zakvitol/zakvitá] a [=ostal/ostáva] sa usmievať.} V záhrade [helper] [helper:otvoril] bránku. Mráčik [=uvidel] tri suché hriadky. „Pre mňa?“ [=spýtal] sa. „Všetky,“ [=povedal] záhradkár a [=zdvihol] vedro. Mráčik sa zhlboka [=nadýchol/nadychuje] a [=pršal], ticho a od srdca. {|Keď [=dopršal/doprší], mrkva [=vystrčila] klobúk a [=poďakovala].}',
          ],
        },
        {
          id: 'konvicka',
          needs: 'konvicka',
          text: [
            '[Hero] [postavil] kanvičku na stôl. „Skús pršať sem, mráčik, ale po poháriku,“ [povedal]. Mráčik sa [=naklonil] a kanvička sa [=naplnila/napĺňa] po okraj. {|„Ó,“ [=povedala], „toto je presne moja strana,“ a z dierok jej [=vytryskla] voda na všetky strany naraz ako ohňostroj.} [Helper] ju [helper:zavesil] nad črepníky a mráčik si [=sadol] na poličku nad nimi. Odvtedy tam každé ráno popŕcha jeden malý dážď. „Ja som práca,“ [=čudoval] sa mráčik. „Ty si dážď,“ [povedal] [hero]. Na parapete [=zakvitol/zakvitá] <prvý tulipán~prvý nechtík~prvý zvonček>.',
          ],
        },
      ],
      after: [
        'Polievka [=bola] zas bez dažďa a každý tanier [=bol] suchý. {|Kto [=chcel] trochu počasia, [=prišiel] poprosiť a mráčik hneď [=vedel], na čí klobúk.} Čarovný dážď [=mal] svoje miesto.',
        'Mráčik sa [=naučil] aj dúhu, takú na šírku dlane. {|[=Ukázal] ju trikrát za sebou a potom [=musel] chvíľu oddychovať.} Každý z nej [=dostal] kúsok do klobúka.',
      ],
      fact: '[Hero] [našiel] miesto pre malý čarovný mráčik.',
    },
    {
      id: 'kukucka',
      ask: 'Čím sa dá potešiť urazená kukučka?',
      title: ['[Hero] a kukučka, ktorá nechcela von', 'Hodiny, čo stáli na tretej'],
      refrain: ['Kuku, kuku, povedz hodinu, my ti za to dáme malinu', 'Tik a tak a tak a tik, kukučka, poď na chodník'],
      spark: [
        'Čarovné hodiny [=ukazovali] stále tri hodiny, lebo kukučka sa [=zavrela] a [=nechcela] von. {Večer [=nemohol] prísť.|Kým nezakuká štvrtú, nebude štvrtá, a kým nebude štvrtá, nebude ani večera, čo [=bolo] vážne.} „Nikto mi nepovie pekné slovo,“ [=ozvalo] sa spoza dvierok. [Hero] sa [zamyslel]. Urazenú kukučku treba najprv vypočuť.',
        '[=Boli] stále tri hodiny poobede a slnko si [=nevedelo] rady. Hodiny [=tikali] na jednom mieste. {|Kto [=sedel] za dvierkami, ten si [=rátal], koľko ráz dnes [=počul] „už zase“: osemkrát a raz „ticho tam“.} „Tak nekukám,“ [=ozvala/ozýva] sa spoza dvierok kukučka. [Hero] [priložil] ucho k dvierkam. Bez nej sa deň nekončí a noc nezačína.',
      ],
      way: [
        'Hodinár Prokop [=mazal/maže] pružinku. „Tá kukučka je sto rokov presná,“ [=povedal]. {„Nikdy jej nikto nezatlieskal.“|„Každý sa na ňu díva, aby vedel, či už mešká. Ešte nikto na ňu nepozrel preto, že ju rád vidí.“} A [=utrel] si oko o handričku.',
        {
          gives: 'malina',
          text: 'V záhradke pri múre [=rástla] posledná malina a [=bola] červená ako klobúčik. „Tú má najradšej,“ [=prezradila/prezrádza] sýkorka. {|„Kedysi jej ju nosil deduško od okna, ale odkedy sa presťahoval, čaká na ňu každý deň o tretej.“} [Hero] malinu [odniesol] na lístku.',
        },
        'V dvierkach [=bol] zabodnutý lístok s malým nápisom. {„Vstup len s ďakujem.“|„Vstup len s ďakujem, prosím nevolať, nenazerať, neťukať. Zajtra možno.“ Zajtra však bez kukučky nepríde.} [Helper] ho [helper:prečítal] šeptom.',
      ],
      tries: [
        '[=Zaklopali] na dvierka kúzelným prútikom. {[=Ostalo] z nich sedem dvierok.|Prútik dvierka [=znásobil/násobí] a namiesto jedných ich [=bolo] sedem, za všetkými to isté ticho.} Kukučka sa [=nezľakla/neľaká], ale ani [=nevyšla].',
        '[Helper] [helper:zakukal] namiesto nej. {Slnko sa [=zastavilo] a [=smialo] sa.|„Kuku!“ [helper:zvolal], no [=zaznelo] to ako húkanie parníka, a slnko sa od smiechu [=posunulo/posúva] o kúsok dozadu.} Na deň to [=neplatilo/neplatí].',
        'Hodiny [=pretočili/pretáčajú] rukou. {Ručička sa [=vrátila].|Ručička sa vždy [=vrátila] na tretiu, [=sadla] si tam a [=tvárila] sa, že o ničom nevie.} S časom sa preťahovať nedá.',
      ],
      solutions: [
        {
          id: 'prepac',
          text: [
            '[Hero] si [sadol] pod hodiny a [povedal]: „Počúvaj, kukučka. Ja ťa často počujem a nikdy nepoďakujem. Ďakujem ti <za siedmu, keď sú raňajky, a za ôsmu~za šiestu, keď spievajú vtáky, a za ôsmu~za poludnie, keď vonia polievka, a za ôsmu>, keď je rozprávka.“ {|[Helper] sa [helper:pridal]: „A za druhú, keď sa dá zaspať po obede.“ „A za štvrtú,“ [=šepol] čajník, „to som vždy na rade ja.“} Za dvierkami [=bolo] ticho. Potom sa [=otvorila] škára. „A ktorá hodina je najkrajšia?“ [spýtal sa] [hero]. „Tá, keď ma niekto počká,“ [=povedala] kukučka a [=vyšla]. Kuku, kuku, kuku, kuku! [=Boli] štyri.',
          ],
        },
        {
          id: 'malina',
          needs: 'malina',
          text: [
            '[Hero] [položil] malinu na okraj hodín a [odstúpil/odstupuje] o tri kroky, aby sa nikomu nepozeralo na zobák. [Helper] [helper:zatvoril] oči. {|Ticho [=tikalo] a malina [=svietila], a keď sa na ňu nikto [=neponáhľal], dvierka sa [=pohli] o prst.} [=Vykukol] zobák a potom jedno oko. Kukučka malinu [=zjedla] <na dve zobnutia~na tri zobnutia~pomaly, po zrniečkach>. „Tá je od múra,“ [=povedala]. „Odtiaľ mi ju nosil deduško.“ „Teraz ti ju budem nosiť ja,“ [povedal] [hero]. A kukučka [=zakukala] štyrikrát, piaty raz len tak pre radosť. {|Slnko si [=dalo/dá] povedať a celé sa [=posunulo/posúva] k večeru.}',
          ],
        },
      ],
      after: [
        'Hodiny [=išli] ako zázrak a všetko [=bolo] o minútu skôr, lebo kukučka sa [=tešila]. {|Na dvierkach [=mala] nový lístok: „Ďakujem, prosím, vstúpte.“} Večer [=prišiel], presne keď [=mal].',
        'Každú tretiu zakuká kukučka tichšie, aby ju bolo treba počúvať. {|A ten, kto počúva, kýva na ňu z okna.} Čas v čarovnom dome sa zase [=pohol].',
      ],
      fact: '[Hero] [presvedčil] urazenú kukučku, aby zas kukala.',
    },
  ],
  obstacles: [
    'Dvere [=boli] začarované. „Povedzte vtip,“ [=povedali] a [=zaškrípali]. {[Hero] ich [pošteklil] na pánte.|[Hero] ich [pošteklil] na pánte, lebo na vtip [=nebol] čas, a dvere sa [=rozchichotali/chichocú] tak, že [=zabudli], čo [=chceli] strážiť.} A [=boli] otvorené.',
    'Schody sa čarom [=otočili] a hore [=viedli] dolu. {„Tak pôjdeme dolu a budeme hore,“ [povedal] [hero].|„Nevadí,“ [helper:povedal] [helper], „pôjdeme dozadu a budeme vpredu.“ Kúzlo si to [=muselo] premyslieť a zatiaľ ich [=pustilo].}',
    'Pred nimi [=ležal] had z klbka a [=nechcel] odísť. [Hero] [našiel] koniec a klbko [zvinul/zvíja]. {|Had sa pri tom [=smial], lebo [=šteklil] sám seba, a na konci z neho [=ostala] čapica pre mačku.} Kúzlo [=bolo] preč.',
    'Chodba [=bola] dlhá a za každým rohom [=začínala] odznova. {[Helper] [helper:nakreslil] na stenu šípku a [hero] ju [nasledoval].|[Helper] [helper:nakreslil] na stenu šípku, [hero] ju [nasledoval] a pri treťom rohu šípka [=vyšla] z múru a [=ukázala] im dvere.} Kúzlo rado pomôže, keď ho pochválite.',
    'Z krabice [=unikol/uniká] dym a [=sadol] si na oči. [Hero] ho [poslal] cez komín. {|„Ďakujem,“ [=povedal] dym, „ja vlastne ani nie som kúzlo, len zo mňa ľudia robia.“} A cesta [=bola] voľná.',
    'Začarovaná lavica [=stála] naprieč cestou a [=nechcela] sa pohnúť. {[Hero] ju [poprosil] a lavica [=cúvla/cúva].|„Ja vždy hrám stôl,“ [=povedala], „chcem byť raz posteľ,“ tak si na ňu [hero] [ľahol], lavica [=vzdychla] šťastím a o minútu ich [=pustila/púšťa] ďalej.}',
    'Na kľúčovej dierke [=sedela] lienka a [=mala] vo zvyku, že sa pýta heslo. {„Bodka,“ [povedal] [hero].|„Bodka,“ [povedal] [hero]. „Nie, viac,“ [=povedala] lienka, „mám ich sedem.“ A potom im ich všetky [=zrátala] a [=odomkla/odomyká].}',
    'Vietor im [=vzal] klobúk. {[Hero] ho [chytil] za stuhu.|Klobúk si to [=užíval/užíva], [=letel] nad krbom, nad mačkou aj nad slonom z papiera, a [hero] ho [chytil] za stuhu až vtedy, keď sa [=unavil/unaví].} Klobúky majú rady výhľad.',
  ],
  encounters: [
    'Na stole [=stál] čajník a [=predpovedal] počasie: „Dnes para, zajtra para.“ {[Hero] sa [poklonil].|V nedeľu vraj prídu šálky, [=syčal] tajomne, a naozaj sa [=nemýlil/nemýli].} Také čary treba pochváliť.',
    'Zrkadlo [=povedalo]: „Kto je na svete najmilší?“ {[Hero] mu [zakýval].|Potom si samo [=odpovedalo/odpovedá], že predsa ten, kto sa pýta slušne, a [=vyleštilo] sa rukávom, ktorý [=nebol] na nikom.} A zrkadlo [=zakývalo] tiež.',
    'Popri stene [=cupkal] mladý kúzelník a [=hľadal] zajaca. {[=Mal] ho na hlave.|„Bol v klobúku,“ [=šepkal] ustarane, kým mu zajac [=sedel] na hlave a [=hľadal] tiež.} To je mi kúzlo!',
    'Rozbitá sviečka [=svietila] na dve strany a [=hádala] sa, kde je večer. {[Hero] ju [zlepil].|Jedna polovica [=tvrdila], že naľavo, druhá napravo, a [hero] ich [zlepil] presne v strede, kde večer naozaj [=bol].} Čarovné svetlo [=stíchlo/utícha].',
    'Mačka si [=čistila] labku prútikom. Z labky [=vyletelo] päť motýľov. {Mačka sa [=tvárila], že nič.|Mačka sa [=tvárila], že to robí každý deň, a motýle jej [=sadli] na fúzy.} Také zaklínadlo sa vydarí raz za rok.',
    'Žaba v klobúku [=čakala], kto ju pobozká. {„Ja nie,“ [povedal] [hero] a [podal] jej muchu.|„Nie som princ,“ [=povedala], „ja som veľmi spokojná žaba, iba nemám rada, keď ma v tom klobúku klopú.“} Zaklínadlo to [=nebolo], iba klobúk.',
    'Na lavičke [=sedela] čarodejnica s prázdnym košom. {„Prišla som kúpiť elixír na kopce,“ [=povedala].|„Prišla som kúpiť elixír na kopce,“ [=povedala], „viem lietať, ale kopce ma predbehnú.“} [Hero] jej [ukázal] chodník v tieni.',
    'V jame pri strome [=rástli] topánky bez nôh. {„My si počkáme,“ [=povedali].|„My si počkáme,“ [=povedali] slušne, „raz si nás obuje niekto, kto pozná cestu k čarovnému bufetu.“} A [=ponaťahovali/ponaťahujú] šnúrky.',
    'Na šnúre sa [=sušili] zaklínadlá a jedno [=kvaplo]. {Kvapka [=povedala] „bum“ a [=bola] z nej púpava.|Kvapka [=povedala] „bum“, len tak pokusne, a tam, kde [=spadla], [=zakvitla/zakvitá] púpava v bodkovaných šatách.} [Hero] ju [zalial/zalieva].',
    'Za záclonou [=hrali] škriatkovia karty a [=podvádzali/podvádzajú]. {Všetci naraz a tak to [=vyšlo] rovnako.|A keďže všetci naraz, [=vyšlo] to rovnako, iba čarovný kráľ sa [=presťahoval] k žaluďom.} [Hero] [dostal] eso na pamiatku.',
    'Z okna sa [=klonil/kloní] starý zázrak. „Ja sa dejem iba v stredu,“ [=povedal]. {[=Bola] streda!|„A v piatok na požiadanie,“ [=dodal/dodáva] a na dlaň im [=spustil] jednu malú hviezdu.} To sa im [=podarilo].',
  ],
  favourite: [
    'Na stolíku [=ležala] drevená lyžica, cez deň prútik, a v noci, ako každé poriadne kúzlo, [=spala].',
    'Nad posteľou [=visel] klobúk s hviezdami a tíško z neho [=vystupovali/vystupujú] sny.',
    'Zo zásuvky ticho [=voňalo] malé kúzlo na pokojný dych.',
    'Na rímse [=stála] prázdna krabička a v nej [=bol] pokoj celého dňa.',
    'Mesiac [=posadil] na perinu strieborný pásik, celkom čarovný a celkom tichý.',
    'Kúzelný koberec pred posteľou [=odpočíval] a strapce [=mal] vystreté.',
    'Na stole [=zhasla/zhasína] hviezda z papiera a jej svetlo si [=ľahlo] na vankúš.',
    'Zrkadlo oproti posteli [=držalo] pokojný obraz a [=nechcelo] ho zobudiť.',
  ],
}
