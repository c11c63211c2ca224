import { CRAFTS } from '../languages/crafts.ts'
import { isRefusal } from './refusal.ts'

/** Words that only our own instructions use, or a model that talks about itself. */
const TELLTALE = new RegExp(
  [
    String.raw`\bMETA\b|\bJSON\b|keepOut|takesPart|specialRequest|storySoFar|speakOf|openThread|earlierStories`,
    ...Object.values(CRAFTS).map(({ prompt }) => prompt.telltale),
  ].join('|'),
  'iu',
)
/** So many words in a row are no chance. */
const RUN = 7

/** Whether a paragraph tells of how it came to be: our delimiter, our words in a row, or an apology in a story's stead. */
export function leakIn(instructions: string, delimiter: string): (text: string) => boolean {
  const ours = new Set(runs(instructions))
  const secret = delimiter.replace(/[^\da-f-]/g, '')
  return (text) =>
    TELLTALE.test(text) ||
    text.includes(delimiter) ||
    (secret.length > 8 && text.includes(secret)) ||
    isRefusal(text) ||
    runs(text).some((run) => ours.has(run))
}

function runs(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))
}
