import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fit story of the plain-text protocol, for ages five and six, short. */
export const MODEL_STORY = `# The Lantern on the Hill

The evening was soft and blue, and a small lantern stood on the hill. It had a warm yellow light and a little tin hat. Every night it watched over the sleepy valley below.

Tonight a mouse came up the path. Her basket was empty and her whiskers drooped. "I cannot find my way to the hay barn," she said. "The path hides from me when it is dark."

"Then let us look for it together," said the lantern. It leaned a little to the left, and the light fell on a white stone. It leaned a little to the right, and there was another one.

"Stones!" said the mouse. "They are like buttons on a coat." She hopped to the first button, then to the second. The lantern hummed a slow tune, so that she would know where home was.

Half-way down they met a hedgehog with a leaf on his back. He was looking for the barn as well, and he had walked in a circle three times. "I thought the circle was quite nice," he said, "but now my feet are tired."

So the mouse and the hedgehog walked from button to button. The grass smelled of rain and clover. Far away a cow said one long moo, and then she was quiet too.

At the last white stone stood the barn. The door was open just a little, and the hay inside was deep and warm. The mouse turned around. "Thank you, lantern," she called, and the lantern blinked once, very gently.

The mouse made a small round bed. The hedgehog made a bigger one beside it. They pulled the hay up to their chins and listened to the night.

On the hill the lantern turned its light down low. The valley was still. The mouse closed her eyes, the hedgehog yawned, and soon everybody was asleep.

---META---
{"summary": "A lantern helps a mouse and a hedgehog find the barn.", "facts": ["White stones lead to the barn"], "openThread": "Tomorrow they will thank the lantern.", "characters": [{"name": "the lantern", "role": "helper"}]}
`

/** What the product asks a model that has no moderation of its own, before a story and after it. */
const JUDGEMENT = /Is the text fit\?|Je text vhodný\?/

/** A scripted OpenAI-compatible server that streams one story, and finds every text fit. */
export interface ModelServer {
  baseUrl: string
  /** Moments, `Date.now()`, at which the end of each story's first paragraph left the server. */
  firstParagraphs: number[]
  /** Where it holds stories back: the ones held now are told to their end. */
  goesOn(): void
  close(): Promise<void>
}

interface Pace {
  /** A token is four characters. */
  tokensPerSecond: number
  /** After the first paragraph it waits for `goesOn` and then says the rest at once, so that no journey depends on the machine's pace. */
  holds?: boolean
}

export async function startModelServer({ tokensPerSecond, holds = false }: Pace): Promise<ModelServer> {
  const story = MODEL_STORY
  const firstParagraphs: number[] = []
  let held = Promise.withResolvers<void>()
  const firstEnd = story.indexOf('\n\n', story.indexOf('\n\n') + 2) + 2
  const server = createServer(async (request, response) => {
    let asked = ''
    for await (const chunk of request) asked += chunk
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({
          id: 'chat-1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'scripted',
          choices: [{ index: 0, delta, finish_reason: finish }],
        })}\n\n`,
      )
    say({ role: 'assistant', content: '' })
    if (JUDGEMENT.test(asked)) {
      say({ content: 'yes' }, 'stop')
      response.end('data: [DONE]\n\n')
      return
    }
    const speak = async (from: number, to: number) => {
      for (let at = from; at < to; at += 4) {
        await new Promise((resolve) => setTimeout(resolve, 1000 / tokensPerSecond))
        say({ content: story.slice(at, Math.min(at + 4, to)) })
      }
    }
    await speak(0, firstEnd)
    firstParagraphs.push(Date.now())
    if (holds) {
      await held.promise
      say({ content: story.slice(firstEnd) })
    } else await speak(firstEnd, story.length)
    say({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    firstParagraphs,
    goesOn() {
      held.resolve()
      held = Promise.withResolvers()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
