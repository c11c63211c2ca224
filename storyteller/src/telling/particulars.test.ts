import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { Particular } from '../craft/lexicon.ts'
import type { Telling } from '../craft/telling.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { askedIn } from './sample-evenings.ts'

describe.each(LANGUAGES)('the particulars of %s', (language) => {
  const {
    reader,
    telling: { tellings, drafts },
  } = CRAFTS[language]
  const ids = reader.particulars.map(({ id }) => id)

  test('are called as nothing else is', () => {
    const others = [...reader.entries, ...reader.actions].map(({ id }) => id)
    expect(ids.filter((id) => others.includes(id))).toEqual([])
  })

  test('are called differently where they are read of the same', () => {
    const told = reader.particulars.flatMap(({ id, about }) => about.map((one) => `${one}: ${id}`))
    expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([])
  })

  test('are called as no relative is where a telling may ask for either', () => {
    const kin = reader.kin.map(({ kin }) => kin as string)
    expect(ids.filter((id) => kin.includes(id))).toEqual([])
  })

  test('are each told by a telling of what they are read of', () => {
    const askedOf = (telling: Telling) => [
      ...(['young', 'older'] as const).flatMap((reading) => askedIn(telling, reading).named),
      ...(('says' in telling.fits && telling.fits.says) || []),
      ...(('unless' in telling.fits && telling.fits.unless) || []),
    ]
    const asked = [...tellings, ...drafts].flatMap((telling) => {
      const { fits } = telling
      const of: readonly Particular['about'][number][] = fits.kind === 'life' ? fits.subjects : ['event']
      return of.flatMap((about) => askedOf(telling).map((id) => `${about}: ${id}`))
    })
    const isTold = ({ id, about }: Particular) => about.some((one) => asked.includes(`${one}: ${id}`))
    expect(reader.particulars.filter((one) => !isTold(one)).map(({ id }) => id)).toEqual([])
  })
})
