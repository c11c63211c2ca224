import { PRICE_CENTS } from '@perinka/contract/catalog'
import type { PaymentSession } from '@perinka/contract/payments'
import { useEffect, useRef } from 'react'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { monthlyPrice, percentOff } from '../../../shared/price.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Close } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CodeInput } from '../codes/CodeInput.tsx'
import { redeemText, useRedeeming } from '../codes/use-redeeming.ts'
import type { Discount } from './use-discount.ts'

interface DiscountCodeProps {
  discount: Discount
  price: DiscountedPrice | undefined
  isBusy: boolean
  /** Nobody is signed in for whom a code could be used right here. */
  isVisitor?: boolean
}

/** Takes a discount code, or shows the one that counts. */
export function DiscountCode({ discount, price, isBusy, isVisitor = false }: DiscountCodeProps) {
  const { applied, remove } = discount
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(applied)
  // What had the focus is gone: the next Tab goes on from here, not from the top of the page.
  useEffect(() => {
    if (last.current !== applied) place.current?.focus({ preventScroll: true })
    last.current = applied
  }, [applied])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {applied === null ? (
        <CodeForm discount={discount} isBusy={isBusy} isVisitor={isVisitor} />
      ) : (
        <AppliedCode code={applied} price={price} onRemove={remove} />
      )}
    </div>
  )
}

function CodeForm({ discount, isBusy, isVisitor }: Omit<DiscountCodeProps, 'price'>) {
  const t = useT()
  const { typed, problem, isChecking, type, apply } = discount
  return (
    <div className="grid gap-3">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) void apply(typed)
        }}
      >
        <CodeInput
          label={t('premium.code')}
          value={typed}
          onType={type}
          error={problem && (typeof problem === 'string' ? t(problem) : failureText(problem.error))}
          action={
            <Button
              type="submit"
              tone="quiet"
              disabled={!typed.trim() || isBusy}
              busy={isChecking}
              busyLabel={t('premium.applying')}
            >
              {t('premium.apply')}
            </Button>
          }
        />
      </form>
      {problem === 'premium.invalidCode' &&
        (isVisitor ? <p className="text-soft">{t('premium.storiesSignedIn')}</p> : <RedeemInstead code={typed} />)}
    </div>
  )
}

/** Under a code that lowers no price: it may be one for free stories, and can be used right here. */
function RedeemInstead({ code }: { code: string }) {
  const t = useT()
  const { redeem, isBusy, error } = useRedeeming()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-soft">{t('premium.maybeStories')}</p>
        <Button tone="quiet" size="sm" busy={isBusy} busyLabel={t('redeem.busy')} onClick={() => void redeem(code)}>
          {t('premium.useForStories')}
        </Button>
      </div>
      {error !== null && <FieldError>{redeemText(error)}</FieldError>}
    </div>
  )
}

/** What a month costs with the code that counts. */
type DiscountedPrice = Pick<PaymentSession, 'discountPercentage' | 'cents'>

interface AppliedCodeProps {
  code: string
  /** Undefined while the price with this code is asked for. */
  price: DiscountedPrice | undefined
  onRemove: () => void
}

/** The code that counts, what it takes off, and what a month costs with it. */
function AppliedCode({ code, price, onRemove }: AppliedCodeProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <section
      aria-label={t('premium.codeApplied')}
      className="flex items-center gap-3 rounded-field border-2 border-lamp bg-raised py-2 pr-2 pl-4"
    >
      <div role="status" className="min-w-0 flex-1">
        <p className="wrap-anywhere font-bold">
          {code} {price && <span className="text-lamp">{percentOff(language, price.discountPercentage)}</span>}
        </p>
        {price ? (
          <p>
            {t('premium.price', { price: monthlyPrice(language, price.cents) })}{' '}
            <s className="text-soft">
              <span className="sr-only">{t('premium.insteadOf', { price: '' })}</span>
              {monthlyPrice(language, PRICE_CENTS)}
            </s>
          </p>
        ) : (
          <Skeleton className="mt-1 h-5 w-40" />
        )}
      </div>
      <IconButton label={t('premium.removeCode')} icon={<Close />} onClick={onRemove} />
    </section>
  )
}
