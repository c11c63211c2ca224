import { particulars } from './particulars.ts'

/** Where the tooth went, and who made what of it. */
export const tooth = particulars(['tooth-out'], {
  'zub-prehltla': '(?:pre|s|z)hlt\\w*|v (?:brusku|bruchu|zaludku)|zjed(?:la|ol)',
  'zub-stratila':
    'strat\\w*|nevie (?:ho )?(?:najst|kde)|nenas\\w*|niekam zapad\\w*|(?:spadol|vypadol|zmizol|padol) (?:\\w+ ){0,2}(?:do|v) (?:odtok|vylevk|umyvadl|kanal|trav|sneh|piesk|bazen|wc|zachod)\\w*|splach\\w*|vyhod\\w*|zahod\\w*',
  'zub-boli': 'bol(?:iet|i|est|elo)|boles\\w*|stipa\\w*',
  'vila-neprisla':
    '(?:vil|vilk|mysk|zubnick)\\w*(?: \\w+){0,4} (?:nepris|zabud|nevzal|nezobral|nenechal|nedonies|neprinies|nebol)\\w*|(?:nepris|zabud|nebol)\\w*(?: \\w+){0,3} (?:vil|vilk|mysk|zubnick)\\w*',
})
