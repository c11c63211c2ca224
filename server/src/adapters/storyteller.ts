import type { Storyteller } from '../ports/storyteller.ts'
import type { StorytellerConfig } from '../storyteller-config.ts'
import { builtInStoryteller } from './storyteller-built-in.ts'
import { withFallback } from './storyteller-fallback.ts'

/** The storyteller that the configuration names. */
export async function createStoryteller(config: StorytellerConfig): Promise<Storyteller> {
  if (config.provider === 'built-in') return builtInStoryteller()
  // Only here: the libraries for models take a third of a second and tens of megabytes to load.
  const { modelStoryteller } = await import('./storyteller-model.ts')
  const model = modelStoryteller(config)
  return config.fallback ? withFallback(model, builtInStoryteller()) : model
}
