import type { Telling } from '../../../../craft/telling.ts'
import { DUTIES, DUTY, type Duty } from './velenie-co.ts'

/*
 * Whoever has the hat gives the orders. For one evening that is the child, and the grown-up is the one who will not: it shouts, hides and has excuses. Nobody
 * obeys an order that is shouted, so the child asks what is the matter, finds a way that one can bear, and then does it by itself in that same way.
 */
const duty = (part: keyof Duty) => {
  const { hair, ...others } = DUTIES
  const cases = Object.entries(others).map(([id, one]) => `${id}: ${one[part]}`)
  return `[duty| ${cases.join(' | ')} | ${hair?.[part]}]`
}

const young = `
== call
[world| ship: Celý byt je pirátska loď a | castle: Celý byt je hrad a | space: Celý byt je raketa a | heroes: Celý byt je tajná základňa a | dinos: Celý byt je prales a | forest: Celý byt je les a | Doma je teplo a] [duty| dress: vonku sa rozvidnieva | eat: v kuchyni prestierajú na stôl | vonku sa stmieva]. Vtedy [adult] povie tú vetu.

@adult „${duty('call')}.“

@hero „Nie!“ kričí [hero]. „${duty('minded')}!“

+2
Taký krik počuť až na schody. Sused si tam akurát vyzúva topánky a povie si: aha, už je zasa toľko hodín.
/+2

[Adult] zvesí z vešiaka [full] a položí [hat:ju/ho/ho] rovno na ten krik.

&first @adult „Kto má [hat.acc], ten velí,“ povie [adult]. „Dnes velíš ty a ja budem ty.“

Krik prestane.(( [Hero] si [hat.acc] narovná.))

@hero „${duty('call')}!“ velí [hero].

@adult „Nie!“ kričí [adult]. „${duty('stall')}!“ ${duty('hide')}

+2
[with| @friend „Neposlúcha,“ povie [friend]. | @hero „Ty neposlúchaš!“ čuduje sa [hero].]

@adult „No veru nie,“ povie [adult]. „Dnes som predsa ty.“
/+2

+3
[Hero] teda velí hlasnejšie. Aj nohou pri tom dupne. [world| ship: @hero „Všetci na palubu!“ | castle: @hero „V mene kráľovstva!“ | space: @hero „Tri, dva, jeden, štart!“ | heroes: @hero „V mene celého mesta!“ | dinos: @hero „Graaau!“ | forest: @hero „V mene celého lesa!“ | @hero „Hneď a zaraz!“]

@adult „Nie!“ kričí [adult] ešte hlasnejšie.

Tak to skúsi [hero] potichu. Potichu to znie ešte čudnejšie, lebo šeptom sa velí iba myšiam. Ale ani jedna myš nepríde.
/+3

+4
@hero „Napočítam do troch,“ povie [hero]. „Raz. Dva. Dva a kúsok.“

@adult „Do dva a kúsok viem počítať celý deň,“ povie [adult]. „Dva a kúsok, dva a ešte kúsok, dva a celkom malilinký kúsok.“ Nadýchne sa a pokračuje: „Mám smäd. Bolí ma malíček. A vôbec, najprv musím niečo veľmi dôležité povedať susedovi.“

@hero „Čo také?“ pýta sa [hero].

@adult „To ešte neviem,“ povie [adult]. „Ale je to veľmi dlhé.“

[with| [Friend] sa smeje tak, že musí sedieť na zemi. | [Hero] sa smeje tak, že musí sedieť na zemi.] Veliť je ťažké! [Hat] padá do očí, hlas už chrapí a človek pri tom ani nevie, kam s rukami. [with2| Aj [friend2] to skúsi, raz a po dobrom. Ale [adult] po dobrom zakrúti hlavou, že nie.]

[Hero] si sadne na zem a [adult] si sadne vedľa. Chvíľu len tak sedia a oddychujú, jeden od velenia a druhý od kriku. Obidvoje totiž poriadne unaví. Sused dolu si zatiaľ stihne vyzuť aj druhú topánku.
/+4

@hero „A čo ti na tom vadí?“ pýta sa [hero].

@adult „${duty('minded')},“ povie [adult].

To [hero] veľmi dobre pozná.

+2
To sa nedá rozkázať. To sa musí vymyslieť. [Hero] si dá ruku pod bradu a myslí, až [hat] poskakuje.
/+2

@hero „Tak inak,“ povie [hero]. „${duty('way')}.“

== turn
${duty('does')}

+2
@adult „Takto áno,“ povie [adult].
/+2

+3
@hero „Kričíš ešte?“ pýta sa [hero].

@adult „Už len trošku, zo zvyku,“ povie [adult] a zakričí celkom maličké nie, také na rozlúčku. [with| [Friend] mu zakýva. | [Hero] mu zakýva.]
/+3

Potom je chvíľu ticho, lebo na rade je už iba [hero].

@adult „A kto velí teraz?“ pýta sa [adult].

-2
&again @hero „Ja,“ povie [hero].
/-2

+2
&again @hero „Kto má [hat.acc], ten velí,“ povie [hero]. [duty| hair, comb, cut, bath: A zavesí [hat:ju/ho/ho] na kľučku, veliť sa dá aj odtiaľ. | A pritiahne si [hat:ju/ho/ho] poriadne na uši.]
/+2

${duty('self')}

+2
@adult „Rozkaz splnený,“ hlási [adult]. „A kto to vymyslel?“

@hero „Ten, čo velí,“ povie [hero].
/+2

+4
[more| Aj [others] si chcú chvíľu veliť a chodia po byte v rade za sebou.] Potom si [hero] vyskúša, čomu všetkému sa dá veliť. [world| ship: Kotvy nech spia! Spia. | castle: Brána nech sa zavrie! Zavrie sa. | space: Hviezdy nech svietia! Svietia. | heroes: Mesto nech je pokojné! Je. | dinos: Paprade nech stoja! Stoja. | forest: Stromy nech rastú! Rastú. | Hodiny nech tikajú! Tikajú.] Polievka nech chladne! Chladne poslušne, a [adult] nech sedí rovno! Ani to nie je zlé.

@adult „A smiem už byť zasa ja?“ pýta sa napokon [adult]. „Byť ty je veľká drina.“

@hero „Aj veliť je drina,“ povie [hero].

Vymenia si teda miesto naspäť, a pusu k tomu. Nikto už nekričí a nikto nikde nie je schovaný. Na zemi je iba pár topánok, a tie nekričia nikdy, ani keď sú naopak.
/+4

== bed
Večer leží [hero] v teplej posteli. ${duty('tail')} [Hat] visí na rohu postele.

+3
[with| [Friend] leží vedľa a oči už má malé. | Vedľa sedí [adult] a nohy má konečne pod dekou.] Na schodoch si sused pomaly vyzúva topánky a počúva. Nič nepočuť.
/+3

@hero „Teraz má [hat.acc] posteľ,“ šepne [hero].

&last @adult „Kto má [hat.acc], ten velí,“ šepne [adult]. „A čo velí posteľ?“

+4
[Hero] priloží ucho na vankúš. Vankúš je mäkký a teplý. Za oknom ide pomaly mesiac a svieti na [hat.acc]. V celom dome je ticho a dobre.
/+4

@hero „Vždy to isté,“ zamrmle [hero].

!asleep Posteľ to nepovie nahlas, a predsa [hero] poslúchne a spí.
`

const older = `
== call
[world| ship: Celý byt je pirátska loď a | castle: Celý byt je hrad a | space: Celý byt je raketa a | heroes: Celý byt je tajná základňa a | dinos: Celý byt je prales a | forest: Celý byt je les a | Doma je teplo a] [duty| dress: vonku sa rozvidnieva | eat: v kuchyni prestierajú na stôl | vonku sa stmieva]. Vtedy [adult] povie tú vetu.

@adult „${duty('call')}.“

@hero „Nie!“ kričí [hero]. „${duty('minded')}!“

+2
Povedať nie vie [hero] šiestimi spôsobmi. Je nie do vankúša, nie spoza dverí, nie s plným hrdlom a nie bez jediného slova. Je aj nie, ktoré sa tvári ako áno o chvíľu. A to šieste počuje sused až na schodoch a podľa neho si nastavuje hodinky.
/+2

[Adult] zvesí z vešiaka [full] a položí [hat:ju/ho/ho] rovno na ten krik.

&first @adult „Kto má [hat.acc], ten velí,“ povie [adult]. „Dnes velíš ty a ja budem ty.“

+3
@hero „A čo povieš, to neplatí?“ overuje si [hero] pre istotu.

@adult „Neplatí. Platí, čo povieš ty.“

@hero „Všetko?“

@adult „Všetko, čo sa dá urobiť bez lietadla,“ povie [adult].
/+3

== nothing
[Hero] si [hat.acc] narovná a nemusí dlho rozmýšľať, lebo toto má pripravené už najmenej rok.

@hero „Tak velím, že čo sa nechce, to sa nerobí,“ povie [hero]. „Hotovo.“

@adult „Rozkaz,“ povie [adult] a ľahne si na gauč.

Je to príjemné, lebo sa iba leží a pozerá na strop a nikto nikomu nič nehovorí, ani že treba, ani že hneď, ani koľký raz to už opakuje. [with| [Friend] leží tiež a nohy má na operadle. | Na strope je škvrna, ktorá sa podobá na tetu.]

+2
Hodiny tikajú. Teta na strope sa nehýbe a o chvíľu ju už [hero] pozná celú, od klobúka až po topánky. Z ulice počuť, ako iní ľudia robia veci, a znie to zaujímavo.

Päť minút je to najlepší rozkaz na svete. Desať minút je to ešte stále dobrý rozkaz. Potom však [hero] začne počúvať vlastné brucho, ktoré si tiež hovorí, čo sa mu chce a čo nie, a nijaký rozkaz ho nezaujíma.
/+2

@hero „A [duty| dress: raňajky | eat, sleep: čítanie na noc | večera]?“ spýta sa napokon [hero].

@adult „Nebude,“ povie [adult] z gauča. „Nechce sa mi.“

+2
@hero „Ako to, že sa ti nechce?“

@adult „Celkom obyčajne. Variť sa mi nechce, čítať sa mi nechce a vstať tiež nie. Je to veľmi dobrý rozkaz.“
/+2

+3
[Hero] ide teda za telefónom, že zavolá babke. Ale kto má zdvihnúť telefón u babky, keď sa nerobí, čo sa nechce? Vodovodu by sa nemuselo chcieť tiecť. Žiarovke by sa nemuselo chcieť svietiť. A čo keď sa zajtra nebude chcieť pekárovi? [Hero] si predstaví ráno bez jediného rožka v celom [world| ship: prístave | castle: kráľovstve | space: vesmíre | heroes: meste | dinos: praveku | forest: lese | meste] a sadne si.
/+3

+4
Na schodoch sa medzitým zastaví sused, či je všetko v poriadku, lebo nepočuť obvyklý krik.

@adult „U nás sa dnes nič nerobí,“ volá [adult] z gauča. „Je to rozkaz!“

Sused chvíľu premýšľa. Aj jemu sa veľa vecí nechce, napríklad ísť s nákupom až na tretie poschodie, a tak si sadne na schod medzi tašky. O chvíľu sedia na schodoch traja, každý na svojom, a v jednej taške sa pomaly topí maslo.
/+4

Taký rozkaz je pekný, ale dlhšie ako na jednej nohe sa na ňom vydržať nedá, a tak ho treba odvolať.

@hero „Velím inak,“ povie [hero]. „${duty('call')}!“

@adult „Nie!“ kričí [adult]. „${duty('stall')}!“ ${duty('hide')}

+2
@hero „Ty neposlúchaš!“ čuduje sa [hero].

@adult „No veru nie,“ povie [adult]. „Dnes som predsa ty.“

Tak to skúsi hlasnejšie, aj s nohou. [world| ship: @hero „Všetci na palubu!“ | castle: @hero „V mene kráľovstva!“ | space: @hero „Tri, dva, jeden, štart!“ | heroes: @hero „V mene celého mesta!“ | dinos: @hero „Graaau!“ | forest: @hero „V mene celého lesa!“ | @hero „Hneď a zaraz!“] Potom to skúsi potichu, a to je ešte horšie, lebo šeptom sa velí iba myšiam. [with| @friend „A po dobrom?“ radí [friend]. Po dobrom zakrúti [adult] hlavou, že nie. | Napokon to skúsi po dobrom, a po dobrom zakrúti [adult] hlavou, že nie.]
/+2

+4
@hero „Napočítam do troch,“ povie [hero]. „Raz. Dva. Dva a kúsok.“

@adult „Do dva a kúsok viem počítať celý deň,“ povie [adult]. „Dva a kúsok, dva a ešte kúsok, dva a celkom malilinký kúsok. Mám smäd. Bolí ma malíček. A najprv musím povedať niečo veľmi dôležité susedovi.“

@hero „Čo také?“ pýta sa [hero].

@adult „To ešte neviem. Ale je to veľmi dlhé.“

[Hero] sa smeje tak, že musí sedieť na zemi. [with2| Aj [friend2] sa drží za brucho a nevládze radiť. | Smiech sa rozbehne po byte a vráti sa až z predsiene.] Veliť je ťažké! [Hat] padá do očí, hlas už chrapí a ruky nevedia, kam patria. V celom dome je pri tom počuť každé slovo.
/+4

Potom [hero] prestane veliť a spýta sa.

@hero „A čo ti na tom vadí?“

@adult „${duty('minded')},“ povie [adult].

To [hero] veľmi dobre pozná. To sa nedá rozkázať, to sa musí vymyslieť.

+2
Je čudné počuť vlastnú výhovorku z cudzích úst. Zvonka vôbec neznie ako výhovorka. Znie ako celkom obyčajná vec, s ktorou sa dá niečo robiť, ak sa do nej nekričí.
/+2

+3
[Hero] chodí hore-dolu a premýšľa. Prvý nápad je vynechať to celé, ale odtiaľ sa práve prišlo. Druhý nápad potrebuje slona. Tretí je malý a celkom obyčajný, a práve preto sa dá urobiť hneď.
/+3

@hero „Tak inak,“ povie [hero]. „${duty('way')}.“

== turn
${duty('does')}

@adult „Takto áno,“ povie [adult]. „A [duty| dress: raňajky budú | eat, sleep: čítanie bude | večera bude] tiež.“

+2
[Adult] ešte chvíľu hľadá, čo by sa dalo namietať. Nenájde však nič, iba jedno malé nie zo zvyku, a to hneď aj pustí oknom von, nech si poletí.
/+2

Potom je chvíľu ticho, lebo na rade je už iba [hero] a na hlave má [hat.acc].

@adult „Ty nemusíš,“ povie [adult]. „Ty dnes velíš.“

To je pravda. Stačilo by mávnuť rukou. [Hero] sa pozrie do zrkadla a tam niekto stojí, v tej istej chvíli a s tou istou tvárou, a veľmi sa [jej/mu/mu] nechce, to vidno od hlavy až po päty.

+2
Rozkazovať iným je ťažké. Rozkazovať [tej/tomu/tomu] v zrkadle je najťažšie zo všetkého, lebo pozná každú výhovorku skôr, ako ju niekto povie. A predsa má na hlave niečo, čo velí.
/+2

+4
Chvíľu sa na seba pozerajú, jeden zvonka a jeden zvnútra. Jeden sa zamračí a druhý hneď tiež. Jeden vyplazí jazyk a druhý sa nedá zahanbiť. [more| Aj [others] sa prídu pozrieť, kto z nich skôr žmurkne.] Potom sa usmejú obidvaja naraz, lebo proti takej tvári sa nedá vydržať.
/+4

&again @hero „Kto má [hat.acc], ten velí,“ povie [jej/mu/mu] [hero] vážne. „${duty('call')}.“

A [tá/ten/ten] v zrkadle zasalutuje, lebo rozkaz je predsa len rozkaz.

${duty('self')} Celé to trvá kratšie ako to kričanie, ktoré býva predtým.

+2
@adult „Rozkaz splnený,“ hlási [adult]. „A kto to vymyslel?“

@hero „[My dve/My dvaja/My dvaja],“ povie [hero] a ukáže na zrkadlo. „Ja a [tá/ten/ten] tam.“
/+2

+3
Hneď potom je aj [duty| dress: chlieb s maslom | eat, sleep: knižka | chlieb s maslom a čaj] a všetko ide ako po masle. [world| ship: Kotvy nech spia, velí ešte [hero], a spia. | castle: Brána nech sa zavrie, velí ešte [hero], a zavrie sa. | space: Hviezdy nech svietia, velí ešte [hero], a svietia. | heroes: Mesto nech je pokojné, velí ešte [hero], a je. | dinos: Paprade nech stoja, velí ešte [hero], a stoja. | forest: Stromy nech rastú, velí ešte [hero], a rastú. | Hodiny nech tikajú, velí ešte [hero], a tikajú.] Kto velí veciam, ktoré sa aj tak dejú, toho poslúchajú najlepšie.

@adult „A smiem už byť zasa ja?“ pýta sa [adult]. „Byť ty je veľká drina.“

@hero „Aj veliť je drina,“ povie [hero] a vymenia si miesto naspäť.

@hero „A zajtra môžem zasa?“

@adult „Zajtra veľ iba [tej/tomu/tomu] v zrkadle,“ povie [adult]. „[S ňou/S ním/S ním] je aj tak najviac roboty a veľmi dobre ťa pozná.“
/+3

+4
Ešte skúsia, aké to je, keď velia naraz obidvaja. Jeden velí sadnúť a druhý vstať, jeden svetlo a druhý tmu, a je z toho veľmi pekný tanec, ale nič iné. Na schodoch to začuje sused, povie si, že sa u nich zasa žije, vezme tašky a vyjde až hore. Maslo je mäkké a dá sa hneď natierať.
/+4

== bed
Večer leží [hero] v teplej posteli. ${duty('tail')} [Hat] visí na rohu postele a ani sa nehýbe.

+2
Perina je mäkká a vankúš chladný tak akurát. Na schodoch si sused pomaly vyzúva topánky a počúva. Nič nepočuť, a tak ich položí celkom potichu vedľa seba, zhasne na chodbe a ide si ľahnúť aj on, hoci má podľa hodiniek ešte čas.
/+2

+4
Za oknom ide mesiac. Svieti na strechy, na ticho medzi nimi a trochu aj na [hat.acc]. V pekárni na rohu sa už svieti, tam sa pekárovi napokon chce, a celou ulicou ide pomaly vôňa chleba.
/+4

@hero „Teraz má [hat.acc] posteľ,“ šepne [hero].

&last @adult „Kto má [hat.acc], ten velí,“ šepne [adult]. „A čo velí posteľ?“

+3
[Hero] priloží ucho na vankúš a dlho počúva. Vankúš je mäkký a teplý a v ňom niečo potichu ide ako hodiny.
/+3

@hero „Vždy to isté,“ zamrmle [hero].

!asleep Posteľ to nepovie nahlas, a predsa [hero] poslúchne a spí.
`

const hat = (nom: string, gen: string, dat: string, acc: string, loc: string, ins: string, gender: 'he' | 'she') => ({
  hat: { forms: { name: nom, nom, gen, dat, acc, loc, ins }, gender },
})

export const velenie: Telling = {
  id: 'who-commands',
  shape: 'swap',
  fits: {
    kind: 'life',
    subjects: [
      'hair-wash',
      'haircut',
      'nail-cutting',
      'tooth-brushing',
      'dressing',
      'tidying',
      'screens',
      'bedtime',
      'eating',
      'toilet',
    ],
    when: ['always', 'today', 'tomorrow', 'past'],
    says: ['du-any', 'du-potty'],
  },
  ages: [3, 9],
  titles: ['Kto má [hat.acc], ten velí', 'Dnes velíš ty'],
  tile: { label: 'Umývanie vlasov', wish: 'nechce si dať umyť vlasy, kričí na celý dom' },
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Kapitánsky klobúk'],
      figures: hat('klobúk', 'klobúka', 'klobúku', 'klobúk', 'klobúku', 'klobúkom', 'he'),
      words: { full: 'kapitánsky klobúk' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Koruna, ktorá velí'],
      figures: hat('koruna', 'koruny', 'korune', 'korunu', 'korune', 'korunou', 'she'),
      words: { full: 'zlatú papierovú korunu' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Veliteľská prilba'],
      figures: hat('prilba', 'prilby', 'prilbe', 'prilbu', 'prilbe', 'prilbou', 'she'),
      words: { full: 'veliteľskú prilbu' },
    },
    heroes: {
      themes: ['superheroes'],
      titles: ['Superhrdinská čiapka'],
      figures: hat('čiapka', 'čiapky', 'čiapke', 'čiapku', 'čiapke', 'čiapkou', 'she'),
      words: { full: 'superhrdinskú čiapku' },
    },
    dinos: {
      themes: ['dinosaurs'],
      titles: ['Čiapka s ostňami'],
      figures: hat('čiapka', 'čiapky', 'čiapke', 'čiapku', 'čiapke', 'čiapkou', 'she'),
      words: { full: 'dinosauriu čiapku s ostňami' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature'],
      titles: ['Horársky klobúk'],
      figures: hat('klobúk', 'klobúka', 'klobúku', 'klobúk', 'klobúku', 'klobúkom', 'he'),
      words: { full: 'horársky klobúk' },
    },
    home: {
      themes: [],
      figures: hat('klobúk', 'klobúka', 'klobúku', 'klobúk', 'klobúku', 'klobúkom', 'he'),
      words: { full: 'slamený klobúk' },
    },
  },
  things: {},
  keys: { duty: DUTY },
  fact: '[Hero] raz [velil/velí] doma namiesto veľkých a všetko sa pri tom [=urobilo].',
  next: 'Na vešiaku niečo chýba. Niekto to má na hlave a ide práve sem.',
  young,
  older,
}
