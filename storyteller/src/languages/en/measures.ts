import type { MeasureCraft } from '../../craft/measures.ts'

/** Syllables of an English word by its vowel groups: silent e, -es and -ed taken away; at least 1. */
function englishSyllables(word: string): number {
  const bare = word.replace(/[’']s$/, '').replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const trimmed = bare.replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, (end) => end.charAt(0)).replace(/^y/, '')
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

export const measures: MeasureCraft = {
  wordShare: 1,
  sentences: [
    [5.5, 9],
    [6.5, 11],
    [8, 13],
    [9, 15],
  ],
  readability: [
    [-3, 2.5],
    [0.5, 3.5],
    [1.5, 4.8],
    [2.5, 6],
  ],
  syllables: englishSyllables,
  score: (wordsASentence, syllablesAWord) => 0.39 * wordsASentence + 11.8 * syllablesAWord - 15.59,
  isTooHard: (score, [, highest]) => score > highest + 2.5,
  calm: `sleep asleep slept slumber dream quiet soft gentl warm cosy cosi snug blanket pillow bed bedtime beds duvet quilt moon star_ stars_ starlight
      yawn slow still_ stillness hush whisper cuddl hug hugs home_ goodnight night rest_ rested resting rests calm peace safe smil breath drift tuck
      lullab nest_ nested dark_ darkness tired sleepy close closed closing kiss sigh murmur glow dim_ dimmed eyelid candle lamp hum_ hummed
      curl settle settled silen eas lay_ lie_ lying soothe tiptoe lazily heavy doz nodd`,
  energy: `run_ ran running rush jump leap leapt shout scream cried cry_ crying yell loud sudden bang crash clang fast faster quick chas race_ raced
      racing fight fought fright afraid scar danger storm thunder roar grab flew fly_ flying threw throw burst excit wild hurr stop_ stopped lost_ anger
      angry fierce tumbl splash danc laugh giggl bounc whoosh rattl bump sneez hiccup spin spun swirl climb cheer squeak squeal wobbl kick
      zoom clatter exclaim puff topp`,
  tokensAWord: 1.4,
}
