import type { PublicConfig } from '@perinka/contract/accounts'
import { type StoredWords, storedOn } from './stored-things.ts'

const PLACES = ['cookies', 'local', 'tab', 'database', 'cache'] as const

/** Every name by which the product keeps something in this browser, place by place. */
export function StoredList({ words, server }: { words: StoredWords; server: PublicConfig }) {
  const things = storedOn(server)
  return PLACES.map((place) => (
    <section key={place} aria-labelledby={`stored-${place}`}>
      <h3 id={`stored-${place}`}>{words.places[place]}</h3>
      <ul className="stored">
        {things
          .filter((thing) => thing.place === place)
          .map((thing) => (
            <li key={thing.id} className="stored-thing">
              <p className="stored-names">
                {thing.names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </p>
              <p>{words.things[thing.id].why}</p>
              <p className="stored-end">
                {'isOptional' in thing ? words.functional : words.necessary} · {words.things[thing.id].until}
              </p>
            </li>
          ))}
      </ul>
    </section>
  ))
}
