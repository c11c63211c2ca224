import { useRef } from 'react'

/**
 * One key a wish: asked again after a connection that broke too early to know, the server answers the
 * same story and takes no second free one. Once it has answered, the next wish is a new one.
 */
export function useRequestKey() {
  const last = useRef<{ wish: string; key: string }>(null)
  return {
    of(request: object): string {
      const wish = JSON.stringify(request)
      if (last.current?.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
      return last.current.key
    },
    settle(): void {
      last.current = null
    },
  }
}
