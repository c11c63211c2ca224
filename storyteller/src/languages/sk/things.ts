import type { Theme } from '@perinka/contract/catalog'
import type { Lexicon, Thing } from '../../craft/pack.ts'
import { begins, loose } from './topics/match.ts'

/** Endings of declension, singular and plural, with their marks. */
const ENDING =
  '(?:[aeiouyáéíóúýä]|ou|om|ov|ovi|ovia|ove|ami|am|ách|ach|och|mi|ám|ia|iu|ie|iam|iach|iami|ie[mh]|í[mch]|ej|ho|mu|ata|ťa|ťu|ťom|ťami|tá|tám|tách|tami|iec|iek|tok|tku|tka|tkom|tká)?'

/**
 * Things of one theme, one a line: `jednorožec: jednorož(?:ec|c)` is called the first and written as the second with any ending; where
 * both are alike the second stays out. `~more: mor` leads to the theme and is no guest.
 */
function of(theme: Theme | null, list: string): Thing[] {
  return list
    .trim()
    .split(/\s*[\n,]\s*/)
    .map((entry) => {
      const [called = '', stems = called.replace(/[aeoyá]$/u, '')] = entry.split(/:\s+/)
      const name = called.startsWith('~') ? null : called
      const written = loose(stems.replace('~', ''))
      return { name, theme, match: new RegExp(`(?<!\\p{L})(?:${written})${loose(ENDING)}(?!\\p{L})`, 'u') }
    })
}

const things: readonly Thing[] = [
  ...of('dinosaurs', 'dinosaurus: dinosaur(?:us)?|dino|t-?rex|tyranosaur(?:us)?|triceratops|brontosaur(?:us)?'),
  ...of('pirates', 'pirát, papagáj, ~poklad'),
  ...of('dragons', 'drak: drak|drač|dráčik|dráčat'),
  ...of('superheroes', 'superhrdina, ~superschopnosť: superschopnos[tť]'),
  ...of(
    'space',
    'raketa, mimozemšťan, astronaut, kozmonaut, planéta, ~vesmír, ~mesiac: mesia(?:c|č)n?|mesiačik, ~hviezda',
  ),
  ...of(
    'magic',
    'jednorožec: jednorož(?:ec|c|tek)|jednorožček, víla, čarodejník, čarodejnica: čarodejnic, ~kúzlo: kúz(?:l|el)|kúzeln',
  ),
  ...of(
    'princesses',
    'princezná: princez(?:n|ien)|princeznič, kráľovná: kráľov(?:n|ien), baletka: balet(?:k|iek), ~balet',
  ),
  ...of('castle', 'hrad, zámok: zám(?:ok|k), rytier, kráľ'),
  ...of('fairy-tale', 'trpaslík: trpaslí[kc], škriatok: škriat(?:ok|k), obor: ob(?:or|r)'),
  ...of(
    'ocean',
    `veľryba, delfín, chobotnica: chobotni[cč]k?, žralok, hviezdica: morsk\\p{L}+ hviezdic, krab, ryba: ryb(?:k|iek)?, tučniak, ponorka: ponor(?:k|iek)
    tuleň, ~more: mor(?=[eaí](?!\\p{L})|om(?!\\p{L}))|morsk, ~oceán, ~pláž`,
  ),
  ...of(
    'forest',
    `ježko: jež(?:k|ko|ek)?, líška: líš(?:k|iek)|lišiak, veverička: veveri[cč]k?, sova: sov(?:ičk)?, jazvec: jazv(?:ec|c), srnka: srn(?:k|iek)?, vlk: vl(?:k|c|č), bobor: bob(?:or|r)
    hríb: hrí?b(?:ik)?, ~les: les(?:ík)?, ~stanovanie: stanov`,
  ),
  ...of(
    'animals',
    `pes: pes|ps(?:ík|í[kč])?|havk, šteniatko: šteň|štenia?t(?:k)?, mačka: mač(?:k|iek)|mačičk, mačiatko: mačiat(?:k|ok)?, kôň: kô[nň]|koň|koník|koní, poník
    zajac: zaja[cč]|zajačik|zajk, králik, medveď: medve[dď]|medvedík|maco|macko|mack, myš: myš(?:k|iek)?, slon: slon(?:ík|ic)?, žirafa, lev: lev|levík, tiger: tig(?:er|r), opica: opi[cč]k?
    kačka: kač(?:k|iek)|kačičk, hus: hus(?:k)?, sliepka: sliep(?:k|ok), kuriatko: kuriat(?:k|ok)?, krava: krav(?:ičk)?, prasiatko: prasiat(?:k|ok)?|prasa, ovečka: ove?[cč](?:k|iek)?, koza: koz(?:ičk)?
    žaba: žab(?:k|iek)?, slimák: slimá[kč]ik|slimák, korytnačka: korytnač(?:k|iek), škrečok: škreč(?:ok|k), panda, koala, klokan, zebra, hroch, krokodíl, somárik: somár(?:ik)?, ťava, vtáčik: vtá(?:k|č)|vtáčik
    ~zviera: zvier(?:a|at|atk|atok)?, ~zoo, ~farma`,
  ),
  ...of(
    'nature',
    'včielka: vč(?:el|iel)(?:k|ičk)?, motýľ: motý[lľ](?:ik)?, lienka: lien(?:k|ok), slnečnica, dúha: dúh, snehuliak, ~záhrada: záhra?d(?:k)?, ~kvet: kvet(?:in)?|kvietk, ~počasie: počas',
  ),
  ...of('science', 'robot, ~pokus, ~vynález: vynález(?:c)?'),
  ...of('friendship', '~priateľstvo: priateľstv, ~kamarátstvo: kamarátstv'),
  ...of(
    null,
    `auto: aut(?:íčk)?, bager: bag(?:er|r), traktor, hasičské auto: hasičsk\\p{L}+ aut, hasič, policajt, policajné auto: policajn\\p{L}+ aut, vláčik: vlá?[kč](?:ik)?, rušňovodič, autobus, bicykel: bicyk(?:el|l), lietadlo: lietad(?:l|iel), vrtuľník
    kamión, žeriav, motorka: motor(?:k|iek), loď: lo[dď](?:k)?, balónik: balón(?:ik)?, plyšový medvedík: plyšov\\p{L}+ mac?(?:k|edík|medvedík), bábika: bábi(?:k), lopta: lopt(?:ičk)?, šarkan, torta: tort, palacinka: palacin(?:k|iek), zmrzlina, pizza: pizz?
    jahoda: jahôd(?:k)?|jahod, perník: perníč?(?:e?k)?, klobúk, dáždnik, gitara, klavír, bubon: bub(?:on|n), husle: husl, snehová vločka: vloč(?:k|iek), tekvica: tekvi[cč], kuchár, futbalista: futbalist, trúbka: trúb(?:k|ok), trombón`,
  ),
]

export const lexicon: Lexicon = {
  things,
  worry: new RegExp(
    begins(
      'boj[íaí]|bál[aio]?(?!\\p{L})|báť|strach|straší|desí|desiv|nemá rád|nenávid|neznáša|nočn\\p{L} mor|príšer|zomre|umre|mŕtv|smr[tť]|pohreb|uspal|bolí|bolia|udre|udri|uhryz|pohryz|hryzie|uštip|plač|plak|chor[ýáéo]|ochore|nemocnic|väzen|väzn|trápi|alergi|nehod|zrazil|prešlo|utiek|utečie',
    ).source,
    'u',
  ),
  // Every verb that begins so says no; "nedeľa" and the like do not.
  negation: new RegExp(
    `(?:${begins('bez|nie|žiadn\\p{L}*|miesto|namiesto|ne(?!ch|b[oi]|b[ea]|deľ|ter|vest|topier|jak|mocn|znám|von)\\p{L}{2,}').source})\\s+(?:\\p{L}+\\s+){0,2}$`,
    'u',
  ),
  empty: new RegExp(
    `^${
      begins(
        'rozprávk\\p{L}*|príbeh\\p{L}*|prosím|poprosím|chce\\p{L}*|chcel\\p{L}*|prianie|niečo|ktor\\p{L}*|jeho|jej|ich|náš\\p{L}*|naš\\p{L}*|mal[ýáéío]\\p{L}*|malink\\p{L}*|veľk\\p{L}*|pekn\\p{L}*|mil[ýáé]\\p{L}*|vesel\\p{L}*|dobr\\p{L}*|smiešn\\p{L}*|spolu|dnes|večer|kamarát\\p{L}*|dobrodružstv\\p{L}*|mená?|menom|kde|alebo|veľmi|keby|nech|bude|bola?|boli',
      ).source
    }$`,
    'u',
  ),
  // A comma before these belongs to the sentence that goes on.
  parting: new RegExp(
    `[.!?;:]+|,(?! (?:${loose('že|lebo|pretože|keďže|keď|aby|ak|kým|čo|ako|kde|ktor\\p{L}+')})(?!\\p{L}))|(?<!\\p{L})(?:${loose('a|i|aj|alebo|ale|potom|tiež|plus')})(?!\\p{L})`,
    'u',
  ),
  one: (name) => name,
}
