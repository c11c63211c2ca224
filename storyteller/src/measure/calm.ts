import type { Language } from '@perinka/contract/catalog'
import { tokensOf } from './text.ts'

/** Starts of words that quieten or stir, about sixty each; a trailing space ends the word. Our own choice. */
const STEMS: Record<Language, { calm: string; energy: string }> = {
  en: {
    calm: `sleep asleep slept slumber dream quiet soft gentl warm cosy cosi snug blanket pillow bed bedtime beds duvet quilt moon star_ stars_ starlight
      yawn slow still_ stillness hush whisper cuddl hug hugs home_ goodnight night rest_ rested resting rests calm peace safe smil breath drift tuck
      lullab nest_ nested dark_ darkness tired sleepy close closed closing kiss sigh murmur glow dim_ dimmed eyelid candle lamp hum_ hummed
      curl settle settled silen eas lay_ lie_ lying soothe tiptoe lazily heavy doz nodd`,
    energy: `run_ ran running rush jump leap leapt shout scream cried cry_ crying yell loud sudden bang crash clang fast faster quick chas race_ raced
      racing fight fought fright afraid scar danger storm thunder roar grab flew fly_ flying threw throw burst excit wild hurr stop_ stopped lost_ anger
      angry fierce tumbl splash danc laugh giggl bounc whoosh rattl bump sneez hiccup spin spun swirl climb cheer squeak squeal wobbl kick
      zoom clatter exclaim puff topp`,
  },
  sk: {
    calm: `spí spa_ spal spi_ spia zasp zaspá spán sny_ snov snoch sen_ ticho tich ticš jemn mäkk mäkuč tepl hrej hrial prikr perin vankúš poste mesiac mesiač hviezd zív pomal pomaly
      pokoj šep pošep objal objím pritúl pohlad hlad domov doma noc_ noci nôc dobrú oddych odpoč bezpeč usm dých unaven ospal uspáv hniezd večer
      brlôž zavr zatv pobozk lampáš lampk svetielk drie snív tíš tíc stíc utíc ulož ľahl ľah leží viečk schúl láskav mäk`,
    energy: `bež behal utek skoč skák vyskoč krič zvol zakrič krik vrešt náhle zrazu odrazu rých buch tresk rach hrm búr boj bál_ báť strach zľak
      naľak nebezpeč naháň chyt hod hodil letel vzliet vtrh vybeh útok útoč zúr hnev nahnev ponáhľ smial smiech smej tancov pišť plak padol spad vrav
      čľup fŕk kýchn hop poskak šmyk kotúľ zvon cink rinč štikút dup vtip hlasn hlasno chich lez liez`,
  },
}

function matcher(stems: string): (token: string) => boolean {
  const list = stems.split(/\s+/).filter(Boolean)
  const pattern = new RegExp(`^(?:${list.map((stem) => stem.replace(/_$/, '$')).join('|')})`, 'u')
  const known = new Map<string, boolean>()
  return (token) => {
    let hit = known.get(token)
    if (hit === undefined) {
      hit = pattern.test(token)
      if (known.size < 50_000) known.set(token, hit)
    }
    return hit
  }
}

const MATCHERS = {
  en: { calm: matcher(STEMS.en.calm), energy: matcher(STEMS.en.energy) },
  sk: { calm: matcher(STEMS.sk.calm), energy: matcher(STEMS.sk.energy) },
}

/** Stirring less quietening words in a hundred, for each fifth of the text in turn. */
export function calmArc(text: string, language: Language): number[] {
  const { calm, energy } = MATCHERS[language]
  const tokens = tokensOf(text)
  return [0, 1, 2, 3, 4].map((fifth) => {
    const part = tokens.slice(Math.floor((fifth * tokens.length) / 5), Math.floor(((fifth + 1) * tokens.length) / 5))
    let score = 0
    for (const token of part) score += (energy(token) ? 1 : 0) - (calm(token) ? 1 : 0)
    return Math.round((score / Math.max(1, part.length)) * 1000) / 10
  })
}

/** Ends at rest: the last fifth at most −4 in a hundred words, and at least 5 below the liveliest. */
export function endsCalmly(arc: readonly number[]): boolean {
  const last = arc.at(-1) ?? 0
  return last <= -4 && Math.max(...arc) - last >= 5
}
