import type { Pattern } from '../../../craft/lexicon.ts'
import type { Feeling } from '../../../craft/wish-frames.ts'

export const feelings: readonly { feeling: Feeling; match: readonly Pattern[] }[] = [
  {
    feeling: 'afraid',
    match: [
      /\b(?:boji\w*|boja sa|bal|bala|bali|bat|strach\w*|vystras\w*|desi(?!at)\w*|zlakl\w*|zlakol|trem\w*|nervozn\w*|panik\w*|obav\w*|bojazliv\w*|bojko)\b/,
      // What will not come back is feared for.
      /\bze (?:\w+ ){0,3}ne(?:prid\w*|vrat\w*|vyzdvihn\w*)\b/,
    ],
  },
  { feeling: 'jealous', match: [/\b(?:ziarl\w*|zavid\w*)\b/] },
  { feeling: 'ashamed', match: [/\b(?:hanbi\w*|hanb\w*|trapne|trapn\w*|zahanb\w*)\b/] },
  { feeling: 'proud', match: [/\b(?:hrd(?:a|y|i|e|o)|pysn\w*|pysi\w*)\b/] },
  { feeling: 'sad', match: [/\b(?:smut\w*|(?<!bez )plac(?:e|u|es)|plak\w*|slz\w*|trapi\w*|sklaman\w*|luto)\b/] },
  {
    feeling: 'angry',
    match: [/\b(?:zlosti\w*|zlost\w*|nahnevan\w*|hnev\w*|zuri\w*|nastvan\w*|vzteka\w*|besn\w*|urazen\w*)\b/],
  },
  {
    feeling: 'lonely',
    match: [/\b(?:osamel\w*|samot\w*|nema (?:\w+ )?(?:kamar|priatel)\w*|nikto sa s (?:nim|nou)|citi sa sam\w*)\b/],
  },
  { feeling: 'excited', match: [/\b(?:tesi\w*|nevie sa (?:uz )?dockat|natesen\w*|vzrusen\w*|nadsen\w*)\b/] },
  { feeling: 'sorry', match: [/\b(?:mrzi|luto (?:mu|jej)|lutuje|ospravedl\w*|vycitky|zle svedomie)\b/] },
  { feeling: 'bored', match: [/\b(?:nudi\w*|nuda|nebavi)\b/] },
  { feeling: 'shy', match: [/\b(?:hanbliv\w*|nesmel\w*|placha|plachy|ostych\w*)\b/] },
  {
    feeling: 'misses',
    match: [/\b(?:chyba (?:mu|jej|im)|(?:mu|jej|im|velmi) (?:\w+ )?chyba\w*|smutno (?:mu |jej )?za|cnie|smutno)\b/],
  },
  {
    feeling: 'hurt',
    match: [
      /\b(?:(?<!\b(?:sme|ste|by) )boli(?! (?:sme|na|v|vo|u|sa|spolu|tam|doma|pri)\b)|bolia|bolelo|ublizi\w*|ranen\w*|zranen\w*)\b/,
    ],
  },
  { feeling: 'happy', match: [/\b(?:stastn\w*|vesel\w*|rados\w*|raduje)\b/] },
]
