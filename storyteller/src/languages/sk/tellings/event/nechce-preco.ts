/** Why somebody does not want to, what it wants instead, and how it gets that. */
interface Want {
  reason: string
  /** After "chcem". */
  want: string
  /** What is drawn in the ring. */
  drawn: string
  works: string
}

const INSTRUMENT =
  '[has| hrat-na-gitare: na gitare | hrat-na-husliach: na husliach | hrat-na-flaute: na flaute | rather-drum: na bubne | rather-trumpet: na trúbke | na klavíri]'
const BESIDE = '[who:pri nej/pri ňom/pri ňom]'

export const WANTS = {
  music: {
    reason: `[who:Tá/Ten/To] by radšej [who:hrala/hral/hralo] ${INSTRUMENT}.`,
    want: `hrať ${INSTRUMENT}`,
    drawn: 'notu s jednou nôžkou',
    works:
      'Niekto prinesie stoličku, niekto noty a [hero] ukáže, kde sa začína. [Who] hrá. Prvé tri tóny sú krivé, štvrtý je pekný a pri piatom tlieska každý.',
  },
  dance: {
    reason: '[who:Tá/Ten/To] by radšej celý deň [who:tancovala/tancoval/tancovalo].',
    want: 'tancovať',
    drawn: 'krúžok, čo sa točí',
    works:
      '[Hero] tlieska do rytmu a ostatní dupú. [Who] urobí krok vpravo, krok vľavo a otočku. Spadne síce vedro, ale aj to spadne do rytmu. A tancuje už každý.',
  },
  sing: {
    reason: '[who:Tá/Ten/To] by radšej celý deň [who:spievala/spieval/spievalo].',
    want: 'spievať',
    drawn: 'ústa ako veľké O',
    works:
      '[Hero] začne prvú slohu a [who] sa pridá. Najprv potichu, potom naplno. Kto nevie slová, spieva la, la, la, a je to najkrajšie la na celom svete.',
  },
  bake: {
    reason: '[who:Tá/Ten/To] by radšej celý deň [who:piekla/piekol/pieklo] koláče.',
    want: 'piecť koláče',
    drawn: 'koláč s dierkou',
    works:
      'Niekto prinesie múku a [hero] drží misu. [Who] mieša, sype a trochu pritom práši. O chvíľu vonia koláč a každý dostane kúsok, aj ten, kto ide iba okolo.',
  },
  draw: {
    reason: '[who:Tá/Ten/To] by si radšej [who:kreslila/kreslil/kreslilo].',
    want: 'kresliť',
    drawn: 'maličkú pastelku',
    works:
      '[Hero] podá pastelky a zvyšok kartóna. [Who] kreslí dom, strom a všetkých, čo stoja okolo. Každý sa na obrázku hľadá, nájde sa a povie, že presne takto vyzerá.',
  },
  read: {
    reason: '[who:Tá/Ten/To] by si radšej [who:čítala/čítal/čítalo] knižku.',
    want: 'čítať knižku',
    drawn: 'otvorenú knižku',
    works:
      '[Hero] otvorí knižku a [who] číta nahlas, pre každého. Jedna strana, druhá strana a ešte polovica. Keď sa kniha zavrie, nikto sa ani nepohne, také to bolo.',
  },
  food: {
    reason: '[who:Tá/Ten/To] by radšej [who:jedla/jedol/jedlo] [snack].',
    want: '[snack]',
    drawn: 'plný tanier',
    works:
      '[Hero] prinesie veľkú misu a položí ju doprostred. [Who] zje prvé sústo a zažmúri oči. Ostatní sa iba dívajú, potom ochutnajú tiež a o chvíľu je misa prázdna.',
  },
  garden: {
    reason: '[who:Tá/Ten/To] by sa radšej [who:starala/staral/staralo] o záhradu.',
    want: 'sadiť kvety',
    drawn: 'malý kvietok',
    works:
      '[Hero] prinesie hlinu a [who] robí jamky, do každej jedno semienko. Ostatní polievajú, niekto vodou a niekto aj čajom. O chvíľu je z blata záhon a každý má čierne kolená.',
  },
  ball: {
    reason: '[who:Tá/Ten/To] by radšej [has:ref-ovce| s ovcami] [who:hrala/hral/hralo] futbal.',
    want: 'hrať futbal',
    drawn: 'okrúhlu loptu',
    works:
      '[Hero] prinesie loptu a dva kamene sú bránka. Hrá každý, [has:ref-ovce| ovce za bielych a ostatní za sivých | aj tí celkom pomalí]. Góly nikto neráta, a tak vyhrá každý a lopta je zelená od trávy.',
  },
  play: {
    reason: '[who:Tá/Ten/To] by sa radšej [who:hrala/hral/hralo].',
    want: 'sa hrať',
    drawn: 'jednu loptu',
    works:
      '[Hero] sa oprie o strom a ráta do desať. [Who] sa schová [who-is| sky, weather: za oblak | do trávy], ostatní za kríky. Ten, koho nájdu, sa smeje prvý, a tak sa napokon smeje každý.',
  },
  sleepy: {
    reason: '[who:Tá/Ten/To] by radšej [has:wants-longer| ešte chvíľu] [who:spala/spal/spalo].',
    want: 'ešte trochu spať',
    drawn: 'jednu mäkkú posteľ',
    works:
      '[Hero] si dá prst na ústa a ostatní idú po špičkách. Nikto nešuchne, nikto nekýchne. [Who] spí, raz na boku a raz na druhom, až kým sa spánok neminie.',
  },
  tired: {
    reason: 'Je [who:unavená/unavený/unavené] a zíva až po uši.',
    want: 'chvíľu odpočívať',
    drawn: 'jednu mäkkú posteľ',
    works:
      '[Hero] si dá prst na ústa a ostatní idú po špičkách. Nikto nešuchne, nikto nekýchne. [Who] zavrie oči, a keď ich zasa otvorí, je v nich celkom nové svetlo.',
  },
  lazy: {
    reason: 'Jednoducho sa [who:jej/mu/mu] nechce, je [who:lenivá/lenivý/lenivé].',
    want: 'nerobiť celkom nič',
    drawn: 'celkom nič',
    works:
      '[Hero] ukáže, ako sa to robí. Každý si ľahne a nerobí nič. Pri druhom nič svrbí noha, pri treťom je dlhá chvíľa a pri štvrtom [who] vyskočí a dosť.',
  },
  bored: {
    reason: 'Je to vraj stále to isté a hrozná nuda.',
    want: 'niečo nové',
    drawn: 'veľký otáznik',
    works:
      '[Hero] vymyslí, že dnes pôjde všetko odzadu. Najprv sa povie dovidenia a potom dobrý deň. [Who] sa smeje, ostatní cúvajú, a také niečo tu ešte nikdy nikto [=nezažil].',
  },
  afraid: {
    reason: 'Trochu sa bojí, a keď trochu, tak celkom.',
    want: 'niekoho vedľa seba',
    drawn: 'dve bodky vedľa seba',
    works: `[Hero] sa postaví z jednej strany, ostatní z druhej. Stoja tak blízko, že strach sa už medzi nich nezmestí. [Who] sa nadýchne, vydýchne a zistí, že ${BESIDE} stojí každý.`,
  },
  teased: {
    reason: 'Ostatní sa vždy smejú a to bolí.',
    want: 'aby sa nikto nesmial',
    drawn: 'ucho a v ňom ticho',
    works:
      '[Hero] drží tabuľku tak, že ju vidno zďaleka. Smiech prestane v prvom rade, potom v druhom. Niekto povie prepáč, niekto si presadne bližšie a [who] sa už netrasie.',
  },
  sad: {
    reason: 'Dnes je [who:smutná/smutný/smutné] a nevie presne prečo.',
    want: 'objatie',
    drawn: 'dve ruky dokola',
    works: `[Hero] objíma z jednej strany a ostatní z druhej. Nikto sa nepýta prečo. [Who] si trochu poplače, trochu posmrká a smútok je zrazu menší, lebo ho držia viacerí.`,
  },
  colour: {
    reason: 'Vraj je to [has:ref-sad-colour| smutná | škaredá] farba a nikomu sa nepáči.',
    want: 'veselú farbu',
    drawn: 'jednu jahodu',
    works:
      '[Hero] ide a nosí všetko, čo je takej farby. Jahody, lienku, čižmy do dažďa, nos od šaša. Stojí to v rade, [who] sa díva a farba je zrazu veselá.',
  },
  hurt: {
    reason: '[has:chrbat| Bolí [who:ju/ho/ho] chrbát | Bolí to] a nikto sa na to nespýta.',
    want: 'pofúkať, kde to bolí',
    drawn: 'malú náplasť',
    works:
      '[Hero] fúka, ostatní fúkajú tiež a je z toho skoro vietor. Potom príde teplá deka a vankúš. [Who] leží, nič nemusí a už to bolí menej.',
  },
  thanks: {
    reason: 'Nikto totiž ešte nikdy nepovedal ďakujem.',
    want: 'počuť ďakujem',
    drawn: 'jedno veľké srdce',
    works:
      'Najprv povie ďakujem [hero]. Potom sa postavia do radu ostatní a hovorí to každý, nahlas alebo šeptom. [Who] počúva a počúva a pri poslednom ďakujem má celkom červené uši.',
  },
  alone: {
    reason: 'Stále je pri tom [who:sama/sám/samo].',
    want: 'byť s niekým',
    drawn: 'dve bodky vedľa seba',
    works: `[Hero] si sadne z jednej strany a ostatní z druhej. Kto má jablko, ten ho podá ďalej. Nemusí sa ani rozprávať. [Who] hrýzie, díva sa okolo a ${BESIDE} je plno.`,
  },
  hot: {
    reason: 'Je [who:jej/mu/mu] tam vraj strašne horúco.',
    want: 'sa trochu ochladiť',
    drawn: 'snehovú vločku',
    works:
      '[Hero] prinesie vedro studenej vody a ostatní mávajú listami. Nohy sú v chládku a na čele je mokrá vreckovka. [Who] si vydýchne, až to zasyčí, a už je dobre.',
  },
  cold: {
    reason: 'Je [who:jej/mu/mu] pri tom vraj strašná zima.',
    want: 'sa trochu zohriať',
    drawn: 'malé slnko',
    works:
      '[Hero] prinesie najdlhší šál a omotá ním, čo sa dá. Ostatní dýchajú, hú, hú, a podávajú teplý čaj. [Who] sa prestane triasť a na šále sa zohreje aj noc.',
  },
  winter: {
    reason:
      '[has:rather-summer| Pritom chce vidieť aj leto, a celé. | Na zime má totiž [who:rada/rád/rado] úplne všetko.]',
    want: '[has:rather-summer| vidieť leto a mať pri tom kúsok zimy | ešte kúsok zimy]',
    drawn: '[has:rather-summer| slnko a vedľa neho vločku | snehovú vločku]',
    works:
      '[Hero] prinesie misku a [who] si do nej odloží guľu z vlastného brucha. Dve čierne očká, malý úsmev a rýchlo do mrazničky. Ostatní držia dvere, aby neutiekla zima.',
  },
  kind: {
    reason: 'Nechce totiž nikomu ublížiť, ani celkom malému.',
    want: 'byť kamarát',
    drawn: 'dve ruky vedľa seba',
    works:
      '[Hero] podá ruku a nič sa nestane. Podá ju aj prvý z ostatných, potom druhý, ten iba jedným prstom. [Who] stojí celkom ticho, podáva všetkým a nikoho to nebolí.',
  },
  company: {
    reason: 'Prečo, to nepovie, iba sa otočí chrbtom.',
    want: 'byť tu s niekým',
    drawn: 'dve bodky vedľa seba',
    works: `[Hero] si sadne z jednej strany a ostatní z druhej. Nikto už nevolá a nikto nesúri. [Who] sa otočí, spočíta všetkých a ešte raz, lebo ${BESIDE} je odrazu plno.`,
  },
} satisfies Record<string, Want>

const GENTLE = 'spit, explode, scare, prick, hunt, rob, mean, fight, burn'

/** Which of them it is: what it would rather, else why it will not, else what goes with what it will not. */
export const WANT = `[has| rather-music: music | rather-dance: dance | rather-sing: sing | rather-bake: bake | rather-draw: draw | rather-read: read | rather-ball: ball | rather-garden: garden | rather-sleep: sleepy | rather-food: food | rather-play: play | because-colour: colour | because-tired: tired | because-lazy: lazy | because-hurt: hurt | because-hot: hot | because-cold: cold | because-afraid: afraid | because-thanks: thanks | because-alone: alone | because-bored: bored | because-kind: kind | because-sad: sad | because-teased: teased | [duty| melt: winter | only: food | ${GENTLE}: kind | company]]`
