import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/*
 * Whoever wants to have something makes a place for it, a ring of pebbles, and guards it so well that the very thing is sent away. The child has looked
 * and runs after it.
 */

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy', 'job', 'royal'] as const),
  ...(['fairy-being', 'monster', 'weather', 'sky', 'plant', 'building', 'food', 'household'] as const),
]
const BEINGS = 'animal, bird, sea-animal, insect, dinosaur, royal, fairy-being, monster, job'
const WHAT: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'royal', 'fairy-being', 'monster', 'job'] as const),
  ...(['vehicle', 'machine', 'toy', 'building', 'food', 'sky', 'plant', 'body', 'clothes', 'household'] as const),
  ...(['instrument', 'school', 'sport'] as const),
]

/** Of these one wants several. */
const SEVERAL =
  '[what-is| noha, ruka, kridlo, gombik, ucho, topanka, rukavica, ponozka, vlas, rolnicka, korcula, lyza, koliesko, koleso: several | one]'
const HOUSE = (form: string, storeyed: string) =>
  `[several| several: [what.nom_pl] | [what-is:dom| [has:wants-storeys| ${storeyed} dom | [${form}]] | [${form}]]]`

/** Who comes with what is wanted: somebody under an umbrella, a star in a bucket, a thing on a wheelbarrow. */
const way = (being: string, star: string, house: string, thing: string) =>
  `[way| being: ${being} | star: ${star} | house: ${house} | ${thing}]`

const REASON = `[has:grandpa| [what-is| gombik, okuliare, klobuk, ciapka, vesta, fuzy: „[several| several: Také, aké | Niečo, čo] [has:vesta| má dedko na veste | má dedko]!“ | [why]] | [why]]`
const WHY =
  '[what-is| noha: „Chcem tancovať!“ | kridlo: „Chcem vidieť všetko zhora!“ | zmrzlinovy-stroj: „Chcem zmrzlinu aj na raňajky!“ | brat, sestra: „Nech nie som na všetko [who:sama/sám/samo]!“ | animal, bird, dinosaur, sea-animal, insect: „Aby sme boli dvaja,“ | royal, fairy-being, monster, job: „Aby sme boli dvaja,“ | building: „Chcem mať svoje vlastné dvere a svoj vlastný zvonček!“ | vehicle: „Chcem sa voziť až za kopec a trúbiť!“ | machine: „Chcem stláčať všetky tlačidlá!“ | toy, sport: „Budem sa hrať od rána do večera!“ | instrument: „Budem hrať každému, kto pôjde okolo!“ | food: „Dám z toho každému!“ | sky: „Nech mi svieti, keď nemôžem spať!“ | plant: „Budem sa o to starať každý deň!“ | body, clothes: „Pristane mi to najviac zo všetkých!“ | „Chcem to zo všetkého najviac!“]'

const ONLY_DAYS = '[has:wants-only-days| Nie na každý deň, iba [days]. | ]'

/** What is done with it as soon as it is there. */
const DOES =
  '[what-is| noha: [has:chvost| Chvost [who] odloží do krúžku a tancuje okolo, raz doľava a raz doprava. | [Who] tancuje okolo krúžku, raz doľava a raz doprava.] | kridlo: [Who] krídlami zamáva, až z krúžku odletí lístie. | gombik: Suseda prišije [wacc] na dlhú stužku a tá sa dá uviazať cez každé brucho. | zmrzlinovy-stroj: Stroj spraví vrr a každý dostane kopček, aj dážď. | building: [Who] otvorí dvere, zavrie dvere a zazvoní si [who:sama/sám/samo] na svoj zvonček. | vehicle: [Who] sa vezie dookola a trúbi na kamienky. | machine: [Who] stlačí prvé tlačidlo a potom aj tie ostatné. | toy, sport: [Who] sa hrá a nevie prestať. | instrument: [Who] hrá a kamienky sa trasú v rytme. | food: [Who] dá každému kúsok a najmenší nechá sebe. | sky: [Who] sa na to svetlo pozerá, kým sa nezotmie, a potom ešte viac. | plant: [Who] to poleje a potom to poleje aj dážď. | body, clothes: [Who] sa obzerá zľava aj sprava. | [What] sa pritúli a [who] sa ani nepohne, aby [what:ju/ho/ho] nevyplašilo ani dýchanie.]'

export const chceMat: Telling = {
  id: 'wants-to-have',
  shape: 'surprise',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: WHAT, says: ['wants-have'] },
  ages: [3, 9],
  tile: { label: 'Chce niečo mať', wish: 'dinosaurus, ktorý chce mať psa' },
  titles: ['Miesto pre [wacc]', 'Sem nie!'],
  figures: {
    postar: { forms: { name: 'poštár' }, gender: 'he' },
    suseda: { forms: { name: 'suseda', acc: 'susedu', ins: 'susedou', dat: 'susede' }, gender: 'she' },
  },
  keys: {
    several: SEVERAL,
    way: `[what-is| ${BEINGS}: being | sky: star | building: house | thing]`,
  },
  words: {
    wnom: HOUSE('what', 'poschodový'),
    wacc: HOUSE('what.acc', 'poschodový'),
    will: '[several| several: budú | bude]',
    goes: '[several| several: idú | ide]',
    why: WHY,
    days: '[has| wants-on-pondelok: na pondelky | wants-on-utorok: na utorky | wants-on-streda: na stredy | wants-on-stvrtok: na štvrtky | wants-on-piatok: na piatky | wants-on-sobota: na soboty | wants-on-nedela: na nedele | niekedy]',
    // No mermaid walks over hills.
    away: '[who-in| ocean: za skalami | za kopcom]',
    mud: '[who-in| ocean: iba riasy z dvoch zátok | iba blato z dvoch kopcov]',
    searching: '[who-in| ocean: hľadám po zátokách | chodím po kopcoch]',
    place:
      '[who-in| ocean: Na brehu mora | dinosaurs: V údolí dinosaurov | castle, princesses, dragons: Pri hrade | forest, fairy-tale, magic: Na kraji lesa | Neďaleko nášho domu]',
    cover: way('pod dáždnikom', 'vo vedre', 'pod plachtou', 'pod plachtou'),
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'slon', nom: 'slon', gen: 'slona', dat: 'slonovi', acc: 'slona', loc: 'slonovi', ins: 'slonom' },
          ...{ nom_pl: 'slony', gen_pl: 'slonov' },
        },
        gender: 'he',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'pes', nom: 'pes', gen: 'psa', dat: 'psovi', acc: 'psa', loc: 'psovi', ins: 'psom' },
          ...{ nom_pl: 'psy', gen_pl: 'psov' },
        },
        gender: 'he',
      },
    },
  },
  fact: '[Who] raz [who:čakala/čakal/čakalo] na [wacc] pri krúžku z kamienkov.',
  next: 'Na zemi ležal krúžok z kamienkov a uprostred nebolo nič. Zatiaľ.',
  young: `
== wants
[Place] býva [who.full] a chce mať [wacc]. ${ONLY_DAYS}

+2
Myslí na to ráno, myslí na to na obed a v noci sa [who.dat] o tom sníva.

@hero „Prečo práve [wacc]?“ pýta sa [hero].

@who ${REASON} povie [who].
/+2

[has:wants-no-place| @who „Ale nemám [wacc] kam [what-is| gombik: prišiť | dať],“ vzdychne [who]. | @hero „A máš [wacc] kam dať?“ pýta sa [hero]. [Who] sa obzrie. Nemá.]

*ring Tak [hero] nazbiera kamienky a spolu z nich spravia krúžok. V krúžku nie je nič. Zatiaľ.

@who „Tu [will] [wnom],“ povie [who] a stráži.

+3
[Who] krúžok zametie. Ráno mu povie dobré ráno a večer mu povie dobrú noc. [with| [friend-is| toy, pet: [Friend] leží pri krúžku a stráži tiež. | [Friend] vyrovná každý kamienok, ktorý sa odkotúľa.] | Keď sa kamienok odkotúľa, [hero] ho vráti na miesto.] Potom sa [who] pozerá do diaľky. Odtiaľ to predsa musí prísť!
/+3

Príde poštár a chce si do krúžku položiť tašku.

&first @who „Sem nie!“ volá [who]. „Tu [will] [wnom]!“

Poštár pokrčí plecami.

+4
@postar „A kedy?“ pýta sa poštár.

@who „Čoskoro,“ povie [who] a nepohne sa ani o krok.

@postar „A čo keď nie?“ pýta sa poštár.

Na to [who] nepovie nič, iba narovná jeden kamienok, ktorý je celkom rovný. [Hero] si sadne vedľa. Chvíľu sa pozerajú do diaľky spolu. V diaľke je kopec, na kopci je strom a na strome nie je nikto.

Príde aj babka s taškami a chce si v krúžku oddýchnuť. Príde pán s rebríkom a chce si ho do krúžku postaviť. Príde celá kopa detí s loptou a lopta sa kotúľa rovno tam.

@who „Sem nie, sem nie, sem nie!“ volá [who], na každého raz a na loptu dvakrát.

Babka ide s taškami ďalej, pán ide s rebríkom ďalej a deti idú s loptou ďalej. [more| [Others] im radšej ukážu iné miesto, kde sa dá sedieť, stáť aj hrať. |] Krúžok je prázdny, čistý a celkom tichý.
/+4

Začne pršať a prší aj do krúžku.

+2
@who „Sem nie!“ volá [who] na dážď. Ale dážď nepočúva.
/+2

== passes
Potom príde suseda. ${way('Drží veľký dáždnik a pod dáždnikom ktosi je.', 'Nesie vedro a vo vedre sa čosi ligoce.', 'Tlačí fúrik a na fúriku je čosi veľké pod plachtou.', 'Tlačí fúrik a na fúriku je čosi pod plachtou.')}

@suseda „${way('Môžeme sem na chvíľu?', 'Môžem to sem na chvíľu položiť?', 'Môžem to sem na chvíľu zložiť?', 'Môžem to sem na chvíľu zložiť?')}“ pýta sa suseda.

[Who] sa neotočí, lebo sa pozerá do diaľky, či už [goes] [wnom].

&again @who „Sem nie!“ volá [who]. „Tu [will] [wnom]!“

@suseda „Škoda,“ vzdychne suseda a ide ďalej. „${way('Nemá kde bývať.', 'Doma mi to cez deň zhasne.', 'Doma mi to zaberie celý dvor.', 'Doma to už nemám kam dať.')}“

+3
${way('[what-sounds| Spod dáždnika sa potichu ozve [what.sound]. | Spod dáždnika ktosi potichu vzdychne.]', 'Z vedra vyšplechne kvapka a svieti aj na zemi.', 'Spod plachty vykukne kľučka. Kľučka bez dverí nebýva.', 'Fúrik vŕzga a plachta sa pri každom kroku trochu nadvihne.')} [Who] si to nevšimne. Kto sa pozerá do diaľky, nevidí, čo ide okolo.
/+3

Ale [hero] sa nepozerá do diaľky. [Hero] sa pozrie ${way('pod dáždnik', 'do vedra', 'pod plachtu', 'pod plachtu')}.

-2
@hero „Počkajte!“ volá [hero]. „Veď to [several| several: sú | je] [wnom]!“
/-2

+2
@hero „Počkajte!“ volá [hero] a beží za susedou rovno cez mláky. „Veď to [several| several: sú | je] [wnom]! A my máme miesto!“

@suseda „Naozaj?“ pýta sa suseda. „${way('Veď sme už boli všade.', 'Celé miesto iba na to?', 'Veľké?', 'Celé miesto iba na to?')}“
/+2

+3
@hero „Naozaj,“ povie [hero]. „Z kamienkov. Aj zametené je. A každé ráno mu hovoríme dobré ráno.“
/+3

== comes
${way(
  'Idú naspäť a [hero] ukáže na krúžok.',
  'Nesú vedro naspäť a postavia ho rovno do krúžku.',
  'Tlačia fúrik naspäť a všetko z neho zložia rovno do krúžku.',
  'Tlačia fúrik naspäť a zastanú rovno v krúžku.',
)}

@who „Sem nie!“ začne [who] a konečne sa otočí. ((A potom chvíľu nevie povedať nič.))

[way| house: Sú tam dosky, sú tam okná a celkom navrchu sú dvere. Stavia sa až do obeda. | ]

@who „Sem!“ zakričí [who]. „Sem, sem, sem!“

${DOES}

+3
[by:flies| Potom [who] tri razy obletí krúžok, lebo od radosti sa nedá stáť. | [by:jumps| Potom [who] vyskočí tak vysoko, že cestou dolu stihne zakričať ešte jedno sem. | [by:rolls| Potom sa [who] od radosti prevezie tri razy okolo krúžku. | [by:swims| Potom [who] od radosti vyfrkne vodu až na susedu. | Potom [who] od radosti obíde krúžok tri razy.]]]]
/+3

+2
@who „Skoro mi [several| several: ušli | [what:ušla/ušiel/ušlo]],“ povie [who]. „Ako je možné, že to vidíš ty a ja nie?“

@hero „Ja sa pozerám sem,“ povie [hero].
/+2

+4
Potom spravia krúžok o kúsok väčší, aby v ňom bolo miesto aj pre toho, kto stráži. A potom ešte o kúsok, lebo suseda má mokré topánky a chce si sadnúť. Poštár sa vráti a položí si tašku. Babka sa vráti a oddýchne si. Pán s rebríkom podá zo stromu pri ceste sedem sliviek. A lopta sa prikotúľa do krúžku bez pomoci a nikto na ňu nekričí.

@postar „Sem áno?“ pýta sa pre istotu poštár.

@who „Sem áno,“ povie [who]. „Už je tu všetko, čo tu má byť.“

Prestane pršať a z každého kamienka sa parí.
/+4

== bed
^ring Večer [hero] leží v posteli a na vankúši má krúžok z kamienkov, celkom malý.

+3
[with| [Friend] už dýcha pomaly a ticho. | V izbe je ticho a tma.] [way| house: Vonku v krúžku stojí [wnom] a v ňom spí [who]. Presne na svojom mieste. | Vonku spí [who] a vedľa, v krúžku, [several| several: sú | je] [wnom]. Presne na svojom mieste.]
/+3

+4
Suseda už má doma miesto a poštár má prázdnu tašku. Dážď je už ďaleko. Mesiac svieti na mokré kamienky, pomaly, na jeden po druhom.
/+4

[Adult] chce na to miesto položiť knižku.

&last @hero „Sem nie,“ zašepká [hero]. „Tu budeš ty.“

[Adult] si ľahne vedľa. ((Vankúš je mäkký. ))Kamienky sú teplé od dlane. !asleep O chvíľu [hero] spí.
`,
  older: `
== wants
[Place] býva [who.full] a chce mať [wacc]. ${ONLY_DAYS} Myslí na to ráno, na obed aj vtedy, keď už má byť dávno ticho((, a dokonca aj potom)).

@hero „Prečo práve [wacc]?“ pýta sa [hero].

@who ${REASON} povie [who].

[has:wants-no-place| @who „Ale nemám [wacc] kam [what-is| gombik: prišiť | dať],“ vzdychne [who]. | @hero „A kam [wacc] dáš?“ pýta sa [hero]. Na to [who] odpoveď nemá.] [has:chvost| [what-is| noha: @who „A kam si medzitým dám chvost?“ | ] | ]

*ring Tak [hero] nazbiera kamienky a spolu z nich vyložia krúžok, presne taký veľký, ako treba. [has:chvost| [what-is| noha: Druhý, menší, je hneď vedľa a ten je pre chvost. | ] | ]

@who „Teraz to treba ísť nájsť,“ povie [who]. „Ale čo ak si sem medzitým niekto sadne?“

@hero „Nepustím sem nikoho,“ sľúbi [hero]. „Choď.“

+2
*sign [Hero] zapichne do zeme kus dosky a na ňom je napísané: Sem nie! Výkričník je väčší ako celý zvyšok. [Who] sa ešte dvakrát obzrie a potom zmizne [away].
/+2

== guard
Prvý príde poštár a chce si do krúžku položiť tašku.

&first @hero „Sem nie!“ povie [hero]. „Tu [will] [wnom].“

Poštár si dá tašku na druhé plece a ide ďalej, hoci je ťažká a hoci v krúžku naozaj nie je nič. Strážiť je teda ľahšie, než sa zdá.

+2
Potom príde babka s nákupom a chce si na chvíľu oddýchnuť. Potom pán s rebríkom, ktorý si ho chce iba oprieť. [Hero] to povie každému a zakaždým o kúsok hlasnejšie, až to znie ako naozajstný strážnik. ((Pri pánovi s rebríkom sa dokonca postaví na špičky, lebo ten pán je vysoký a rebrík ešte vyšší.)) Babka ide ďalej, pán ide ďalej a krúžok je prázdny a čistý. O chvíľu je okolo neho celkom pusto. Vrabce si sadajú na plot, mačka si to radšej namieri okolo studne a aj lístie padá inam.

[with| @friend „Babka vyzerá unavene,“ povie [friend] potichu. | Babka sa ešte raz obzrie a vzdychne si.]

@hero „Sľub je sľub,“ povie [hero].
/+2

+3
Začne pršať. Strážiť v daždi je už horšie, lebo dážď ide rovno do krúžku a na tabuľku sa ani nepozrie. [Hero] drží nad prázdnym miestom kapucňu, aby to tam bolo suché, keď [wnom] [several| several: prídu | príde]. Do topánok tečie, na nos kvapká a na celom svete je sucho iba na jednom mieste, kde nie je nič.

Popri krúžku prejde celá kopa detí s loptou. Chcú hrať, a nie je kde. [more| [Others] im ukážu dvor za rohom. | Lopta sa zakotúľa až ku kamienkom a [hero] ju odkopne skôr, než sa stihne dotknúť.]
/+3

Potom príde suseda. ${way('Drží veľký dáždnik a pod dáždnikom ktosi je.', 'Nesie vedro a vo vedre sa čosi ligoce.', 'Tlačí fúrik a na fúriku je čosi veľké pod plachtou.', 'Tlačí fúrik a na fúriku je čosi pod plachtou.')}

@suseda „${way('Môžeme sem na chvíľu?', 'Môžem to sem na chvíľu položiť?', 'Môžem to sem na chvíľu zložiť?', 'Môžem to sem na chvíľu zložiť?')}“ pýta sa suseda.

[Hero] sa na to ani nepozrie, lebo strážnik má hľadieť rovno pred seba a [hero] to berie vážne.

&again @hero „Sem nie!“ povie [hero]. „Tu [will] [wnom].“

@suseda „Škoda,“ povie suseda. „${way('Nikde nás nechcú.', 'Doma mi to cez deň zhasne.', 'Doma mi to zaberie celý dvor.', 'Doma to už nemám kam dať.')}“ A ide ďalej, celkom pomaly, lebo cesta tam ide do kopca.

== truth
[Who] sa vráti, až keď sa zmráka, a neprináša nič, [mud].

@who „Nikde,“ povie [who]. „A čo tu?“

@hero „Nikto,“ povie [hero] hrdo. „Iba poštár a suseda.“

@who „A čo nesie suseda?“ pýta sa [who].

To [hero] nevie, lebo pozerať sa je niečo iné ako strážiť. [Hero] sa pozrie na zem a vedľa krúžku leží ${way('cestovný lístok, na ktorom je napísané: [what.nom], tam a už nie späť', 'kvapka, ktorá v šere svieti ako malá lampa', 'malý kľúč, a na ňom visí papierik: [what.nom]', 'papierik na špagáte, a na ňom je napísané: [wnom], kto chce')}.

+2
Stačí na to položiť nohu. Nikto nič neuvidí, [who] sa nič nedozvie a sľub zostane splnený, od začiatku až do konca. Lenže krúžok je prázdny a je to ten najlepšie strážený prázdny krúžok na svete.
/+2

+3
[Hero] sa pozerá na svoju topánku a potom na tabuľku. Sem nie! Dážď z nej medzitým zmýva výkričník, ale čítať sa to dá stále.
/+3

@hero „Už to tu bolo,“ povie [hero]. „A ja na to ani nepozriem a hovorím, že sem nie.“

[Who] nepovie nič, iba sa pozerá do prázdneho krúžku, a to je horšie ako kričať.

@hero „Idem po to,“ povie [hero] a už beží hore ulicou, rovno po stope v blate.

+2
Stopu raz vidno a raz nie. [Hero] sa dvakrát pošmykne a jeden raz sa vráti, lebo stopa zabočí a [hero] nie. Až celkom na konci ulice sa svieti v okne a pod oknom stojí suseda. Otvára bránku pomaly, ako niekto, koho dnes všade posielajú preč.
/+2

== comes
@hero „Prepáčte,“ povie [hero] celkom bez dychu. „My máme miesto. Ja len neviem pozerať a strážiť naraz.“

@suseda „A bude tam aj pre mňa kúsok?“ pýta sa suseda. „Od rána som na nohách.“

+2
Krúžok je presne taký veľký, ako treba, a pre nikoho iného v ňom miesta niet. [Hero] to vie najlepšie zo všetkých. Prerobiť ho znamená začať odznova, kamienok po kamienku, a potme.

@hero „Bude,“ povie [hero].
/+2

-2
@hero „Bude,“ povie [hero], hoci krúžok treba preto prerobiť, kamienok po kamienku a potme.
/-2

${way(
  'Idú naspäť všetkými mlákami.',
  'Nesú vedro naspäť a nevylejú ani kvapku.',
  'Tlačia fúrik naspäť a všetko z neho zložia na jednu kopu.',
  'Tlačia fúrik naspäť, cez každú mláku.',
)} [Who] sedí chrbtom k ceste a počuje iba kroky.

@who „Sem nie,“ povie [who] smutne. „Tu [will]…“ A otočí sa.

@hero „Sem,“ povie [hero].

[way| house: Sú tam dosky, sú tam okná a celkom navrchu sú dvere. Stavia sa pri lampe a stojí to skôr, než vyjde mesiac. | ] ${DOES}

+2
[Who] sa pozrie na [wacc], potom na kamienky a potom znova na [wacc], ako keď sa niečo ráta a stále to vychádza správne.

@who „Celý deň [searching],“ povie [who], „a ono to ide popri našich dverách.“
/+2

+3
[by:flies| Potom [who] tri razy obletí krúžok, lebo od radosti sa nedá stáť. | [by:jumps| Potom [who] vyskočí tak vysoko, že cestou dolu stihne zakričať ešte jedno sem. | [by:rolls| Potom sa [who] od radosti prevezie tri razy okolo krúžku. | [by:swims| Potom [who] od radosti vyfrkne vodu až na susedu. | Potom [who] od radosti obíde krúžok tri razy.]]]] [has:wants-only-days| A ostatné dni [wnom] [several| several: počkajú | počká] v krúžku. Tam na to miesto je. | ]
/+3

+2
^sign Kamienky potom ležia ďalej od seba ako predtým a vnútri je miesto pre toho, na koho sa čaká, aj pre toho, kto čaká. Suseda si sadne a vyzuje sa. [Hero] vezme tabuľku a prečiarkne na nej jedno slovo. Ostane na nej už iba: Sem!
/+2

+3
Ešte v ten večer si tam poštár cestou domov položí prázdnu tašku. Babka si sadne a nechá na kamienkoch dve jablká. Pán si oprie rebrík a [with2| [friend2] ho pridrží, kým si zaviaže | suseda ho pridrží, kým si zaviaže] topánku. A lopta sa prikotúľa rovno doprostred a nikto ju neodkopne.

@who „Vieš, čo je zvláštne?“ povie [who]. „Je nás tu plno a [wnom] [several| several: tu majú | tu má] miesta viac ako predtým.“

@hero „Lebo je to teraz väčší krúžok,“ povie [hero].
/+3

+3
[Hero] vezme do ruky kamienok, ktorý leží najbližšie k ceste, a posunie ho ešte o kúsok. Tak vznikne v krúžku malá bránka. Odteraz sa tade chodí dnu a nikto pri nej nestojí.

[with| @friend „A kto bude strážiť?“ pýta sa [friend]. | @suseda „A kto bude strážiť?“ pýta sa suseda.]

@hero „Ja,“ povie [hero]. „Ale tak, že sa najprv pozriem.“
/+3

== bed
^ring Večer [hero] leží v posteli a na vankúši má krúžok z kamienkov, celkom malý.

+2
Topánky schnú pri kúrení a v izbe je teplo a ticho. [with| [Friend] už pokojne dýcha. | Za oknom pomaly kvapká posledný dážď.] Vonku, v tom veľkom krúžku, spí [who] a vedľa [several| several: sú | je] [wnom].
/+2

+3
Mesiac svieti na mokré kamienky, na jeden po druhom.
/+3

[Adult] chce na to miesto položiť knižku.

&last @hero „Sem nie,“ zašepká [hero]. „Tu budeš ty.“

[Adult] odloží knižku inam a ľahne si vedľa. Kamienky sú teplé od dlane a vankúš je mäkký. !asleep O chvíľu [hero] spí.
`,
}
