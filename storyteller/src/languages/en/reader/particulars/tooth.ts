import { particulars } from './particulars.ts'

/** Where the tooth went, and who did not come for it. */
export const tooth = particulars(['tooth-out'], {
  'tooth-swallowed':
    'swallow\\w*|in (?:his|her|my) (?:tummy|stomach|belly)|(?:ate|eaten) (?:it|his tooth|her tooth)|gulped',
  'tooth-drained':
    '(?:down|into|in) the (?:plug ?hole|drain|sink|basin|toilet|loo|grid|grate)|down the \\w+ ?hole|washed (?:away|down)|flushed',
  'tooth-lost':
    '(?:dropped|dropping|mislaid) (?:it|the tooth)|came outNEARlost it|(?:cant|cannot|couldnt|could not) find (?:it|the tooth|his tooth|her tooth)|lost (?:his|her|the) (?:\\w+ )?tooth (?:down|somewhere|under|behind)|dropped (?:his|her|the) (?:\\w+ )?tooth|tooth (?:is|got|went|has gone) (?:lost|missing)|thr(?:ew|own) (?:it )?(?:away|out)|hoovered',
  'fairy-forgot':
    '(?:tooth )?fairyNEAR(?:forgot\\w*|didnt (?:come|turn|show|visit|bring|leave)|did not come|hasnt (?:come|been)|never came|missed)|forgotten by the (?:tooth )?fairy',
})
