import { parseArgs } from 'node:util'
import { attack } from './attack/attack.ts'
import { firstParagraph } from './first-paragraph.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { landing } from './landing.ts'
import { accessibility } from './library/accessibility.ts'
import { cardsAndSearch } from './library/cards-and-search.ts'
import { firstPage } from './library/first-page.ts'
import { library } from './library/library.ts'
import { offlineOpen } from './library/offline-open.ts'
import { storiesList } from './library/stories-list.ts'
import { CANNOT_HIDE, canHide } from './narration/background-browser.ts'
import { narrationCrowd } from './narration/crowd.ts'
import { firstSound } from './narration/first-sound.ts'
import { hiddenPage } from './narration/hidden-page.ts'
import { narrationHighlight } from './narration/highlight.ts'
import { narrationLevels } from './narration/levels.ts'
import { narrationMemory } from './narration/memory.ts'
import { playerWeight } from './narration/player-weight.ts'
import { narrationSpeed } from './narration/speed.ts'
import { races } from './races.ts'
import { type Flags, finish, type Part, print, save } from './report.ts'
import type { Opened } from './resources.ts'
import { startUp } from './start-up.ts'
import { storyteller } from './stories/speed.ts'
import { subscribePage } from './subscribe-page.ts'
import { webhooks } from './webhooks.ts'

/** `npm run bench` measures everything; `npm run bench -- landing start-up` only the named parts. Both keep what they find. */
const PARTS = {
  storyteller,
  landing,
  'first-paragraph': firstParagraph,
  'stories-list': storiesList,
  'start-up': startUp,
  'narration-speed': narrationSpeed,
  'narration-crowd': narrationCrowd,
  'narration-memory': narrationMemory,
  'narration-levels': narrationLevels,
  highlight: narrationHighlight,
  'player-weight': playerWeight,
  'first-sound': firstSound,
  'hidden-page': hiddenPage,
  'first-page': firstPage,
  'subscribe-page': subscribePage,
  library,
  'cards-and-search': cardsAndSearch,
  'offline-open': offlineOpen,
  accessibility,
  webhooks,
  races,
  attack,
  fuzz,
} satisfies Record<string, (opened: Opened, flags: Flags) => Promise<Part>>

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string' } },
})
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Known: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}

const measured: Record<string, Part> = {}
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (wanted.length === 0 && measure === hiddenPage && !canHide()) {
    console.log(`\nLeft out: ${name}. ${CANNOT_HIDE}`)
    continue
  }
  await using opened = new AsyncDisposableStack()
  const part = await measure(opened, flags)
  print(part)
  measured[name] = part
}
if (flags.only === undefined) await save('bench', measured, Object.keys(PARTS))

finish(Object.values(measured))
