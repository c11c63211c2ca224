import { useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { isDiscount, redeemText, useRedeeming } from './use-redeeming.ts'

interface RedeemFormProps {
  /** The code lowers the price of Premium instead: try it where that is asked for. */
  onDiscount: (code: string) => void
  onDone?: () => void
}

/** Takes a code for free stories. */
export function RedeemForm({ onDiscount, onDone }: RedeemFormProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const { redeem, isBusy, error, forget } = useRedeeming(() => {
    setCode('')
    onDone?.()
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) void redeem(code)
      }}
      className="grid gap-4"
    >
      <CodeInput
        label={t('redeem.code')}
        value={code}
        onType={(text) => {
          setCode(text)
          forget()
        }}
        error={error ? redeemText(error) : undefined}
      />
      {isDiscount(error) && (
        <p className="text-soft">
          {t('redeem.maybeDiscount')}{' '}
          <button
            type="button"
            onClick={() => onDiscount(code)}
            className="rounded font-bold text-lamp underline underline-offset-4"
          >
            {t('redeem.tryDiscount')}
          </button>
        </p>
      )}
      <Button type="submit" full disabled={!code.trim()} busy={isBusy} busyLabel={t('redeem.busy')}>
        {t('redeem.submit')}
      </Button>
    </form>
  )
}
