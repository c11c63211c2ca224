import type { ReactNode } from 'react'
import type { ShownCharacter } from './shown-character.ts'

/** At most so many traits stand on a card (specification, section 9). */
const TRAITS_SHOWN = 2

export function CharacterCard({ character, action }: { character: ShownCharacter; action?: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-3 rounded-card border border-hairline bg-card p-4 sm:gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-raised text-[1.375rem] leading-none sm:size-14 sm:text-[1.75rem]"
      >
        {character.emoji}
      </span>
      <div className="min-w-0 flex-[1_1_6.5rem] pt-0.5">
        <h2 className="font-bold font-sans text-lg leading-snug">{character.name}</h2>
        {character.description && <p className="text-soft leading-snug">{character.description}</p>}
        {character.traits.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {character.traits.slice(0, TRAITS_SHOWN).map((trait) => (
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
