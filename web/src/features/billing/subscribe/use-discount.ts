import { type Code, parseCode } from '@perinka/contract/payments'
import { useCallback, useState } from 'react'
import { useSearch } from 'wouter'
import { validateDiscount } from '../api/codes.ts'
import { codeInAddress, setCodeInAddress } from '../codes/code-address.ts'
import { useOneAtATime } from '../one-at-a-time.ts'

export interface Discount {
  /** Of the payment session; the page's address holds it. */
  applied: Code | null
  typed: string
  type: (text: string) => void
  /** Key of what is wrong with the code in the field, or the failure that kept it from being asked about. */
  problem: 'premium.invalidCode' | 'premium.codeLost' | { error: unknown } | null
  isChecking: boolean
  /** Asks whether the code is good and, where it is, has the payment session opened with it. */
  apply: (code: string) => Promise<void>
  remove: () => void
  /** The code was good a moment ago and is not any more: the full price counts again. */
  lose: () => void
}

export function useDiscount(): Discount {
  const applied = codeInAddress(useSearch())
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Discount['problem']>(null)

  const type = useCallback((text: string) => {
    setTyped(text)
    setProblem(null)
  }, [])
  const [apply, isChecking] = useOneAtATime(async (text: string) => {
    const code = parseCode(text)
    setTyped(code)
    setProblem(null)
    try {
      const { valid } = await validateDiscount(code)
      if (valid) setCodeInAddress(code)
      else setProblem('premium.invalidCode')
    } catch (error) {
      setProblem({ error })
    }
  })
  const remove = useCallback(() => {
    setCodeInAddress(null)
    setTyped('')
    setProblem(null)
  }, [])
  const lose = useCallback(() => {
    // A code that came with the address was never asked about: it may not exist at all.
    setProblem(typed === applied ? 'premium.codeLost' : 'premium.invalidCode')
    setTyped(applied ?? '')
    setCodeInAddress(null)
  }, [applied, typed])
  return { applied, typed, type, problem, isChecking, apply, remove, lose }
}
