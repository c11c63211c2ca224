import type { Topic } from '../../../craft/pack.ts'
import { begins, both } from './match.ts'

/** What the night brings: a bed of one's own, the dark, dreams and storms. */
export const ownBed: Topic = {
  id: 'own-bed',
  match: [
    begins('(?:svojej|vlastnej|novej|veľkej|veľkú|svoju|vlastnú|novú|našej|s nami v) poste'),
    begins('sp(?:í|áva|ať|inkať|ala|al) (?:už )?(?:sám|sama|bez mam|bez nás|s nami|medzi nami|u nás|vo svoj)'),
    both(
      'zaspáva|zaspať|zaspí|zaspala|zaspal|spať|spí|spal|spala|spinká',
      'sám|sama|samé|samostatne|vo svojej izb|v noci chodí|chodí k nám|v detskej izb',
    ),
  ],
  early: [
    'Posteľ [=mala] dnes nové <obliečky s hviezdami~prestieradlo s medveďmi~ušité vrecko na sny>. {[=Bola] celá pre jedného.|[=Bola] celá pre jedného, široká ako loď, a kapitán [=bol] vopred známy.}',
    'V posteli [=bolo] miesto na hlavu, na nohy a na <medveďa~zajaca~mačku z plyšu>. {[Hero] si ju už [vyskúšal/skúša].|[Hero] ju pri obhliadke [pochválil]: nevŕzga, neuhýba a má výhľad na dvere.}',
    '[Hero] [dal/dáva] svojej posteli meno. {[=Volala/Volá] sa <Pelech~Hniezdo~Bárka>.|Odteraz sa [=volala/volá] <Pelech~Hniezdo~Bárka>, lebo s niekým, kto má meno, sa zaspáva ľahšie než s nábytkom.}',
  ],
  scene: [
    'Malý medvedík [=chcel] spať vždy v maminom brlohu. {„V mojom je veľa miesta,“ [=vzdychol].|„V mojom je priveľa miesta,“ [=vysvetlil], „nemám naň dosť medveďa.“} [Hero] mu [pomohol] dať dnu <mach, deku a lampášik~tri vankúše a zvonček~mamin šál a papierový mesiac>. {Medvedík si [=ľahol] a [=bolo] to jeho.|Medvedík si [=ľahol], [=zaprel/zapiera] sa labkami o obe steny a [=zistil]: presne moja veľkosť.}',
    'Kengurie mláďa [=vystrčilo/vystrkuje] hlavu z vrecka. „Idem spať vedľa mamy, nie v mame,“ [=povedalo]. {[Hero] mu [ustlal/stelie] trávu.|[Hero] mu [ustlal/stelie] trávu a [natiahol] od postieľky k vrecku <šnúrku so zvončekom~stebielko~červenú niť>.} „Keď potiahneš, mama potiahne späť.“ [=Potiahlo] raz, [=potiahla] mama, a potom už iba [=spalo].',
    'Hviezda [=mala] prvý raz svietiť na vlastnom mieste, ďaleko od <súhvezdia~Veľkého voza~ostatných>. {„Vidíme sa?“ [=spýtala] sa.|„A keď mi bude smutno?“ [=spýtala] sa. „Pozri sa doprava,“ [poradil/radí] [hero].} Doprava [=bola] ďalšia a naľavo ešte dve. Celú oblohu [=mala] na dohľad.',
  ],
  echo: [
    'Vlastná posteľ [=držala] v teple zo všetkých strán, <mäkko~pevne~tíško>, ako malá loď v prístave.',
    'Dvere [=ostali] na škáročku a z chodby [=svietilo] <mäkké~malé~teplé> svetlo. Mama a otec spia celkom blízko.',
    'Medveď si [=ľahol] k stene a [=strážil/stráži] <vankúš~sny~pokoj>. V tejto posteli [=bol] doma každý.',
  ],
}

export const badDream: Topic = {
  id: 'bad-dream',
  match: [
    begins(
      'zl(?:é|ý|ých|ého|ým) s(?:en|ny|nov|na|nom)|škared\\p{L}* s(?:en|ny|nov)|nočn\\p{L}* (?:mor|des)|strašn\\p{L}* s(?:en|ny)|sníva\\p{L}* sa (?:mu|jej) (?:\\p{L}+ )?(?:zl|škared|strašn)|budí sa (?:v noci|s pla)|zobúdza sa (?:v noci|s pla)',
    ),
  ],
  early: [
    'Na okne [=visel] lapač snov <z nitky a pierok~z vŕbového prútika~s modrým gombíkom>. {Pekné sny [=púšťal/púšťa] dnu, ostatné [=nechal].|Pekné sny [=púšťal/púšťa] dnu, mrzuté [=poslal] okolo domu, nech sa najprv vyvetrajú.}',
    '[Hero] si [nakreslil] sen, ktorý by sa <hodil na dnes~dal zjesť~dal pohladiť>. {[=Boli] v ňom šteniatka a koláč.|Namiesto príšery doň [dal/dáva] starý vysávač v papučiach a hneď to [=bol] celkom iný príbeh.}',
    'Včerajší sen si [=zabudol] na stoličke <klobúk~čiernu rukavicu~jednu topánku>. {[Hero] to [zavesil] na klinec.|Zblízka [=bol] z papiera a na spodku [=mal] cenovku, a toho sa ťažko niekto zľakne.}',
  ],
  scene: [
    'Za kríkom [=sedel] zlý sen a [=plakal/plače]. {„Všetci sa predo mnou budia,“ [=povedal].|„Len čo prídem, každý sa zobudí,“ [=vzlykal], „ani raz mi nik nedal dohrať úlohu.“} [Hero] mu [dal] <červený nos~klobúk s brmbolcom~papuče s uškami> a nové meno. {Odvtedy [=bol] veselým snom.|Odvtedy [=hral] vo veseloherných snoch a [=mal] plno.}',
    'V dielni na kraji mesta [=opravovali/opravujú] sny. „Tomuto chýba koniec,“ [=povedal] majster. {[Hero] mu [vymyslel] dobrý koniec.|„Naháňajú ťa a potom sa zobudíš, to je polovica práce,“ [=mrmlal]. [Hero] [pridal/pridáva] dvierka a za ne <babku s koláčom~bazén s loptičkami~psíka Rexa>.} [=Fungovalo/Funguje] to ako nové.',
    'Koník Hajko [=vozil/vozí] sny na vozíku a jeden [=škrípal]. {[Hero] ho [pofúkal/fúka] a [=bolo] ticho.|„Ten je len naopak,“ [povedal] [hero], [vybral] ho a [prevrátil/prevracia] na rubovú stranu.} Zvnútra [=bol] <modrý a mäkký~plný páperia~samý mesiac>. {Škaredé sny bývajú iba zle oblečené.|„Škaredé sny sú iba pekné sny oblečené naopak,“ [=povedal] koník.}',
  ],
  echo: [
    'Sny [=stáli] v rade pri posteli a dnu [=mohli] iba <mäkké~tiché~teplé>. Medveď im [=kontroloval/kontroluje] lístky.',
    'Keby sa prisnilo niečo mrzuté, stačí <otočiť vankúš~otvoriť jedno oko~pohladiť medveďa> a príde iný sen, pokojný.',
    'Lapač snov sa v okne <tíško~pomaly~ledva> [=hojdal]. Cez nitky [=svietil] mesiac a [=prešlo] iba dobré.',
  ],
}

export const storm: Topic = {
  id: 'storm',
  match: [begins('búrk|búrok|hrmel|hrmí|hrmen|hrom(?:u|y|ov|om)?(?!\\p{L})|blesk(?! ?m[ac]c?q)')],
  early: [
    'Nebo [=malo] dnes <veľa rečí~zlú náladu~plné brucho>. {Kdesi ďaleko niečo [=zadunelo/dunie].|Kdesi za kopcom [=presúvali/presúvajú] nábytok a nikto [=nevedel], kam príde skriňa.}',
    '[Hero] už [poznal] mraky: tento je <ovca~ponožka~zemiak> a ten tmavý búrka. {Búrka [=mala] veľké brucho.|Búrka [=mala] veľké brucho, samú vodu z rybníkov, a tú [=bolo] treba vrátiť.}',
    'Pod stolom [=bol] z deky <hrad~stan~brloh>. {Dážď tam [=bolo] pekne počuť.|Cez dekový strop [=bolo] búrku počuť tak, ako keď sa hrá na bubon vo vedľajšej izbe.}',
  ],
  scene: [
    'Malý búrkový mrak [=sedel] na kopci a [=zakrýval/zakrýva] si uši. „Ja sa tak ľakám, keď kýchnem,“ [=priznal]. {„Na zdravie,“ [povedal] [hero] a [=bolo] lepšie.|„Keď ti príde, povedz mi,“ [navrhol] [hero], „a ja poviem na zdravie.“} [=Kýchol] <bum~hrk~tresk>, [=počul] na zdravie a od radosti sa [=rozpršal].',
    'V sude pod odkvapom [=bývala/býva] žaba bubeníčka. {„Počítaj so mnou,“ [=povedala].|„Po blesku sa počíta,“ [=učila] ich, „jeden, dva, tri, a keď prídeš k <piatim~siedmim~desiatim>, búrka je pri tete za kopcom.“} [Hero] [počítal] a čísla [=boli] stále väčšie. {Búrka [=odišla/odchádza] spať.|Napokon búrka [=bola] tak ďaleko, že jej [=nestačili/nestačia] prsty.}',
    'Hromy [=mali] na oblohe <kolky~upratovanie~futbal> a trochu to [=dunelo/dunie]. {[Hero] im [zatlieskal] na znak, že počuje.|„Pardon,“ [=ozvalo/ozýva] sa po každom buchnutí, ak niekto počúva pozorne. [Hero] [skúsil] na kolenách ten istý rytmus.} Bum sa [=zmenilo] na bubnovanie a bubnovanie na dážď.',
  ],
  echo: [
    'Dážď už iba <tíško~pomaly~jemne> [=ťukal] na parapet a búrka [=spala] za kopcom.',
    'Dom [=mal] pevnú strechu a pod ňou <mäkké~teplé~suché> postele. Nech si vonku oblaky upratujú.',
    'Z oblohy [=ostalo] len pokojné kvapkanie. Vzduch [=voňal] trávou a <pokojom~spánkom~čistou nocou>.',
  ],
}

export const dark: Topic = {
  id: 'dark',
  match: [
    both(
      'boj[íaí]|bál|báť|strach|bojíme|boja',
      'tm[aeyu](?!\\p{L})|tmou|noc|nocou|príšer|strašid|bubák|sám spať|sama spať|spať|duch|pod posteľ|v skrini',
    ),
    begins('tmy(?!\\p{L})|príšer|strašidl|bubák'),
  ],
  early: [
    'Tma [=prišla] pod okno a <nesmelo~potichu~jedným prstom> [=klopala]. {Aj tma sa trochu hanbí.|Len [hero] [vedel], že aj tma je prvý raz v cudzej izbe trochu nesvoja.}',
    'Pod posteľou [=bolo] iba toto: <dve papuče a jedna guľôčka~prachový zajac Emil~škatuľa s autíčkami>. {Nikto iný tam [=nebol].|Viac sa ich tam [=nezmestilo], a to si [hero] [zistil] baterkou aj po pamäti.}',
    '[Hero] [mal] malú baterku a [svietil] ňou <na strop~do kútov~pod skriňu>. {V každom kúte [=bolo] niečo známe.|Kam [=dopadlo/dopadá] svetlo, tam [=bola] len stolička, ktorá sa vo dne volá rovnako.}',
  ],
  scene: [
    'V kríku [=sedel] malý bubáčik a [=triasol] sa. „Bojím sa svetla,“ [=priznal]. {„A ja zase tmy,“ [povedal] [hero].|„To je zvláštne, ja sa zasa bojím tmy,“ [povedal] [hero]. „Skúsme sa stretnúť na polceste.“} [=Podali/Podávajú] si ruky tam, kde je šero. {[=Bolo] im hneď lepšie.|Tam sa nebojí nikto, lebo je tam <od oboch trochu~vidno práve tak na úsmev~mäkko a modro>.}',
    '„Kto je tam?“ [spýtal sa] [hero] tmy. „Iba ja,“ [=povedala] tma celkom ticho. {„Nesiem hviezdy a sny.“|„Nesiem hviezdy a ony sú dosť ťažké. A pritom pozerám, či má každý <zakryté nohy~deku až po bradu~pri sebe svojho medveďa>.“} [Hero] jej [poďakoval] a tma sa [=začervenala/červená], ale to vidno [=nebolo].',
    'Malá tma z kúta si [=prišla/prichádza] niečo vypýtať. {„Nemáš náhodou druhú ponožku?“|„Prepáčte, že ruším,“ [=povedala], „hľadám <druhú ponožku~svoj budík~pokračovanie tej knižky o medveďovi>.“} [Hero] jej [pomohol] hľadať. {[=Našla/Nachádza] ju a [=išla] spať.|[=Mala/Má] huňaté papuče a dobré spôsoby, a keď [=odchádzala/odchádza], [=zavrela] za sebou aj skriňu.}',
  ],
  echo: [
    'Tma [=bola] mäkká a <tmavomodrá~zamatová~teplá>. [=Sadla] si na koniec postele a tíško [=strážila/stráži] sny.',
    'Lampička [=svietila] a tma sa k nej [=pritúlila] ako <mačka~vankúš~stará kamarátka>. [=Bolo] v nej bezpečne.',
    'V tme [=oddychovali] všetky veci: <stolička, skriňa a topánky~knižky, hračky a záclony~lopta, auto a medveď>. Ráno budú na tom istom mieste.',
  ],
}
