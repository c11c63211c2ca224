import { TEST_CARDS, type TestCard } from '@perinka/contract/sandbox-calls'
import { useEffect, useId, useImperativeHandle, useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { PaymentFieldsProps, Refusal } from './payment-fields.ts'
import {
  authenticateInSandbox,
  type CardField,
  cardProblems,
  confirmInSandbox,
  fieldOf,
  filledIn,
  inFours,
  returnedFrom,
} from './sandbox.ts'

/** Stays with the page until the browser has left it. */
const LEAVING = new Promise<never>(() => {})

/** Stands in for a payment provider where none is set up: takes test cards alone, and says so. */
export default function SandboxFields({ clientSecret, ref, onReady }: PaymentFieldsProps) {
  const t = useT()
  const [card, setCard] = useState<TestCard>({ number: '', expiry: '', cvc: '' })
  const [problems, setProblems] = useState<Partial<Record<CardField, string>>>({})
  const [answerBank, setAnswerBank] = useState<((approve: boolean) => void) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, they are ready as soon as they stand
  useEffect(onReady, [])

  async function confirm(returnUrl: string): Promise<Refusal> {
    const wrong = cardProblems(card)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return { message: null }
    let outcome = await confirmInSandbox(clientSecret, card)
    if (outcome.status === 'requires_action') {
      const approve = await new Promise<boolean>((resolve) => setAnswerBank(() => resolve))
      setAnswerBank(null)
      outcome = await authenticateInSandbox(clientSecret, approve)
    }
    if (outcome.status === 'succeeded') {
      location.assign(returnedFrom(returnUrl, clientSecret))
      return LEAVING
    }
    const field = fieldOf(outcome.message)
    if (field) setProblems({ [field]: `sandbox.${outcome.message}` })
    const message = field ? null : t(`sandbox.${outcome.message ?? 'card_declined'}`)
    return { message, isOver: outcome.message === 'session_over' }
  }

  useImperativeHandle(ref, () => ({ confirm }))

  const field = (name: CardField) => ({
    label: t(`sandbox.${name}`),
    error: problems[name] && t(problems[name]),
    value: card[name],
    // A real card's number has no business here: the browser shall not offer one.
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    onChange: ({ target }: { target: HTMLInputElement }) => setCard({ ...card, [name]: target.value }),
  })
  return (
    <div className="grid gap-4">
      <p className="rounded-field border-2 border-lamp border-dashed px-4 py-2.5 text-center font-bold">
        {t('sandbox.mark')}
      </p>
      <TextInput {...field('number')} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
        <TextInput {...field('expiry')} placeholder="12/30" />
        <TextInput {...field('cvc')} placeholder="123" />
      </div>
      <TestCards
        onPick={(name) => {
          setCard(filledIn(name, new Date()))
          setProblems({})
        }}
      />
      {answerBank && <SandboxBank onAnswer={answerBank} />}
    </div>
  )
}

/** Where a real bank would ask for a confirmation. Closing it refuses, as it does there. */
function SandboxBank({ onAnswer }: { onAnswer: (approve: boolean) => void }) {
  const t = useT()
  return (
    <Dialog onClose={() => onAnswer(false)} title={t('sandbox.bankTitle')} description={t('sandbox.bankText')}>
      <div className="grid gap-3">
        <Button onClick={() => onAnswer(true)}>{t('sandbox.approve')}</Button>
        <Button tone="quiet" onClick={() => onAnswer(false)}>
          {t('sandbox.refuse')}
        </Button>
      </div>
    </Dialog>
  )
}

type TestCardName = keyof typeof TEST_CARDS
const NAMES = Object.keys(TEST_CARDS) as TestCardName[]

/** The cards that the sandbox knows; a tap fills one in. */
function TestCards({ onPick }: { onPick: (name: TestCardName) => void }) {
  const t = useT()
  const titleId = useId()
  return (
    <div>
      <p id={titleId} className="mb-1.5 font-bold">
        {t('sandbox.cards')}
      </p>
      <ul aria-labelledby={titleId} className="grid gap-2 sm:grid-cols-2 sm:gap-x-4">
        {NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="grid min-h-12 w-full content-center rounded-field border-2 border-hairline px-3.5 py-2 text-left leading-snug transition-colors hover:border-line hover:bg-raised"
            >
              <span className="font-semibold">{t(`sandbox.card.${name}`)}</span>
              <span className="text-[0.9375rem] text-soft tabular-nums">{inFours(TEST_CARDS[name])}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
