/** One thing that somebody does not want to do: what stands still without it, and how that ends. */
interface Duty {
  /** After "nechce"; "sa" and "si" stand before it. */
  x: string
  trouble: string
  /** What the others call. */
  call: string
  /** Once it has what it wants. Nobody is made to: it wants to now, or nobody needs it any more. */
  does: string
  /** In the dark, at the end. */
  echo: string
}

/** Food of which there is some, and not many. */
export const SINGLE =
  'cokolada, salat, med, pizza, polievka, maslo, syr, kasa, spenat, mlieko, ovocie, ryza, trava, chlieb, ryba, zmrzlina, maso'
const SUN = 'slnko'
const PLACE =
  '[has:to-hell| do pekla | [is:where| [do where.gen] | [what-is| machine, place, building, household, vehicle: [do what.gen] | tam, kam treba]]]'

export const DUTIES = {
  red: {
    x: 'svietiť na červeno',
    trouble: 'Autá idú všetky naraz a cez cestu sa nedá prejsť.',
    call: 'Zastav ich',
    does: 'A potom [who] zasvieti na červeno, celkom bez prosenia. Autá zastanú a cez cestu prejde babka, kačica aj sedem malých kačiatok.',
    echo: 'Za oknom svieti červené svetielko a cesta už spí.',
  },
  shine: {
    x: 'svietiť',
    trouble: 'Vonku je tma a nikto nevie nájsť vlastné dvere.',
    call: 'Zasvieť nám',
    does: 'A potom [who] pomaly zasvieti. Najprv málo, ako lyžička. Potom viac, ako tanier. A každý zasa vidí cestu domov.',
    echo: 'Za oknom niečo ticho svieti, práve tak akurát.',
  },
  rise: {
    x: 'vstávať',
    trouble: `[who-is| ${SUN}: Už má byť ráno a vonku je stále noc. | Už je ráno, raňajky stydnú a stolička je prázdna.]`,
    call: 'Vstávaj',
    does: `[who-is| ${SUN}: A potom vyjde spoza kopca kúsok. Jeden lúč, druhý lúč a už je hore aj zvyšok. Kura žmurká a začína sa ráno. | A potom je hore jedna noha. O chvíľu aj druhá. [Who] sa natiahne, až to pukne, a raňajky sú ešte vlažné.]`,
    echo: `[who-is| ${SUN}: Slnko už spí za kopcom a zajtra zasa vyjde. | Vstávať netreba, je noc a perina hreje.]`,
  },
  set: {
    x: 'zapadnúť',
    trouble: 'Už má byť večer a vonku je stále deň.',
    call: 'Choď už spať',
    does: 'A potom klesne za kopec kúsok. Po ňom druhý, celkom červený, a ostane iba ružová čiara. Sliepky zívnu a konečne sa môže zotmieť.',
    echo: 'Za kopcom niekto spí a svietiť netreba.',
  },
  rain: {
    x: 'pršať',
    trouble: 'Mrkva vädne a žaba sedí v prázdnej mláke.',
    call: 'Prš, prosíme',
    does: 'A potom padne prvá kvapka. Po nej druhá a je z toho dážď, teplý a tichý. Mrkva pije a žaba v mláke tlieska.',
    echo: 'Na parapet ešte ticho klopú posledné tri kvapky.',
  },
  snow: {
    x: 'snežiť',
    trouble: 'Sane stoja v tráve a snehuliak nie je z čoho.',
    call: 'Snež, prosíme',
    does: 'A potom padne prvá vločka. Po nej druhá a o chvíľu je celá záhrada biela. Sane sa pohnú a snehuliak má brucho.',
    echo: 'Za oknom padajú vločky a nepočuť ani jednu.',
  },
  burn: {
    x: 'bojovať ani nič páliť',
    trouble: 'Na kopci už pritom čaká rytier a prešľapuje.',
    call: 'Poď bojovať',
    does: 'A rytier? Ten položí meč do trávy, lebo takto je aj jemu lepšie. Nikto nebojuje a nič nehorí, iba oheň pod čajom.',
    echo: 'V tráve leží meč a spí na ňom lienka.',
  },
  spit: {
    x: 'chrliť oheň',
    trouble: 'V peci je pritom zima a polievka nemá pod sebou nič.',
    call: 'Fúkni oheň',
    does: 'A oheň? Ten nie je treba. Pod polievku stačí suché drevo a zápalka, o ktorú sa postará [adult]. Nikoho nič nepopáli a polievka bublá.',
    echo: 'V peci dohára drevo a nikto nechrlí nič.',
  },
  fight: {
    x: 'bojovať',
    trouble: 'Na kopci už pritom čaká súper a prešľapuje.',
    call: 'Poď bojovať',
    does: 'A súper? Ten položí meč do trávy, lebo takto je to lepšie aj preňho. Nikto nebojuje a nikoho nebolí ani prst.',
    echo: 'V tráve leží meč a spí na ňom lienka.',
  },
  explode: {
    x: 'vybuchovať',
    trouble: 'Lenže každý pre istotu uteká, lebo čo keby.',
    call: 'Pozor, bude bum',
    does: 'A bum? To nepríde. Iba raz niečo potichu zasyčí, ako keď sa otvorí malinovka, a každý sa na tom smeje.',
    echo: 'Nikde nič nebúcha, iba vankúš si ticho vzdychne.',
  },
  scare: {
    x: 'strašiť',
    trouble: 'Je skoro polnoc a nikde nepočuť ani malé bu.',
    call: 'Straš',
    does: 'A bu? To už nikomu nechýba. Namiesto neho sa o polnoci ozve smiech a tí najmenší idú spať bez strachu.',
    echo: 'O polnoci je ticho a niekto sa potme usmieva.',
  },
  prick: {
    x: 'pichať',
    trouble: 'Na čo sú vraj potom pichliače, keď nie na pichanie?',
    call: 'Pichaj',
    does: 'A pichliače? Na tie sa zavesí jablko, lístok a jedna mokrá ponožka. Nepichajú nikoho a všetko na nich pekne uschne.',
    echo: 'Na pichliačoch schne ponožka a nikoho nič nepichá.',
  },
  teeth: {
    x: 'si umývať zuby',
    trouble: 'Na zuboch ešte sedia raňajky, obed aj olovrant.',
    call: 'Kefka čaká',
    does: 'A potom ide kefka hore, dolu a dokola. Raňajky sú preč, obed je preč a v zuboch sa dá vidieť celá lampa.',
    echo: 'V pohári odpočíva kefka a zuby sa tmou lesknú.',
  },
  wash: {
    x: 'sa umývať',
    trouble: 'Voda už stydne a blato zo včera pekne drží.',
    call: 'Do vody',
    does: 'A potom to vo vode čľupne. Pena má bradu aj klobúk, blato je preč a voda je hnedá ako kakao.',
    echo: 'Na šnúre schne uterák a všetko vonia mydlom.',
  },
  sleep: {
    x: '[has:na-zimu| spať celú zimu | spať]',
    trouble:
      '[has:na-zimu| Padá prvý sneh, brloh je ustlaný a ostatní už chrápu. | Je noc, posteľ je ustlaná a ostatní už chrápu.]',
    call: 'Spi už',
    does: 'A potom oči klesnú bez prosenia. Najprv ľavé, potom pravé. [Who] chce ešte niečo povedať, ale je z toho iba spokojné chŕŕ.',
    echo: '[has:na-zimu| Vonku padá sneh a zobudí ich až jar. | Kdesi ticho chrápe [who] a nič už nechce.]',
  },
  meat: {
    x: 'jesť mäso',
    trouble: 'Pri stole má každý plný tanier, iba jeden je prázdny.',
    call: 'Jedz ako my',
    does: 'A mäso? To nechá tým, čo ho chcú. Pri stole je miesto pre každého a na tanier druhému sa už nikto neškerí.',
    echo: 'Na stole ostane prázdny tanier a celkom spokojný.',
  },
  only: {
    x: 'jesť to, čo ostatní',
    trouble: 'Pri stole má každý plný tanier, iba jeden je prázdny.',
    call: 'Jedz ako my',
    does: 'A tanier už nie je prázdny. Každý má na ňom to svoje a do cudzieho taniera sa už nikto neškerí.',
    echo: 'Na stole ostane prázdny tanier a celkom spokojný.',
  },
  hunt: {
    x: '[has:ref-ovce| žrať ovce | loviť]',
    trouble: 'Ostatní už stoja v rade a jedno miesto je prázdne.',
    call: 'Ideme na lov',
    does: 'A lov? Ten dnes nebude. Nikto neuteká, nikto nenaháňa a na obed je veľký hrniec hustej zemiakovej polievky. Každý si pridá.',
    echo: 'Na lúke je ticho a nikto tam nemusí utekať.',
  },
  rob: {
    x: '[has:ref-prepad| prepadávať lode | kradnúť]',
    trouble: 'Ostatní už pritom majú šatky na očiach a čakajú.',
    call: 'Poď kradnúť s nami',
    does: 'A ostatní? Tí si dajú šatky dolu a vrátia, čo im nepatrí. Nikomu nič nechýba a nikto nemusí utekať potme.',
    echo: 'Všetko je na svojom mieste a nič sa neskrýva.',
  },
  mean: {
    x: 'byť [who:zlá/zlý/zlé]',
    trouble: 'Lenže každý sa pre istotu schová, lebo čo keby.',
    call: 'Pozor, zasa ide',
    does: 'A ostatní? Tí vystrčia najprv nos, potom celú hlavu. Nikto nehryzie a nikto nekričí. Tak vyjdú von aj tí celkom najmenší.',
    echo: 'Dvere sú pootvorené, lebo sa už nikto nebojí.',
  },
  melt: {
    x: 'sa roztopiť',
    trouble: 'Lenže na oblohe je slnko a z nosa už kvapká.',
    call: 'Roztop sa už, je teplo',
    does: '[has:rather-summer| A leto? Na to sa pozerá vždy, keď ide niekto po zmrzlinu. Vidno čerešne, melón aj bosé nohy a z nosa pritom nekvapká. | A zima zasa príde, tá chodí každý rok. Dovtedy je v mrazničke, hneď vedľa hrášku, jedna malá snehová guľa s úsmevom.]',
    echo: 'V mrazničke je tma, zima a niekto sa usmieva.',
  },
  school: {
    x: 'ísť do [has:skolka| škôlky | školy]',
    trouble: 'Taška už stojí pri dverách a vonku čakajú ostatní.',
    call: 'Poď, zmeškáme',
    does: 'A potom sa taška pohne od dverí. Kúsok, druhý kúsok, cez prah a von. Na rohu stojí ten, kto vždy počká.',
    echo: 'Taška stojí pri dverách a spí aj ona.',
  },
  eat: {
    x: `[has:ref-vegetables| jesť zeleninu | [is:food| jesť [has| ${SINGLE}: [food.acc] | [food.acc_pl]] | jesť]]`,
    trouble: 'Polievka stydne a lyžica v nej stojí ako stožiar.',
    call: 'Jedz už',
    does: 'A potom z taniera zmizne jedna lyžica. Po nej ešte jedna, celkom malá. Ostatní sa nepozerajú, iba jedia, a chutí to každému.',
    echo: 'V kuchyni schne jedna malá lyžica.',
  },
  clean: {
    x: 'upratovať',
    trouble: 'Po zemi sú kocky a omrvinky a nedá sa prejsť.',
    call: 'Uprac to',
    does: '[want| dance, sing, piano: A metla? Tá ide do rytmu. Raz doľava, dva razy doprava, kocky skáču do škatule. Keď pesnička skončí, je upratané. | A potom [who] vezme metlu, lebo omrvinky už šteklia. Kocky podávajú ostatní, a o chvíľu je upratané.]',
    echo: 'Zem je čistá a dá sa po nej ísť naboso.',
  },
  ring: {
    x: 'zvoniť',
    trouble: 'Je ráno a celý dom spí, aj hodiny na veži.',
    call: 'Zazvoň nám',
    does: 'A potom to zazvoní. Nie crrr, iba malé cink, také, aké sa ránu páči. Dom otvorí najprv jedno oko a potom druhé.',
    echo: 'Dom spí a nikde nič necinká.',
  },
  crow: {
    x: 'kikiríkať',
    trouble: 'Je ráno a celý dvor spí, aj sused s vedrom.',
    call: 'Zakikiríkaj nám',
    does: 'A potom sa to ozve. Nie celé kikirikí, najprv iba kiki. Ríkí dokončí celý dvor a ráno sa môže začať.',
    echo: 'Dvor spí a kikirikí ešte tiež.',
  },
  work: {
    x: 'pracovať',
    trouble: 'Ostatní nosia, čo unesú, a jedno miesto je prázdne.',
    call: 'Poď pracovať',
    does: 'A potom [who] vezme prvú vec, celkom malú. Po nej druhú. Nikto nesúri, nikto neráta a na konci dňa je hotovo práve včas.',
    echo: 'Práca spí na kope a počká do rána.',
  },
  wear: {
    x: 'nosiť [what.acc]',
    trouble: 'Ostatní sú už oblečení a jeden vešiak je plný.',
    call: 'Obleč sa',
    does: 'A vešiak? Ten ostane plný a celkom mu to pristane. Dnes sa ide v tom, v čom sa dá dobre behať, aj ostatným je tak lepšie.',
    echo: 'Na vešiaku niečo visí a celkom mu to pristane.',
  },
  dig: {
    x: 'kopať',
    trouble: 'Jama je zatiaľ iba čiara v piesku a lopaty sedia.',
    call: 'Kop',
    does: 'A potom sa do čiary zahryzne prvá lyžica hliny. Druhá je väčšia, tretia je celá hora. Jama je hotová ešte pred obedom.',
    echo: 'V tme spí jama a v nej jedna kvapka rosy.',
  },
  plough: {
    x: 'orať',
    trouble: 'Pole je tvrdé a zemiaky čakajú vo vreci.',
    call: 'Ideme orať',
    does: 'A potom je na poli prvá čiara, rovná ako vlások. Druhá je hneď vedľa. Zemiaky vyskočia z vreca a každý má svoju posteľ.',
    echo: 'Pole je mäkké a zemiaky v ňom už spia.',
  },
  carry: {
    x: 'nosiť [is:what| [what.acc] | nikoho na chrbte]',
    trouble: 'Pri bráne už čaká košík, kufor a dáždnik.',
    call: 'Zvez nás',
    does: 'A potom sa ide pešo, jeden pekne vedľa druhého. Košík má uši, tak ho nesú dvaja. Chrbát má voľno a cesta je veselšia.',
    echo: 'Košík, kufor aj chrbát majú dnes v noci voľno.',
  },
  cook: {
    x: 'variť',
    trouble: 'Hrniec je studený a v bruchách škŕka ako v mlyne.',
    call: 'Uvar nám niečo',
    does: 'A potom sa hrniec rozbublá. Mrkvu krája jeden, cibuľu druhý a soľ podáva tretí. Každý zje dva taniere a povie ďakujem.',
    echo: 'V kuchyni schne varecha a vonia polievka.',
  },
  magic: {
    x: 'čarovať',
    trouble: 'Tekvica je iba tekvica a žaba čaká už od rána.',
    call: 'Čaruj',
    does: 'A kúzla? Tie počkajú. Tekvica je zatiaľ dobrá polievka, žaba skáče, a keď palička predsa zaiskrí, je z toho hneď päť hviezdičiek.',
    echo: 'Na stolíku leží palička a iba trochu iskrí.',
  },
  collect: {
    x: 'zbierať zuby',
    trouble: 'Pod vankúšmi už čakajú zúbky, celá hŕba.',
    call: 'Zúbok čaká',
    does: 'A potom ide [who] od vankúša k vankúšu. Zúbok sem, drobný darček tam, pst, a nikto sa nezobudí. Pod vankúšmi je všade upratané.',
    echo: 'Pod vankúšom sa nič nehýbe, iba sny.',
  },
  fly: {
    x: 'letieť [is:where| [do where.gen] | s ostatnými]',
    trouble: 'Ostatní už sedia v rade a pozerajú na oblohu.',
    call: 'Letíme',
    does: 'A potom sa krídla otvoria bez prosenia. Najprv iba na skúšku, raz okolo komína. A keď ostatní zamávajú, letí [who] s nimi, pekne uprostred.',
    echo: 'Vysoko nad strechou ticho šumia krídla.',
  },
  laundry: {
    x: 'ísť do práčky',
    trouble: 'Na päte je blato a špička vonia ako syr.',
    call: 'Do práčky',
    does: 'A potom bubon urobí prvé hup. Druhé hup už šteklí a pri treťom sa smeje celá bielizeň. Potom sa to na šnúre pekne hojdá.',
    echo: 'Na šnúre sa niečo hojdá a vonia mydlom.',
  },
  go: {
    x: `ísť ${PLACE}`,
    trouble:
      '[has:to-hell| Pri pekelnej bráne už stoja ostatní a čakajú. | Ostatní už stoja a čakajú, kto urobí prvý krok.]',
    call: 'Tak poď',
    does: '[has:to-hell| A peklo? To počká. Dnes iba po bránu, s vedrom studenej vody, a hneď späť. V pekle sa zatiaľ poriadne vyvetrá. | A cesta? Tá počká. Dnes iba kúsok, po najbližší roh a späť. Zajtra sa uvidí, či sa pôjde o kúsok ďalej.]',
    echo: '[has:to-hell| Pekelná brána je zavretá a vedro s vodou chladí aj v noci. | Cesta je prázdna a nikto sa po nej neponáhľa.]',
  },
  tunnel: {
    x: 'ísť do tunela',
    trouble: 'Cestujúci sedia na kufroch a sendviče im schnú.',
    call: 'Tak už poďme',
    does: 'A potom sa kolesá pohnú. V tuneli je tma, ale každý nahlas ráta. Pri dvadsiatke je svetlo a za ním more púpav.',
    echo: 'Kdesi za tunelom ticho stojí vláčik a spí.',
  },
  be: {
    x: 'byť [who:taká, aká/taký, aký/také, aké] je',
    trouble: 'Ostatní sa pozerajú a nikto nevie, čo má povedať.',
    call: 'Veď ty musíš',
    does: 'A ostatní? Tí sa chvíľu dívajú. Potom niekto povie, že aj takto je to pekné, a ďalší sa pridajú. Nikomu nič nechýba.',
    echo: 'Každý spí po svojom a každý potichu.',
  },
  plain: {
    x: '[is:action| [action] | robiť to, čo ostatní]',
    trouble: 'Ostatní už robia a jedno miesto je prázdne.',
    call: 'Veď ty musíš',
    does: 'A to, čo [who] nechce? To zatiaľ počká pri dverách ako kabát. Možno ho zajtra niekto oblečie a možno bude visieť ďalej.',
    echo: 'Pri dverách visí kabát a nikam sa neponáhľa.',
  },
} satisfies Record<string, Duty>

/** Which of them it is. */
export const DUTY = `[has| ref-red: red | ref-spit: spit | ref-burn: burn | ref-fight: fight | ref-explode: explode | ref-scare: scare | ref-prick: prick | ref-teeth: teeth | ref-wash: wash | ref-rise: rise | ref-set: set | ref-sleep: sleep | ref-meat: meat | ref-only: only | ref-hunt: hunt | ref-rob: rob | ref-mean: mean | ref-melt: melt | ref-school: school | ref-collect: collect | ref-carry: [what-is| clothes: wear | carry] | ref-work: work | ref-tunnel: tunnel | ref-eat: eat | ref-shine: shine | ref-rain: rain | ref-snow: snow | ref-clean: clean | ref-ring: ring | ref-crow: crow | ref-dig: dig | ref-plough: plough | ref-cook: cook | ref-magic: magic | ref-fly: fly | ref-laundry: laundry | ref-go: go | ref-be: be | plain]`
