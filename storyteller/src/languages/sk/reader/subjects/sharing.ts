import { settled, subject, unless } from './rule.ts'

/** One thing and two who want it; what is one’s own and isn’t lent. */
export const sharing = settled(
  subject(
    'sharing',
    'refuses',
    'always',
    /\b(?:del\w* sa|sa (?:\w+ )?(?:del|podel|rozdel)\w*|podel\w*|rozdel\w*|pozic\w*|nepozic\w*|je moje|moje to je|moje moje|nechce (?:\w+ )?pozic\w*|berie (?:\w+ )?hrack\w*|nedelim|deleni\w*|vystried\w*|strieda(?:t|ju|nie|me|nim) (?:sa )?(?:\w+ ){0,3}(?:na|pri|v|s)\b|lakom\w*|chamtiv\w*|skup\w+|vsetko je jeho|vsetko jej|privlastn\w*)\b/,
  ),
  'learn',
  'did-wrong',
  'cannot',
  'quarrel',
)

/** Two who fight over one thing, whoever they are to each other. */
export const fightOver = unless(
  settled(
    subject(
      'sharing',
      'quarrel',
      'always',
      /\b(?:bij\w*|pobi\w*|had\w*|pohad\w*|trha\w*|taha\w*|skriep\w*|ruva\w*|naha\w*) (?:sa )?(?:\w+ ){0,3}o (?:\w+ )?(?:jedn\w+|ist\w+|rovnak\w+|hrack\w*|autick\w*|kolobez\w*|odrazad\w*|bag(?:e|r)\w*|lopt\w*|lopat\w*|vedierk\w*|kock\w*|leg[aou]\w*|babik\w*|hojdack\w*|plys\w*|vlac\w*|vlak\w*|kocik\w*|trojkolk\w*|traktor\w*|aut(?:o|a|icko|icka)|stavebnic\w*|puzzle)\b/,
      /\b(?:nepozic\w*|nechc\w* (?:\w+ ){0,2}pozic\w*|nechc\w* sa (?:\w+ ){0,2}(?:po)?deli\w*|nedeli sa)\b[^.!?]{0,30}\b(?:brat|brac|bras|sestr|segr|surod)\w*|\b(?:brat|brac|bras|sestr|segr|surod)\w* (?:\w+ ){0,2}(?:nepozic\w*|nechc\w* (?:\w+ ){0,2}pozic\w*)\b/,
    ),
  ),
  /\b(?:prepac\w*|ospravedl\w*|udr\w*|kop(?:ol|la|ne)|(?:po|u)?hryz\w*|poskriab\w*|krv\w*|rozvod\w*)\b/,
)
