import { TEST_CARDS } from '@perinka/contract/sandbox-calls'
import { useId } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { inFours } from './sandbox.ts'

type TestCardName = keyof typeof TEST_CARDS
const NAMES = Object.keys(TEST_CARDS) as TestCardName[]

/** The cards that the sandbox knows; a tap fills one in. */
export function TestCards({ onPick }: { onPick: (name: TestCardName) => void }) {
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
