import { Link, useLocation } from 'wouter'
import { useT } from '../shared/i18n/use-t.ts'
import { Book, Gear, Home, Users } from '../ui/icons.tsx'
import { isActive } from './routes.ts'

const ITEMS = [
  { path: '/', label: 'nav.home', Icon: Home },
  { path: '/stories', label: 'nav.stories', Icon: Book },
  { path: '/characters', label: 'nav.characters', Icon: Users },
  { path: '/settings', label: 'nav.settings', Icon: Gear },
] as const

/** A shelf under the lamp: what one is looking at stands in the light. */
export function BottomNav() {
  const t = useT()
  const [path] = useLocation()
  return (
    <nav aria-label={t('nav.label')} data-foot className="shelf">
      <ul className="mx-auto grid max-w-xl grid-cols-4">
        {ITEMS.map(({ path: item, label, Icon }) => (
          <li key={item}>
            <Link href={item} aria-current={isActive(item, path) ? 'page' : undefined} className="shelf-item">
              <Icon />
              <span>{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
