import type { StorytellerConfig } from '../../config/storyteller.ts'
import type { Storyteller } from '../../ports/storyteller.ts'
import { builtInStoryteller } from './built-in.ts'
import { withFallback } from './fallback.ts'

/** The storyteller that the configuration names. */
export async function createStoryteller(config: StorytellerConfig): Promise<Storyteller> {
  if (config.provider === 'built-in') return builtInStoryteller()
  // Only here: the libraries for models take 0.2 s and 24 MB to load.
  const { modelStoryteller } = await import('./model.ts')
  const model = modelStoryteller(config)
  return config.fallback ? withFallback(model, builtInStoryteller()) : model
}
