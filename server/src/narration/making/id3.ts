import { type Language, paragraphsOf } from '@perinka/contract/catalog'
import { ID3Writer } from 'browser-id3-writer'
import type { StoryRow } from '../../stories/repository.ts'

type Tagged = 'title' | 'content' | 'language' | 'seriesTitle' | 'chapterNumber' | 'createdAt'

/** Terminologic codes of ISO 639-2, which the tag's frames want. */
const CODES: Record<Language, string> = { en: 'eng', sk: 'slk' }
const PRODUCT = 'Perinka'
const SPOKEN_BY: Record<Language, string> = {
  en: 'AI-generated voice',
  sk: 'Hlas vytvorený umelou inteligenciou',
}

/**
 * The ID3v2.3 tag that a narration's file begins with: what a player shows of the story, its text, and that the voice
 * is artificial.
 */
export function tagOf(story: Pick<StoryRow, Tagged>): Uint8Array {
  const language = CODES[story.language]
  const writer = new ID3Writer(new ArrayBuffer(0))
    .setFrame('TIT2', story.title)
    .setFrame('TPE1', [PRODUCT])
    .setFrame('TALB', story.seriesTitle ?? PRODUCT)
    .setFrame('TLAN', language)
    .setFrame('TYER', story.createdAt.getUTCFullYear())
    .setFrame('COMM', { language, description: '', text: SPOKEN_BY[story.language] })
    .setFrame('USLT', { language, description: '', lyrics: paragraphsOf(story.content).join('\n\n') })
  if (story.seriesTitle !== null) writer.setFrame('TRCK', String(story.chapterNumber))
  return new Uint8Array(writer.addTag())
}
