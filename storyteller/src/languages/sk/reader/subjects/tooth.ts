import type { EventId } from '../../../../craft/wish-frames.ts'
import { settled, subject, unless } from './rule.ts'

const TOOTH = '(?:zub(?:y|a|u|om|e|ov|ami|och|kom|ku)?|zubk\\w*|zubok|zubik\\w*|zubcek\\w*|zubisk\\w*|zubec\\w*)(?!\\w)'
/** Broken, gone dark, or pushed by a fall. */
const DAMAGED =
  '(?:odstiep|odlomi|odlomen|odlup|odbi(?:l|t)|ulomi|ulomen|nalomi|nalomen|zlomi|zlomen|naprask|praskl|prasknut|puknut|pukol|otlk|otlcen|narazi|narazen|udrel|buchol|buchl|zosiv|siv(?:y|eho|ie|ia)|stmav|tmavn|tmav(?:y|ie)|zafarb|cierni|fialov|odumr|odumiera|mrtv)\\w*'
const FAIRY = '(?:vil(?:a|u|e|y|ou)|vilk\\w*|mysk\\w*|mysick\\w*)'
const THREAD = '(?:nit|niti|nite|nitou|nitk\\w*|kluck\\w*|spagat\\w*|snur\\w*)'

const ANIMAL =
  '(?:bobor|bobrik|zajac|zajacik|krokodil|zralok|dinosaur\\w*|tyranosaur\\w*|drak|dracik|medved|medvedik|hroch|vlk|pes|psik|macka|skrecok|mys|myska|kon|konik|veverick?a|velryba|mroz|slon|lev|tiger|upir|certik)'
const GROWN_UP =
  '(?:bab(?:k|ick|in|c)\\w+|star(?:k(?:a|ej|u|y)|ej mam\\w+|a mama)|ded(?!in)\\w*|mam(?!e\\b|ut|b)\\w+|ock(?:o|a|ovi)|otec|otc\\w+|oteck\\w+|ocin\\w+|tat\\w+|uj(?:o|a|ovi|k\\w+)|tet(?:a|e|u|y|k\\w+)|sused\\w*|krstn\\w+|mame(?= (?:\\w+li|bolel\\w*|boli|vypad\\w*)\\b))'
/** A grown-up has, loses or shows teeth of its own, and nobody’s of the child. */
const GROWN_UPS = `\\b(?:dedkov|dedov|babkin|babickin|mamin|ockov|otcov|tatov|ujov|tetin|susedov)\\w* (?:\\w+ )?zub|^ ?(?:dnes |vcera |zajtra )?${GROWN_UP} (?:(?!(?:jej|mu|ju|ho|nam|nas)\\b)\\w+ )?(?:ma|mal|mala|nema|si|sa|boli|bolel\\w*|ide|pojde|isiel|isla|bol|bola|vypad\\w*|vytrhli|dali|trha\\w*|strat\\w*|chodi\\w*|dostal\\w*|dostane|dava)\\b(?![^.!?]*\\b(?:jej|mu|ju|ho|nam|nas|s nou|s nim|so mnou)\\b)`
/** The tooth is somebody’s imagined, an animal’s, or a grown-up’s. */
export const OTHERS_TOOTH = `${GROWN_UPS}|^(?:rozpravk\\w* |pribeh\\w* |nieco |prosim )*o (?!tom\\b|zub|nasom|nasej|chlapc|dievcat|vypad|kyv|prv|mliec|strat)\\w+|^(?:\\w+ )?${ANIMAL}\\b(?! (?:mu|jej|ho|ju)\\b)`

const find = (...patterns: string[]) => patterns.map((pattern) => new RegExp(`\\b(?:${pattern})`))
const but = (...patterns: string[]) => new RegExp(patterns.join('|'))

const FATES: readonly EventId[] = ['afraid', 'lost', 'sad', 'jealous', 'waiting', 'teased']

export const tooth = [
  // Hurt, and still in.
  unless(
    settled(
      subject('dentist', 'hurt', 'past', ...find(`${DAMAGED}\\b.{0,45}\\b${TOOTH}`, `${TOOTH}.{0,45}\\b${DAMAGED}`)),
      ...(['afraid', 'sad', 'proud', 'teased'] as const),
    ),
    but(
      `\\b(?:vypad\\w*|je vonku|von|vybi(?:l|ty)\\w*|vyrazi\\w*|prisiel o|prisla o|${FAIRY}|umy\\w*|o dve hodiny)\\b`,
      `\\b${ANIMAL}\\b (?:sa |si )?(?:narazil|zlomil|odlomil)\\w*`,
      OTHERS_TOOTH,
    ),
  ),
  // A dentist is gone to, whatever tooth it is about; and a tooth aches.
  unless(
    settled(
      subject(
        'dentist',
        'going-to',
        'always',
        ...find(
          'zubar\\w*|zubaric\\w*|zubn\\w+ (?:lekar|doktor|ambulanc)\\w*|plomb\\w*',
          `(?:boli(?! sme| u\\b| v\\b)|bolel|boleli|bolia|bolav\\w*) (?:\\w+ ){0,2}${TOOTH}`,
          `${TOOTH} (?:\\w+ ){0,2}(?:boli|bolel|bolia)\\b`,
        ),
      ),
      ...(['afraid', 'proud', 'refuses', 'hurt', 'teased', 'waiting'] as const),
    ),
    but(
      `\\b(?:${FAIRY}|vypadol\\w*|kyve\\w*|kyva\\w*|hybe\\w*|nebol\\w*|hral\\w* (?:sa |sme |sa sme )*na zubar\\w*)\\b`,
      OTHERS_TOOTH,
    ),
  ),
  // A thread, a door handle, a class in which all others have a gap: still in.
  unless(
    settled(
      subject(
        'tooth-out',
        'waiting',
        'always',
        ...find(
          `${THREAD}\\b.{0,50}\\b${TOOTH}`,
          `${TOOTH}.{0,50}\\b(?:${THREAD}|vlasku)\\b`,
          'vsetci (?:\\w+ ){0,4}(?:dier|medzer|zub)\\w*.{0,60}\\b(?:nie|nema|este|ziad)\\w*',
          `(?:jedin|posledn)\\w+ (?:v|zo|z) (?:tried|skolk|skup)\\w*.{0,40}\\b${TOOTH}`,
          `(?:este|stale) (?:\\w+ ){0,2}(?:vsetky|ani jeden|ziaden|ziadny) (?:\\w+ )?${TOOTH}`,
          `${TOOTH}.{0,40}\\beste (?:\\w+ )?(?:ziad\\w+|ani jeden|nic) (?:\\w+ )?nevypad\\w*`,
          `(?:chce|chcel|chceli|snazi|pokus\\w*|skus\\w*)\\w*(?: \\w+){0,4} (?:vytrhn|vytiahn|vykyv)\\w*.{0,30}\\b${TOOTH}`,
          `${TOOTH} (?:\\w+ ){0,3}(?:vytrhnut|vytiahnut|vykyvat)\\b`,
          `viklav\\w* zub\\w*|zub\\w* (?:\\w+ ){0,3}(?:drz|vis)\\w* (?:\\w+ ){0,2}(?:na|uz)\\b`,
        ),
      ),
      ...(['afraid', 'refuses'] as const),
    ),
    but('\\b(?:vypadol|vypadl|vytrhl|vytrhol|je vonku|vytiahl|vytiahol)\\w*\\b|\\b(?:zubar|umy)\\w*', OTHERS_TOOTH),
  ),
  // What the fairy gave, who threw it away, and where the custom is another.
  unless(
    settled(
      subject(
        'tooth-out',
        'proud',
        'past',
        ...find(
          'pod vankus\\w*.{0,40}\\b(?:eur|minc|cent|peni|penia|bankov)\\w*',
          '(?:eur|minc|cent|penia)\\w*.{0,40}\\bpod vankus\\w*',
          `${TOOTH}.{0,40}\\b(?:na|cez) strech\\w*`,
          `${TOOTH}.{0,30}\\bobalk\\w*`,
          `(?:vyhod|zahod|vysav|povysav|splach)\\w*.{0,30}\\b${TOOTH}`,
          `${TOOTH}.{0,30}\\b(?:vyhod|zahod|vysav|povysav|splach)\\w*`,
          `${FAIRY}\\b.{0,40}\\b${TOOTH}`,
          `${TOOTH}.{0,60}\\b${FAIRY}(?!\\w)`,
          `(?:za|ako|vyzer\\w*|je) (?:\\w+ ){0,3}bez (?:\\w+ )?${TOOTH}`,
        ),
      ),
      ...FATES,
    ),
    but('\\b(?:kyve\\w*|kyva sa|hybe sa|umy\\w*|zubark\\w*|vypadol\\w*|vypadl\\w*)\\b', OTHERS_TOOTH),
  ),
]

/** Whatever else befalls a tooth of a child’s; asked last of all. */
export const anyTooth = unless(
  settled(
    subject(
      'tooth-out',
      'proud',
      'today',
      ...find(TOOTH, '(?:zubn|zubk|zubick)\\w* (?:vil|mysk)\\w*', 'strbin\\w*|bezzub\\w*'),
    ),
    ...FATES,
  ),
  but(
    '\\b(?:umy|um[iy]va|cist|vycist|kefk|past[aouy]\\b|drkot|jekt|skrip|skreh|cvak|hryz|pohryz|uhryz|kusol|kusla|vyceri|cerit|ceri\\b|ostr|obrovsk|zralok|upir|tyranosaur|dinosaur|priser|babatk|brack|sestrick|protez|vidlick|hreben|pilk)\\w*',
    OTHERS_TOOTH,
  ),
)

/** What a fairy does with them: a child’s question, and no lesson. */
export const askedOfFairy = unless(
  subject(
    'tooth-out',
    'proud',
    'always',
    ...find(`zubn\\w* vil\\w*.{0,40}\\b${TOOTH}`, `${TOOTH}.{0,50}\\bzubn\\w* vil\\w*`),
  ),
  but(OTHERS_TOOTH),
)
