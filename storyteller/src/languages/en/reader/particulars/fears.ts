import { particulars } from './particulars.ts'

/** What made it so, and whether it is over. */
export const fears = particulars(['dogs', 'insects', 'water', 'swimming', 'heights'], {
  'shoes-afraid':
    '(?:a?fraid|scared|frighten\\w*|terrified|petrified|fears?|phobia|panic\\w*|wont|will not|refuses?|hates?|crosses|crossing|scream\\w*|hides?|doesnt (?:dare|like)|(?:too )?nervous|worried|shak\\w*|clings?|bitten|bit (?:him|her)|stung|barked)',
  'shoes-bitten': '(?:was |been |got )?bitten|bit (?:him|her)|stung',
  'shoes-barked': 'bark(?:ed|s|ing)?|growl(?:ed|s|ing)?|jump(?:ed|s) (?:up|on|at)',
  'shoes-head': '(?:head|face|ears|eyes) (?:under|in|wet)|under ?water',
  'shoes-proud':
    'proud|first time (?:he|she) (?:swam|jumped|patted|stroked)|(?:swam|jumped in|patted|stroked|climbed)(?: \\w+){0,6}(?:today|yesterday|at last|finally|all by)|(?:isnt|not|no longer) (?:afraid|scared)|(?:can|learned to|learnt to) swim|wheel ?chair',
})
