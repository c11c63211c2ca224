import { particulars } from './particulars.ts'

/** How somebody was hurt, who was blamed for it, and how it goes on. */
export const sorry = particulars(
  ['saying-sorry', 'hitting', 'breaking', 'lie', 'stealing', 'said-hurtful', 'quarrel'],
  {
    uhryzol: '(?:po|u)?hryz\\w*|kus(?:ol|la|li)|kusa\\w*',
    kopol: 'kop(?:ol|la|li)|kop(?:e|al|ala|aju) (?:deti|do (?:deti|nej|neho|kamar|spoluz|brat|sestr))\\w*',
    sotil:
      'sot(?:il|ila|ili|i)|strc(?:il|ila|ili|i)|sacal\\w*|sacol\\w*|zhod(?:il|ila) (?:ho|ju|brat|sestr|kamar|spoluz)\\w*|strka\\w*',
    udrel: 'udr(?:el|ela|eli|ie)|udier\\w*|buch(?:ol|la)|capol|capla|plesk\\w*|fack\\w*|tres(?:ol|la)|zbil\\w*|bij\\w*',
    poskriabal: '(?:po|do)?skriab\\w*|(?:po|do)?skrab\\w*|ustip\\w*|stip\\w*',
    'zvalil-to':
      '(?:povedal\\w*|tvrd\\w*|vravel\\w*|vraj|hovor\\w*),? (?:ze )?(?:to |ze )?(?:bol[ao]? )?(?:to )?(?:pes|psik|macka|macicka|kocur|brat|bratia|sestra|sused|niekto)|zvalil\\w*|hodil\\w* to na|obvinil\\w*|ze to nebol\\w*|ze (?:spadol|spadla) sam',
    'vzal-si': 'vzal\\w*|zobral\\w*|ukrad\\w*',
  },
)
