import type { Language } from '@perinka/contract/catalog'
import type { GateCraft } from './gate.ts'
import type { ReaderCraft } from './lexicon.ts'
import type { MeasureCraft } from './measures.ts'
import type { NameCraft } from './names.ts'
import type { Frame, LanguagePack } from './pack.ts'
import type { PromptTexts } from './prompt-texts.ts'
import type { TellingCraft } from './telling.ts'
import type { AvoidCraft, WritingCraft } from './writing.ts'

/**
 * Everything that a language gives the storyteller. The rest of the storyteller knows no language by name: who adds one writes a folder
 * beside `languages/en` with one of these, and a line in `languages/crafts.ts`.
 */
export interface Craft {
  readonly language: Language
  readonly pack: LanguagePack
  readonly names: NameCraft
  readonly measures: MeasureCraft
  readonly writing: WritingCraft
  readonly avoid: AvoidCraft
  readonly gate: GateCraft
  readonly prompt: PromptTexts
  readonly reader: ReaderCraft
  readonly telling: TellingCraft
  /** From wherever a story stands to the bed: frames that name no place and nobody, since nobody knows who is there. */
  readonly homeward: readonly Frame[]
}
