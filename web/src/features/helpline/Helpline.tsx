import { closeHelpline, useHelpline } from '../../shared/helpline.ts'
import { withAllTexts } from '../../shared/i18n/app-catalog.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const HelplineDialog = lazyDialog(async () => (await withAllTexts(import('./HelplineDialog.tsx'))).HelplineDialog)

/** Beside the notice that a text was refused, where the text told of a child who is being hurt. */
export function Helpline() {
  return useHelpline() && <HelplineDialog onClose={closeHelpline} />
}
