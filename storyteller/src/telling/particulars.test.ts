import { LANGUAGES } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import { CRAFTS } from '../languages/crafts.ts'
import { askedIn } from './sample-evenings.ts'

describe.each(LANGUAGES)('the particulars of %s', (language) => {
  const {
    reader,
    telling: { tellings },
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

  test('are each told by a telling', () => {
    const asked = tellings.flatMap((telling) =>
      (['young', 'older'] as const).flatMap((reading) => [
        ...askedIn(telling, reading).named,
        ...(('says' in telling.fits && telling.fits.says) || []),
      ]),
    )
    expect(ids.filter((id) => !asked.includes(id))).toEqual([])
  })
})
