import type { TellingFigure, TellingWorld } from '../../../../craft/telling.ts'

const animal = (nom: string, gen: string, dat: string, ins: string, gender: 'he' | 'she' = 'he') => ({
  neighbour: { forms: { name: nom, nom, gen, dat, acc: gen, loc: dat, ins }, gender },
})

/** All the others, wherever it is. */
export const REST: TellingFigure = {
  forms: {
    ...{ name: 'ostatní', nom: 'ostatní', gen: 'ostatných', dat: 'ostatným', acc: 'ostatných' },
    ...{ loc: 'ostatných', ins: 'ostatnými' },
  },
  gender: 'he',
}

/** Who comes by, in each world but space. */
export const NEIGHBOURS = {
  forest: { themes: ['forest', 'animals'], figures: animal('slimák', 'slimáka', 'slimákovi', 'slimákom'), words: {} },
  ocean: {
    themes: ['ocean', 'pirates'],
    figures: animal('starý rak', 'starého raka', 'starému rakovi', 'starým rakom'),
    words: {},
  },
  castle: {
    themes: ['dragons', 'castle', 'princesses'],
    figures: animal('páv', 'páva', 'pávovi', 'pávom'),
    words: {},
  },
  dinosaurs: { themes: ['dinosaurs'], figures: animal('chrobák', 'chrobáka', 'chrobákovi', 'chrobákom'), words: {} },
  magic: {
    themes: ['magic', 'fairy-tale'],
    figures: animal('trpaslík', 'trpaslíka', 'trpaslíkovi', 'trpaslíkom'),
    words: {},
  },
  home: { themes: [], figures: animal('sused', 'suseda', 'susedovi', 'susedom'), words: {} },
} as const satisfies Readonly<Record<string, TellingWorld>>

export const IN_SPACE: TellingWorld = {
  themes: ['space'],
  figures: animal('astronaut', 'astronauta', 'astronautovi', 'astronautom'),
  words: {},
}
