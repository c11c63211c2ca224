import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { redeemText, useRedeeming } from './use-redeeming.ts'

/** Under a code that lowers no price: it may be one for free stories, and can be used right here. */
export function RedeemInstead({ code }: { code: string }) {
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
