import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { keys } from '../../../shared/query/keys.ts'
import type { Discount } from './use-discount.ts'

/** What the server says instead of opening a session: the code has run out, or the family has Premium by now. */
export function useRefusedWish(error: unknown, discount: Discount): void {
  const client = useQueryClient()
  const lose = useRef(discount.lose)
  lose.current = discount.lose
  useEffect(() => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'discount_invalid') lose.current()
    // From another window, say: the page then shows what it has.
    if (error.code === 'already_subscribed') void client.invalidateQueries({ queryKey: keys.subscription })
  }, [error, client])
}
