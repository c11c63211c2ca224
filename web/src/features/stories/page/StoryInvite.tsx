import { Link } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'

/** For somebody who came by a link: one quiet line about where the story comes from. */
export function StoryInvite() {
  const t = useT()
  return (
    <p className="border-hairline border-t pt-6">
      {t('stories.page.invite')}{' '}
      <Link href="/" className="rounded font-bold text-lamp underline underline-offset-4">
        {t('stories.page.inviteAction')}
      </Link>
    </p>
  )
}
