import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { descriptionOf, traitLabels } from './shown-character.ts'
import type { NamedCharacter } from './use-cast.ts'

/** At most so many traits stand on a card (specification, section 9). */
const TRAITS_SHOWN = 2

interface CharacterCardProps {
  character: NamedCharacter
  action?: ReactNode
}

export function CharacterCard({ character: { name, emoji, character }, action }: CharacterCardProps) {
  const t = useT()
  const description = descriptionOf(character, t)
  const traits = traitLabels(character, t).slice(0, TRAITS_SHOWN)
  return (
    <li className="flex flex-wrap gap-3 rounded-card border border-hairline bg-card p-4 sm:gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-raised text-[1.375rem] leading-none sm:size-14 sm:text-[1.75rem]"
      >
        {emoji}
      </span>
      <div className="min-w-0 flex-[1_1_6.5rem] pt-0.5">
        <h2 className="font-bold font-sans text-lg leading-snug">{name}</h2>
        {description && <p className="text-soft leading-snug">{description}</p>}
        {traits.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {traits.map((trait) => (
              <li key={trait} className="rounded-full border border-line px-2.5 text-[0.875rem] leading-6">
                {trait}
              </li>
            ))}
          </ul>
        )}
      </div>
      {action}
    </li>
  )
}
