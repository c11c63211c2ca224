import type { Pattern } from '../../../craft/lexicon.ts'
import type { TraitTold } from '../../../craft/wish-frames.ts'

const trait = (trait: TraitTold, ...match: Pattern[]) => ({ trait, match })
const ENDINGS = '(?:y|a|e|eho|emu|ej|u|ou|om|ym|ych|ymi|i)'
/** An adjective in any form. */
const adj = (stems: string) =>
  // Stem by stem: the speller takes what stands whole in a pattern for a whole word.
  new RegExp(
    `\\b(?:${stems
      .replaceAll('?', '')
      .split('|')
      .map((stem) => `${stem}${ENDINGS}`)
      .join('|')})\\b`,
  )

export const traits: readonly { trait: TraitTold; match: readonly Pattern[] }[] = [
  trait(
    'steals-socks',
    /\b(?:kradn\w*|berie|ukrad\w*|zbiera|schovava|nosi) (?:\w+ )?(?:ponozk|ponoziek)\w*/,
    /\bponozk\w* (?:kradne|berie|ukrad\w*|schovava)/,
  ),
  trait(
    'ear-chewed',
    /\b(?:odhryz\w*|ohryz\w*|ohlodan\w*|oslintan\w*|ozuvan\w*) (?:\w+ )?(?:uch\w*|usk\w*|usi\w*)/,
    /\b(?:uch\w|usk\w)\b.{0,12}(?:odhryz|ohryz|oslint|natrh|roztrh)\w*/,
    /\bjedn\w+ (?:uch\w*|usk\w*)/,
  ),
  trait('one-eye', /\bjedn\w+ ok\w*|\bjednook\w*|\bbez (?:jedneho )?oka|\bchyba (?:mu|jej) ok\w*/),
  trait('torn', adj('roztrhan|dotrhan|otrhan|zasivan|zalatan|deravy?|potrhan')),
  trait('old', adj('star|starucky?|prastar|starodavn|stareck'), /\bstarusk\w*/),
  trait(
    'tiny',
    adj('mal|malick|malinky?|drobn|drobuck|maluck|maliluck|najmens'),
    /\b(?:malinky|malicky|drobny|najmensi\w*)\b/,
  ),
  trait('huge', adj('velk|obrovsk|ohromn|velikansk|gigantick|obr')),
  trait('fat', adj('tlst|tucn|tlstuck|gulat|bachrat')),
  trait('fluffy', adj('chlpat|hunat|plysov|chumacit|makk|naduchan|kucerav|strapat')),
  trait('striped', adj('pasikav|pruhovan|pasikat|pruzkovan')),
  trait('spotted', adj('flakat|bodkovan|skvrnit|strakat|bodkat')),
  trait('snores', /\b(?:chrap\w+|chrapa\w*)\b/),
  trait(
    'sleeps-a-lot',
    /\b(?:(?:stale|furt|cely den|vzdy|rad|rada|len|vela|najradsej) spi|spi (?:stale|cely den|v|na|pod|najradsej|furt)|spachtos\w*|spachtuch\w*|ospanliv\w*|ospal\w*)\b/,
  ),
  trait(
    'always-hungry',
    /\b(?:(?:vecne|stale|vzdy|furt) (?:\w+ )?(?:hladn\w*|je |zerie|papa)|hlados\w*|pazrav\w*|zerie vsetko|maskrtn\w*|nenazran\w*|zje vsetko)\b/,
  ),
  trait(
    'cheeky',
    adj('drz|nezbedn|samopasn|huncutsk|lisack|neposedn|nezbedn|sibalsk|pochabl?|neposlusn'),
    /\b(?:huncut\w*|nezbedn\w*|vystraja\w*|sibal\w*|lapaj\w*|lotor\w*)\b/,
  ),
  trait('shy', adj('hanbliv|plach|nesmel'), /\bplachy\b/),
  trait('brave', adj('odvazn|statocn|smel|udatn|nebojacn')),
  trait(
    'cowardly',
    adj('bojazliv|zbabel|ustrachan'),
    /\b(?:bojko|bojk[ay]|bojko\w*|strachopud\w*|boji sa (?:vsetkeho|vlastn\w*))\b/,
  ),
  trait(
    'clumsy',
    adj('nemotorn|nesikovn|trapn|tarbav'),
    /\b(?:nemotor\w*|nesikovn\w*|trdl\w*|stale (?:pada|zakop\w*)|zakopava\w*)\b/,
  ),
  trait('slow', adj('pomal|pomaluck|lenochod'), /\bpomaly\b/),
  trait('fast', adj('rychl|najrychlejs|bleskov|blyskav'), /\bnajrychlejsi\w*|\brychly\b/),
  trait('loud', adj('hlasn|hlucn|ukrican|uziapan')),
  trait('quiet', adj('tich|tichuck|mlcanliv'), /\btichy\b/),
  trait('lazy', adj('leniv|lenos'), /\blenoch\w*|\blenivy\b/),
  trait('curious', adj('zvedav|vsetecn')),
  trait('grumpy', adj('mrzut|namosuren|namrzen|zamracen|nevrl|sekan'), /\b(?:hundr\w*|frfle\w*|mrmle\w*|mrzut\w*)\b/),
  trait('red', adj('cerven|cervenuck')),
  trait('blue', adj('modr|modruck|belas')),
  trait('green', adj('zelen|zelenuck')),
  trait('yellow', adj('zlt|zltuck')),
  trait('purple', adj('fialov|fialk')),
  trait('pink', adj('ruzov|ruzovuck')),
  trait('white', adj('biel|bieluck')),
  trait('black', adj('ciern|ciernuck')),
  trait('brown', adj('hned|hneduck')),
  trait('grey', adj('siv|sed')),
  trait('golden', adj('zlat|zlatist|pozlaten')),
  trait('rainbow-coloured', adj('duhov|farebn|pestrofarebn|pestr')),
  trait(
    'breaks-down',
    /\b(?:(?:stale|furt|vzdy|vecne|casto) (?:sa )?(?:\w+ )?(?:kazi|pokaz\w*|chcipne|zhasne|zastavi)|kazi sa|sa kazi|pokazen\w*|pokazi\w*|nestartuje|nechce nastartovat)\b/,
  ),
  trait('squeaks', /\b(?:vrzga\w*|skrip\w*|piskajuc\w*|pisti|pistia|pist\w+|vrzd\w*)\b/),
  trait('smells', /\b(?:smrd\w*|zapach\w*|vonia po|voni?av\w*|vonia)\b/),
  trait('glows', /\b(?:svieti\w*|ziari\w*|svietiac\w*|ziariv\w*|trblie\w*|trblet\w*|blyst\w*)\b/),
  trait(
    'talks',
    /\b(?:hovoriac\w*|rozpravajuc\w*|(?:vie|co|ktor\w+) (?:hovori\w*|rozprava\w*)|hovori (?:ludsk|po)\w*)\b/,
  ),
  trait('collects', /\b(?:zbiera\w*|zberatel\w*|zhromazd\w*)\b/),
  trait('hides-things', /\b(?:schovava\w*|skryva\w*|zahrabava\w*|ukryva\w*)\b(?! sa)/),
  trait('imaginary', /\b(?:neviditeln\w*|vymyslen\w*|imaginarn\w*|vymyslel\w* si kamarat\w*)\b/),
  trait('wears-hat', /\b(?:nosi|ma|s|v) (?:\w+ )?(?:klobuk\w*|ciapk\w*|cylind\w*|koruna na)\b/),
  trait('wears-glasses', /\b(?:nosi|ma|s|v) (?:\w+ )?okuliar\w*/),
]
