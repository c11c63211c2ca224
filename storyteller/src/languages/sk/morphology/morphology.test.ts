import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CASES } from '../../../craft/names.ts'
import { NAMES, SHARED_NAMES } from '../names.testdata.ts'
import { typographyFaults } from '../typography.testing.ts'
import { pastOfMany, pastTense } from './agreement.ts'
import { declineCharacter, declineFirstName } from './decline.ts'
import { genderOfName, resolveGender } from './gender.ts'
import { declineMany } from './many.ts'
import { fitPreposition, vocalise } from './prepositions.ts'
import { presentOf, presentOfMany } from './verbs.ts'

const letters = fc.stringMatching(/^[A-ZČŠŽĽŤĎŇÁÉÍÓÚ][a-záäčďéíľĺňóôŕšťúýž]{1,12}$/)

describe('a first name', () => {
  test.each(NAMES)('$name is declined as Slovaks do', ({ name, gender, forms }) => {
    expect(declineFirstName(name, gender)).toEqual(forms)
  })

  test.each(NAMES)('$name shows its gender', ({ name, gender }) => {
    expect(genderOfName(name)).toBe(gender)
  })

  test.each(SHARED_NAMES)('%s belongs to girls and boys, so nobody guesses', (name) => {
    expect(genderOfName(name)).toBeNull()
    expect(resolveGender(name, null)).toBe('neutral')
  })

  test('takes the gender that the parent set, whatever it looks like', () => {
    expect(declineFirstName('Nikola', 'she').gen).toBe('Nikoly')
    expect(declineFirstName('Nikola', 'he').gen).toBe('Nikolu')
    expect(declineFirstName('Nikola', 'neutral').gen).toBe('Nikola')
  })

  test('shared by both declines by the sound of what the parent said: Sasha like Saša, Lucca like Monika, Noa like idea', () => {
    expect(declineFirstName('Sasha', 'she').gen).toBe('Sashe')
    expect(declineFirstName('Lucca', 'she').gen).toBe('Luccy')
    expect(declineFirstName('Noa', 'she')).toMatchObject({ gen: 'Noy', dat: 'Noi', ins: 'Noou' })
  })

  test('of a family that says the surname first is nobody to guess', () => {
    expect(resolveGender('Nguyen Van Anh', null)).toBe('neutral')
  })

  test('of two words or with a hyphen keeps both in the same case', () => {
    expect(declineFirstName('Anna-Mária', 'she').ins).toBe('Annou-Máriou')
    expect(declineFirstName('Ján Pavol', 'he').dat).toBe('Jánovi Pavlovi')
  })

  const unmarked = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
  test('whatever it is has six forms that begin alike and hold nothing undefined', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom('she' as const, 'he' as const, 'neutral' as const), (name, gender) => {
        const forms = declineFirstName(name, gender)
        const stem = name.slice(0, Math.max(1, name.length - 2)).slice(0, -1) || name.slice(0, 1)
        for (const key of CASES) {
          // Before e and i a soft consonant is written without its mark: Táňa, Táne.
          expect(unmarked(forms[key]).startsWith(unmarked(stem))).toBe(true)
          expect(forms[key]).not.toMatch(/undefined|null/)
        }
      }),
    )
  })
})

describe("a character's name", () => {
  test.each([
    ['kapitán Hviezdik', 'he', 'kapitánovi Hviezdikovi', 'kapitánom Hviezdikom'],
    ['víla Luna', 'she', 'víle Lune', 'vílou Lunou'],
    ['výr Oliver', 'he', 'výrovi Oliverovi', 'výrom Oliverom'],
    ['dráčik Iskrík', 'he', 'dráčikovi Iskríkovi', 'dráčikom Iskríkom'],
    ['pes Rex', 'he', 'psovi Rexovi', 'psom Rexom'],
    ['múdra sova Hana', 'she', 'múdrej sove Hane', 'múdrou sovou Hanou'],
    ['princezná Žabka', 'she', 'princeznej Žabke', 'princeznou Žabkou'],
    ['mačiatko Micka', 'it', 'mačiatku Micke', 'mačiatkom Mickou'],
    ['trpaslík Laktibrada', 'he', 'trpaslíkovi Laktibradovi', 'trpaslíkom Laktibradom'],
    ['jednorožec Dúha', 'he', 'jednorožcovi Dúhe', 'jednorožcom Dúhou'],
    ['bager Bob', 'he', 'bagrovi Bobovi', 'bagrom Bobom'],
    ['sprievodca Tikot', 'he', 'sprievodcovi Tikotovi', 'sprievodcom Tikotom'],
    ['drak Max', 'he', 'drakovi Maxovi', 'drakom Maxom'],
    ['kôň Sivko', 'he', 'koňovi Sivkovi', 'koňom Sivkom'],
    ['stegosaurus Platňák', 'he', 'stegosaurovi Platňákovi', 'stegosaurom Platňákom'],
    ['hus Agáta', 'she', 'husi Agáte', 'husou Agátou'],
    ['vynálezca Fero', 'he', 'vynálezcovi Ferovi', 'vynálezcom Ferom'],
    ['poradca Tibor', 'he', 'poradcovi Tiborovi', 'poradcom Tiborom'],
  ])('%s is %s and declines word by word', (name, gender, dat, ins) => {
    const declined = declineCharacter(name)
    expect([declined.gender, declined.forms.dat, declined.forms.ins]).toEqual([gender, dat, ins])
  })
})

describe('a name that calls several', () => {
  test.each([
    ['Danka a Janka', 'Danky a Janky', 'Dankou a Jankou'],
    ['Dvojčatá', 'Dvojčiat', 'Dvojčatami'],
    ['teta Eva a ujo Jano', 'tety Evy a uja Jana', 'tetou Evou a ujom Janom'],
  ])('%s declines as several do', (name, gen, ins) => {
    expect(declineMany(name)).toMatchObject({ gen, ins })
  })

  test('is not seen in the name of one', () => {
    expect(declineMany('Adam')).toBeNull()
    expect(declineMany('víla Amálka')).toBeNull()
  })

  test.each([
    ['našiel', 'nachádza', 'našli', 'nachádzajú'],
    ['usmial sa', 'usmieva sa', 'usmiali sa', 'usmievajú sa'],
    ['obul', 'obúva', 'obuli', 'obúvajú'],
    ['bol', 'je', 'boli', 'sú'],
  ])('and does what it does together: %s', (past, present, pasts, presents) => {
    expect([pastOfMany(past), presentOfMany(past, present)]).toEqual([pasts, presents])
  })
})

describe('a preposition', () => {
  test.each([
    ['s', 'Zuzkou', 'so'],
    ['s', 'Petrom', 's'],
    ['s', 'psom', 'so'],
    ['s', 'prstom', 's'],
    ['s', 'mnou', 'so'],
    ['z', 'školy', 'zo'],
    ['z', 'domu', 'z'],
    ['k', 'Karolíne', 'ku'],
    ['k', 'Gabike', 'ku'],
    ['k', 'chlapcovi', 'k'],
    ['v', 'vode', 'vo'],
    ['v', 'zvončeku', 'vo'],
    ['v', 'lese', 'v'],
    ['v', 'tvári', 'v'],
  ] as const)('%s before "%s" reads "%s"', (preposition, word, expected) => {
    expect(vocalise(preposition, word)).toBe(expected)
  })

  test('at the end of a text fits itself to the word that follows, in its own capital or small letter', () => {
    expect(fitPreposition('Išla s ', 'Zuzkou')).toBe('Išla so ')
    expect(fitPreposition('So ', 'Petrom')).toBe('S ')
    expect(fitPreposition('otec ', 'Zuzky')).toBe('otec ')
  })

  test('is never longer than two letters and never changes but for its vowel', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('s' as const, 'z' as const, 'v' as const, 'k' as const),
        letters,
        (preposition, word) => {
          expect([preposition, `${preposition}o`, `${preposition}u`]).toContain(vocalise(preposition, word))
        },
      ),
    )
  })
})

describe('agreement', () => {
  test.each([
    ['našiel', 'našla', 'našlo'],
    ['usmial sa', 'usmiala sa', 'usmialo sa'],
    ['sadol si', 'sadla si', 'sadlo si'],
    ['nebol', 'nebola', 'nebolo'],
    ['chcel vedieť', 'chcela vedieť', 'chcelo vedieť'],
    ['prikývol', 'prikývla', 'prikývlo'],
  ])('%s – %s – %s', (he, she, it) => {
    expect([pastTense(he, 'she'), pastTense(he, 'it'), pastTense(he, 'he')]).toEqual([she, it, he])
  })

  test.each([
    ['našla', 'nachádza'],
    ['usmial sa', 'usmieva sa'],
    ['povedali', 'hovoria'],
    ['stáli', 'stoja'],
    ['voňali', 'voňajú'],
    ['skákali', 'skáču'],
    ['tancovalo', 'tancuje'],
    ['Kráčala', 'Kráča'],
    ['bolo', 'je'],
    ['boli', 'sú'],
    ['jedli', 'jedia'],
  ])('"%s" is told in the present as "%s"', (past, present) => {
    expect(presentOf(past)).toBe(present)
  })
})

describe('typography', () => {
  test('of Slovak is checked', () => {
    expect(typographyFaults('„Poď,“ povedala Ema.')).toEqual([])
    expect(typographyFaults('„Poď“, povedala Ema.')).toEqual(['comma outside the closing quotation mark'])
    expect(typographyFaults('"Poď"')).toContain('straight or English quotation mark')
    expect(typographyFaults('Běžel')).toContain('Czech letter')
    expect(typographyFaults('v\u00a0lese')).toContain('no-break space')
  })
})
