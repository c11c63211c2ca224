import { type Language, themeLabel } from '@perinka/contract/catalog'
import type { Profile } from '@perinka/contract/profiles'
import { childIcon } from '../../shared/child-icon.ts'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Pencil, Trash } from '../../ui/icons.tsx'

interface ChildCardProps {
  profile: Profile
  selected: boolean
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

export function ChildCard({ profile, selected, onToggle, onEdit, onDelete }: ChildCardProps) {
  const t = useT()
  const language = useLanguage()
  const [loved] = profile.favoriteThemes
  return (
    <li className="relative">
      <button
        type="button"
        aria-pressed={selected}
        onClick={onToggle}
        className="grid h-full w-full content-start justify-items-start gap-0.5 rounded-card border-2 border-hairline bg-card p-4 text-left transition-[border-color,box-shadow,background-color] hover:border-line aria-pressed:border-lamp aria-pressed:bg-raised aria-pressed:shadow-[0_0_32px_-10px_var(--lamp)]"
      >
        <span aria-hidden="true" className="mb-2 font-bold text-[2.25rem] leading-none">
          {childIcon(profile)}
        </span>
        <span className="max-w-full font-bold text-lg leading-snug">{profile.name}</span>
        <span className="text-soft">{t('profiles.years', { age: profile.age })}</span>
        {loved && (
          <span className="text-[0.9375rem] text-soft leading-snug">
            {t('profiles.loves', { theme: lovedTheme(loved, language) })}
          </span>
        )}
      </button>
      <span className="absolute top-1.5 right-1.5 flex">
        <IconButton
          label={t('profiles.edit', { name: profile.name })}
          icon={<Pencil className="size-5" />}
          className="size-11"
          onClick={onEdit}
        />
        <IconButton
          label={t('profiles.delete', { name: profile.name })}
          icon={<Trash className="size-5" />}
          className="size-11"
          onClick={onDelete}
        />
      </span>
    </li>
  )
}

/** Within an English or a Slovak sentence a theme is no name: it takes a small letter. */
function lovedTheme(stored: string, language: Language): string {
  const label = themeLabel(stored, language)
  return label.charAt(0).toLocaleLowerCase(language) + label.slice(1)
}
