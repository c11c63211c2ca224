import { BACK, GIVING, GONE } from '../subjects/lost.ts'
import { particulars } from './particulars.ts'

/** What became of a thing of the child's own: who was asked for it, what they said, what the child asks and sleeps with, how it was lost. */
export const toy = particulars(['lost-toy', 'pet', 'dummy'], {
  'toy-in-car': '(?:v|vo) (?:\\w+ )?aut(?:e|ach)',
  'toy-in-bus': '(?:v|vo) (?:\\w+ )?(?:autobuse|trolejbuse|buse)',
  'toy-in-train': '(?:v|vo) (?:\\w+ )?vlaku',
  'toy-in-plane': '(?:v|vo) (?:\\w+ )?lietadle',
  'toy-found':
    '(?<!ne)(?:nasiel|nasla|nasli) (?:sme |sa )?(?:po (?:\\w+ ){0,2}(?:dnoch|hodin\\w*|tyzdn\\w*|mesiac\\w*)|nakoniec|napokon|konecne)|(?<!ne)(?:naslo?|nasla|nasiel|nasli) (?:sa|sme (?:ho|ju|to)|ho|ju)|(?:sa|sme (?:ho|ju)|ho|ju) (?:nakoniec |napokon |potom |dnes |nam )?(?:nasiel|nasla|nasli|naslo)|(?:priniesl|vratil|doniesl)\\w* (?:nam |mu |jej )?(?:ho|ju)|(?:uz )?je (?:zas|zase|opat|uz) doma',
  'toy-other-one':
    'maju (?:tam )?(?:len|iba|vraj)|(?:uplne|celkom) in\\w+|in(?:eho|u|y|a) (?:plys\\w*|mac\\w*|medved\\w*|zaj\\w*|opic\\w*|psa|psika)|nie je to (?:on|ona)|poslali fotku',
  'toy-called-about':
    'vola(?:l|la|li) (?:som |sme )?(?:tam|im|do|na)|(?:som|sme) (?:tam|im) (?:uz )?(?:vola(?:l|la|li)|pisa(?:l|la|li))|(?:za|ob)?vola(?:l|la|li) (?:sme|som)|(?:sme|som) (?:uz )?(?:(?:za|ob)?vola(?:l|la|li)|telefonoval\\w*|pisa(?:l|la|li))|pisa(?:l|la|li) (?:sme|som|im)|telefonoval\\w*|pyta(?:l|la|li) (?:sme|som) sa|straty a nalezy|stratach a nalezoch',
  'toy-gone':
    '(?:uz )?(?:ho|ju|ju uz|ho uz) nenaj\\w+|uz sa nenaj\\w+|vyhod(?:il|ila|ili)|smeti\\w*|(?:spadl?|hod(?:il|ila)|uplaval|odplaval)\\w* (?:\\w+ )?(?:do (?:vody|rieky|mora|potoka|vahu|dunaja|hronu|jazera|kanala)|z (?:mosta|lode))|odniesl\\w* (?:voda|rieka|more)|navzdy prec',
  'toy-brought':
    '(?:zajtra|pozajtra|cez vikend|v (?:pondelok|utorok|stredu|piatok|sobotu|nedelu)|vo stvrtok) (?:\\w+ ){0,3}(?:pojd|prines|donesi|vyzdvih|zober|vezm|ideme|dones|dovezi)\\w*|(?:prines|dones|vyzdvih|dovez)\\w* (?:(?:nam|mu|jej|ho|ju) ){0,2}(?:zajtra|pozajtra|v |vo |cez |o )|(?:posl|pos[li]e)\\w* (?:(?:nam|mu|jej|ho|ju) ){0,2}(?:postou|po|balik\\w*)|postou|balikom',
  'toy-light': '(?:ci|asi) (?:\\w+ ){0,4}(?:svieti\\w*|zhasn\\w*|zhasin\\w*|tma)',
  'toy-sleeps-with':
    '(?:zaspava|zaspal\\w*|spi|spal\\w*|spinka|ide spat|isla spat|siel spat)(?: \\w+){0,2} s (?:mojim|mojou|maminym|ockovym|babkin\\w+|jeho|jej|\\w+)|(?:zaspava|zaspal\\w*|spi|spinka)(?: \\w+){0,2} so (?!mnou)\\w+',
  'toy-no-other':
    'bez nicoho|nechce (?:ziadn\\w*|nijak\\w*|in(?:u|eho|y)|nic ine|nahrad\\w*)|in(?:u|eho|y) (?:nechce|odmieta)|odmieta (?:in|vsetk|ostatn)\\w*',
  'toy-again':
    'zase|zas|opat|znova|znovu|uz (?:druh|tret|stvrt|piat)\\w+|(?:druh|tret|stvrt|piat)\\w+ (?:tento|za|tuto)',
  'toy-left':
    'lav(?:a|u|e|ej) (?:\\w+ )?(?:rukavi\\w*|palci\\w*|papuc\\w*|topan\\w*|tenis\\w*|gum\\w*|cizm\\w*|ponoz\\w*)|(?:zase|zas|opat|vzdy) lav\\w+',
  'toy-right':
    'prav(?:a|u|e|ej) (?:\\w+ )?(?:rukavi\\w*|palci\\w*|papuc\\w*|topan\\w*|tenis\\w*|gum\\w*|cizm\\w*|ponoz\\w*)|(?:zase|zas|opat|vzdy) prav(?:a|u|e|ej)',
  'toy-cries': '(?:re|ru)ve|revala?|(?:za|roz)?plak\\w*|place|placu|slz\\w*|smokli\\w*|nariek\\w*',
  'toy-washed':
    'prack(?:a|e|y|u|ou)|vypral\\w*|opral\\w*|prepral\\w*|(?:o|vy|pre)pran\\w*|(?:sme|som) (?:ho |ju )?pral\\w*|pral(?:a|i)? (?:som|sme|ho|ju)|pran(?:i|im|ie)',
  'toy-given': `${GIVING}[^!?]{0,140}${BACK}`,
  'toy-formula': 'formul\\w*',
  'toy-shy': 'hanb\\w*|neodvaz\\w*|boji (?:sa )?(?:zavolat|povedat|opytat|ist|vypytat)|nechce (?:zavolat|povedat|ist)',
  'toy-not-alone':
    'aby (?:mu|jej|nemu) (?:\\w+ ){0,2}nebol\\w* (?:\\w+ )?smutn\\w*|aby nebol\\w* (?:\\w+ )?(?:sam|smutn)\\w*|(?:bol|bolo) (?:mu|jej) (?:ho|ju) luto',
  'pet-gone': `${GONE}|nevracia|us(?:iel|la)|stratil\\w* sa nam|(?:u|od)letel\\w*|hladame|letak\\w*`,
  'pet-window-sill': 'parapet\\w*|okn[eaou]\\w*|oblok\\w*',
  'pet-leaflets': 'letak\\w*|plagat\\w*|oznam\\w*|inzerat\\w*',
  'dummy-thrown':
    '(?:za|vy|od)?hod(?:il|ila|ili)|(?:vy|za)hodil\\w*|spadol|dal(?:a)? (?:ho )?(?:vil|rybk|bocian|labut|kacic)\\w*|odovzdal\\w*|vymenil\\w*',
  'dummy-in-water':
    'do (?:\\w+ )?(?:vody|rieky|potoka|jazera|mora|rybnik\\w*|vahu|dunaja|hronu|hornadu|nitry|popradu|oravy|kanala|studne|fontany)|z (?:mosta|lode|brehu)',
  'dummy-big': '(?:uz )?(?:je|som) (?:uz )?(?:velk[ay]|dospel[ay])|uz velk[ay]',
})
