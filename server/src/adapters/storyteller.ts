import type { Storyteller } from '../ports/storyteller.ts'
import type { StorytellerConfig } from '../storyteller-config.ts'
import { builtInStoryteller } from './storyteller-built-in.ts'
import { withFallback } from './storyteller-fallback.ts'
import { modelStoryteller } from './storyteller-model.ts'

/** The storyteller that the configuration names. */
export function createStoryteller(config: StorytellerConfig): Storyteller {
  if (config.provider === 'built-in') return builtInStoryteller()
  const model = modelStoryteller(config)
  return config.fallback ? withFallback(model, builtInStoryteller()) : model
}
