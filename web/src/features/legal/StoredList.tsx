import type { PublicConfig } from '@perinka/contract/accounts'
import { type StoredWords, storedOn } from './stored-things.ts'

const PLACES = ['cookies', 'local', 'tab', 'database', 'cache'] as const

/** A card, on paper too. */
export const paperLook =
  'border border-hairline bg-card print:break-inside-avoid print:border-[#999] print:bg-transparent'

/** Every name by which the product keeps something in this browser, place by place. */
export function StoredList({ words, server }: { words: StoredWords; server: PublicConfig }) {
  const things = storedOn(server)
  return PLACES.map((place) => (
    <section key={place} aria-labelledby={`stored-${place}`}>
      <h3 id={`stored-${place}`}>{words.places[place]}</h3>
      <ul className="stored grid list-none gap-[0.6rem] pl-0">
        {things
          .filter((thing) => thing.place === place)
          .map((thing) => (
            <li key={thing.id} className={`mt-0 rounded-field px-4 py-[0.8rem] ${paperLook}`}>
              <p className="flex flex-wrap gap-[0.35rem]">
                {thing.names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </p>
              <p>{words.things[thing.id].why}</p>
              <p className="text-[0.95rem] text-soft print:text-[#000]">
                {'isOptional' in thing ? words.functional : words.necessary} · {words.things[thing.id].until}
              </p>
            </li>
          ))}
      </ul>
    </section>
  ))
}
