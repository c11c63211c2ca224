import type { Config } from '../config/config.ts'
import type { ModelConfig } from '../config/storyteller.ts'
import { type Check, spell, Unfit } from './check.ts'

const PATIENCE_MS = 90_000
/** A first answer may take as long as a model at home needs to be loaded. */
const TIMINGS = { idle: 60_000, total: PATIENCE_MS }
/** Room for a model that thinks before it speaks. */
const QUESTION = {
  instructions: 'You answer in one short sentence.',
  message: 'Wish a child good night.',
  tokens: 2000,
}

/** Asks the model for one sentence, in the way stories are asked for. */
export function modelCheck({ storyteller }: Config): Check {
  const config = storyteller.provider === 'built-in' ? null : storyteller
  return {
    name: 'model',
    place:
      config && `${config.model} from ${config.provider}${config.baseUrl ? ` at ${new URL(config.baseUrl).host}` : ''}`,
    otherwise: 'STORYTELLER_PROVIDER; the built-in storyteller',
    patience: PATIENCE_MS,
    call: (signal) => (config ? ask(config, signal) : Promise.resolve([])),
  }
}

async function ask(config: ModelConfig, signal: AbortSignal): Promise<string[]> {
  // Only here: the libraries for models take their time to load.
  const { createModelClient } = await import('../adapters/storyteller/model-client.ts')
  const { endpointModerator } = await import('../adapters/storyteller/model-moderation.ts')
  let name = ''
  const client = createModelClient(config, TIMINGS, (told) => {
    name = told
  })
  const begun = performance.now()
  const answer = (await client.ask(QUESTION, signal)).replace(/\s+/g, ' ').trim()
  if (answer === '') throw new Unfit('The model answered nothing, or its filter stopped a good night.')
  const said = `${name || config.model} answered in ${spell(performance.now() - begun)}: ${answer.slice(0, 120)}`
  if (config.provider !== 'openai') return [said]
  if (!(await endpointModerator({ config, timings: TIMINGS }, signal).isWishFit(answer))) {
    throw new Unfit('The moderations endpoint refuses a good night: no story would be told.')
  }
  return [said, 'its moderations endpoint answers']
}
