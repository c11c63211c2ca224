type Finish = 'stop' | 'length' | 'content_filter'

/** How a streamed answer is said in one vendor's protocol. */
export interface Dialect {
  begin: object[]
  word(content: string): object
  end(finish: Finish): object[]
  /** What a stream is closed with beside its events. */
  last?: string
}

/** By the path a client asks. */
export function dialectOf(path: string): Dialect {
  if (path.endsWith('/responses')) return RESPONSES
  if (path.endsWith('/messages')) return MESSAGES
  return path.includes(':streamGenerateContent') ? GEMINI : CHAT
}

const CHUNK = { id: 'scripted', object: 'chat.completion.chunk', created: 1, model: 'scripted' }
const chunk = (delta: object, finish_reason: string | null = null) => ({
  ...CHUNK,
  choices: [{ index: 0, delta, finish_reason }],
})

/** Chat completions, as every OpenAI-compatible server speaks them. */
const CHAT: Dialect = {
  begin: [],
  word: (content) => chunk({ content }),
  end: (finish) => [chunk({}, finish)],
  last: 'data: [DONE]\n\n',
}

const RESPONSE = { id: 'resp_scripted', object: 'response', created_at: 1, model: 'scripted', output: [] }
const ITEM = { id: 'msg_scripted', type: 'message', role: 'assistant', content: [] }
const USAGE = { input_tokens: 1, output_tokens: 1, total_tokens: 2 }

/** OpenAI's responses, which the AI SDK asks for. */
const RESPONSES: Dialect = {
  begin: [
    { type: 'response.created', sequence_number: 0, response: { ...RESPONSE, status: 'in_progress' } },
    {
      type: 'response.output_item.added',
      sequence_number: 1,
      output_index: 0,
      item: { ...ITEM, status: 'in_progress' },
    },
  ],
  word: (delta) => ({
    ...{ type: 'response.output_text.delta', sequence_number: 2, item_id: ITEM.id },
    ...{ output_index: 0, content_index: 0, delta, logprobs: [] },
  }),
  end(finish) {
    const item = { ...ITEM, status: 'completed' }
    const done = { type: 'response.output_item.done', sequence_number: 3, output_index: 0, item }
    const reason = finish === 'length' ? 'max_output_tokens' : 'content_filter'
    const [type, more] =
      finish === 'stop'
        ? ['response.completed', { status: 'completed', incomplete_details: null }]
        : ['response.incomplete', { status: 'incomplete', incomplete_details: { reason } }]
    return [done, { type, sequence_number: 4, response: { ...RESPONSE, ...more, output: [item], usage: USAGE } }]
  },
}

const MESSAGE = { id: 'msg_scripted', type: 'message', role: 'assistant', model: 'scripted', content: [] }
const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' } as const

/** Anthropic's messages. */
const MESSAGES: Dialect = {
  begin: [
    {
      type: 'message_start',
      message: { ...MESSAGE, stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  word: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (finish) => [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: STOP_REASONS[finish], stop_sequence: null },
      usage: { output_tokens: 1 },
    },
    { type: 'message_stop' },
  ],
}

const FINISH_REASONS = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' } as const
const candidate = (text: string, more: object = {}) => ({
  candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, ...more }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
})

/** Google's generateContent. */
const GEMINI: Dialect = {
  begin: [],
  word: (text) => candidate(text),
  end: (finish) => [candidate('', { finishReason: FINISH_REASONS[finish] })],
}
