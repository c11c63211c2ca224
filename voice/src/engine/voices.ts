import type { Language } from '../text/language.ts'

export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
export type Voice = (typeof VOICES)[number]

export interface Manner {
  /** Pronunciation of the engine that the voice speaks with. */
  base: string
  /** Words a minute asked of the engine; with our pauses a story comes out slower. */
  rate: number
  /** Brings a story to -20 LUFS at the end of the chain, in decibels. */
  gain: number
}

interface Character {
  /** Lines of an engine's variant file: pitch and its range in Hz, formants as percent of frequency, height and width. */
  variant: string[]
  manners: Record<Language, Manner>
}

/** Six people, told apart by the size of the throat (formants), pitch, breath and how lively the melody is. */
export const CHARACTERS: Record<Voice, Character> = {
  alloy: {
    variant: [
      'pitch 112 172',
      'formant 0 102 115 110',
      'formant 1 103 105 105',
      'formant 2 104 100 105',
      'formant 3 105 92 105',
      'formant 4 105 75 105',
      'formant 5 104 55 100',
      'flutter 3',
      'consonants 82 80',
    ],
    manners: { en: { base: 'en-us', rate: 131, gain: 4.0 }, sk: { base: 'sk', rate: 140, gain: 4.0 } },
  },
  echo: {
    variant: [
      'pitch 82 118',
      'formant 0 100 120 110',
      'formant 1 98 105 108',
      'formant 2 97 95 110',
      'formant 3 98 82 110',
      'formant 4 98 60 110',
      'formant 5 98 42 100',
      'flutter 3',
      'consonants 68 65',
    ],
    manners: { en: { base: 'en-us', rate: 124, gain: 4.9 }, sk: { base: 'sk', rate: 136, gain: 4.8 } },
  },
  fable: {
    variant: [
      'pitch 92 152',
      'formant 0 99 115 110',
      'formant 1 101 108 100',
      'formant 2 101 104 100',
      'formant 3 99 96 100',
      'formant 4 99 68 100',
      'formant 5 99 50 100',
      'flutter 9',
      'roughness 2',
      'consonants 82 72',
    ],
    manners: { en: { base: 'en-gb-x-rp', rate: 120, gain: 4.0 }, sk: { base: 'sk', rate: 136, gain: 4.3 } },
  },
  onyx: {
    variant: [
      'pitch 62 86',
      'formant 0 93 135 118',
      'formant 1 91 108 110',
      'formant 2 90 100 110',
      'formant 3 89 85 110',
      'formant 4 89 52 110',
      'formant 5 88 34 100',
      'flutter 2',
      'roughness 1',
      'consonants 62 60',
    ],
    manners: { en: { base: 'en-us', rate: 122, gain: 5.0 }, sk: { base: 'sk', rate: 134, gain: 5.0 } },
  },
  nova: {
    variant: [
      'pitch 172 262',
      'formant 0 105 92 135',
      'formant 1 115 96 125',
      'formant 2 117 92 125',
      'formant 3 118 90 125',
      'formant 4 116 84 125',
      'formant 5 114 72 100',
      'flutter 3',
      'voicing 86',
      'consonants 92 88',
    ],
    manners: { en: { base: 'en-us', rate: 136, gain: 3.9 }, sk: { base: 'sk', rate: 146, gain: 4.0 } },
  },
  shimmer: {
    variant: [
      'pitch 156 214',
      'formant 0 104 110 145',
      'formant 1 111 92 145',
      'formant 2 113 82 145',
      'formant 3 113 72 145',
      'formant 4 112 55 150',
      'formant 5 111 40 120',
      'flutter 4',
      'breath 0 4 5 5 5 5 0 6',
      'breathw 150 150 200 200 400 400 600 600',
      'voicing 74',
      'consonants 60 56',
    ],
    manners: { en: { base: 'en-gb-x-rp', rate: 119, gain: 4.5 }, sk: { base: 'sk', rate: 136, gain: 4.7 } },
  },
}
