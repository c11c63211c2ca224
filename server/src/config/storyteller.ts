import type { Settings } from './settings.ts'

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

export interface ModelConfig {
  provider: ModelProvider
  model: string
  /** null only for an OpenAI-compatible server that asks for none, such as Ollama. */
  apiKey: string | null
  /** null: the provider's own address. */
  baseUrl: string | null
  /** Whether the built-in storyteller steps in while the model is down; the story then says so. */
  fallback: boolean
}

export type StorytellerConfig = { provider: 'built-in' } | ModelConfig

const NEEDS_PROVIDER = ['STORYTELLER_MODEL', 'STORYTELLER_API_KEY', 'STORYTELLER_BASE_URL'] as const
const ALL = ['built-in', ...MODEL_PROVIDERS] as const

/** A model takes over from the built-in storyteller only where STORYTELLER_PROVIDER says so. */
export function readStoryteller(settings: Settings): StorytellerConfig {
  const provider = settings.oneOf('STORYTELLER_PROVIDER', ALL, 'built-in')
  const model = settings.text('STORYTELLER_MODEL')
  const apiKey = settings.text('STORYTELLER_API_KEY')
  const baseUrl = settings.url('STORYTELLER_BASE_URL', ['http:', 'https:'], 'http://localhost:11434/v1')
  const fallback = settings.yesNo('STORYTELLER_FALLBACK')
  if (provider === 'built-in') {
    if (settings.text('STORYTELLER_PROVIDER') === null) {
      settings.refuseIdle(NEEDS_PROVIDER, `without STORYTELLER_PROVIDER (${MODEL_PROVIDERS.join(', ')})`)
    }
    return { provider }
  }
  const missing = [
    model ? '' : 'STORYTELLER_MODEL',
    apiKey || provider === 'openai-compatible' ? '' : 'STORYTELLER_API_KEY',
    baseUrl || provider !== 'openai-compatible' ? '' : 'STORYTELLER_BASE_URL',
  ].filter(Boolean)
  if (missing.length > 0) settings.problems.push(`STORYTELLER_PROVIDER=${provider} needs ${missing.join(' and ')} too.`)
  return { provider, model: model ?? '', apiKey, baseUrl, fallback }
}
