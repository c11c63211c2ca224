import type { Language } from '@perinka/contract/catalog'
import type { Telling } from '../src/craft/telling.ts'
import { eveningsOf } from '../src/telling/sample-evenings.ts'
import { tellTelling } from '../src/telling/told.ts'
import { misspelt, spellerOf } from './spelling.ts'
import { readings } from './telling-forms.ts'

/** Words of the tellings, in every form in which the linter looks at them, that the dictionary does not know. */
export async function spelling(tellings: readonly Telling[], language: Language): Promise<string> {
  const speller = await spellerOf(language)
  try {
    const lines = tellings.flatMap((one) => {
      const unknown = new Set<string>()
      for (const reading of readings(one))
        for (const evening of eveningsOf(one, language, reading)) {
          const { title, paragraphs } = tellTelling(one, evening)
          const text = [title, ...paragraphs.map((paragraph) => paragraph.text)].join('\n')
          for (const word of misspelt(text, speller).words) unknown.add(word)
        }
      return unknown.size > 0 ? `${one.id}: ${[...unknown].join(', ')}` : []
    })
    return lines.length > 0 ? lines.join('\n') : `Every word of ${tellings.length} tellings is known.`
  } finally {
    speller.dispose()
  }
}
