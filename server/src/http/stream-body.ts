import type { Context } from 'hono'
import { cutOff } from './cut-off.ts'

interface BodyEnds {
  /** The client went away. */
  left?: () => void
  /** There will be no more of it, though there should be; the line is cut, because an end would say that this was all. */
  broken: (error: unknown) => void
  /** Called once, however it ends. */
  ended?: () => void
}

/** Answers piece by piece, each made when the client has room for it. */
export function streamBody(
  c: Context,
  pieces: AsyncGenerator<Uint8Array>,
  { left, broken, ended }: BodyEnds,
): ReadableStream<Uint8Array> {
  let isLeft = false
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value } = await pieces.next()
          if (isLeft) return
          if (value) return controller.enqueue(value)
          ended?.()
          controller.close()
        } catch (error) {
          if (isLeft) return
          ended?.()
          broken(error)
          cutOff(c, controller, error)
        }
      },
      cancel() {
        isLeft = true
        left?.()
        ended?.()
        // Wherever it stands, it must put away what it holds.
        pieces.return(undefined).catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
}
