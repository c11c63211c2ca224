import { settled, subject, unless } from './rule.ts'

/** What is marked in the calendar: it is what the wish is about also where the child cannot sleep for it. */
export const changes = [
  settled(subject('moving-house', 'going-to', 'today', /^(?:o )?stahovan\w*$/)),
  unless(
    settled(
      subject(
        'moving-house',
        'going-to',
        'tomorrow',
        /\b(?:stahuj\w*|stahov\w*|prestah\w*|prestahov\w*|odstahov\w*|nov\w+ (?:byt\w*|dom\w{0,2}|domov\w*|baraku?|adres\w*)|do noveho (?:bytu|domu|mesta)|do ineho mesta)\b/,
      ),
      'missing-someone',
      'going-to',
      'sad',
    ),
    /\b(?:kamarat|kamaratka|kamos|kamoska|spoluziak|spoluziacka|priatel|priatelka|sused|suseda|susedka|susedia|sesternica|bratranec|brat|sestra|teta|ujo|krstna)\b(?: \w+){0,2} (?:sa )?(?:stahuj|odstah|prestah)|\b(?:odstahoval|stahuje|stahoval)\w* (?:sa )?(?:\w+ ){0,2}(?:kamarat|kamos|spoluz|priatel)/,
  ),
  settled(
    unless(
      subject(
        'new-room',
        'new',
        'today',
        /\b(?:nov\w+|vlastn\w+) (?:\w+ )?(?:izb\w*|izbick\w*|postel\w*|postiel\w*|poschod\w*|detsk\w+ izb\w*)\b/,
        /\b(?:izb\w+|postel\w*|postielk\w*)\b[^.!?]{0,14}\b(?:nov\w+|prerob\w*|vymal\w*|zariad\w*)/,
        /\b(?:z|zo) (?:detsk\w+ )?postielk\w+ do\b|\bvelk\w+ postel\w*/,
      ),
      /\b(?:tien(?:e|ov|mi)?|strasid\w*|priser\w*|bubak\w*|tm(?:a|y|e|u|ou))\b/,
    ),
    'afraid',
    'letting-go',
    'waiting',
    'proud',
    'wants',
  ),
  unless(
    settled(
      subject(
        'birthday',
        'waiting',
        'today',
        /\b(?:naroden(?:i|i?n)\w*|narodk\w*|narozky|meniny|meninam|meninov\w*|oslav(?:a|u|y|e|uje|ujeme|ovat|uju)|(?:bude (?:uz )?mat|dovrsi|oslavi) (?:dnes |zajtra |uz )?(?:tri|styri|pat|sest|sedem|osem|devat|desat|jedenast|dvanast|[2-9]|1[0-2]) (?:rok\w*|roc\w*)|(?:dnes|zajtra) (?:ma|mame) (?:uz )?(?:tri|styri|pat|sest|sedem|osem|devat|desat|[2-9]))\b/,
      ),
      'waiting',
      'sad',
      'lost',
      'wants',
    ),
    /\bne(?:pozval|zavolal)\w*|\bnedostal\w* (?:\w+ )?pozvan\w*|\bbez pozvan\w*|\b(?:mu|jej) (?:\w+ ){0,2}(?:povedal|vravel)\w* (?:\w+ )?ze\b/,
  ),
  unless(
    settled(
      subject(
        'christmas',
        'waiting',
        'always',
        /\b(?:vianoc\w*|jezisk\w*|stedr\w*|advent\w*|mikulas\w*|santa\w*|santu|dedo mraz\w*|stromcek\w*|darcek\w* pod|betlehem\w*|kolied\w*|koled\w*|sv\w* lucia|lucie|lucia a)\b/,
      ),
      'afraid',
      'sad',
      'lost',
      'wants',
      'did-wrong',
      'left-out',
    ),
    // How long something took, and no feast that is waited for.
    /\bod vianoc|\b(?:zjed(?:ol|la)|vyjed(?:ol|la)|zobral|vzal|schoval)\w* [^.!?]{0,40}(?:mikulas|vianoc)/,
  ),
  settled(
    subject(
      'journey',
      'going-to',
      'tomorrow',
      /\b(?:let[ií]?\w*|polet\w*|letiet|cestuj\w*|cestov\w*|cesta|pocestuj\w*|ide\w*|pojde\w*|isiel|cestou)\b[^.!?]{0,20}\b(?:lietadl\w*|letadl\w*|vlakom|vlakmi|autobusom|trajekt\w*|lodou|na letisk\w*|karavan\w*|kamionom)\b/,
      /\b(?:dlh\w+ cest\w*|cesta autom|v aute (?:mu|jej|je|place|vracia|sa)|nevolno v aute|cestujeme|cestovani\w*|prvy let|prv\w+ let lietadl\w*|bal\w* (?:sa )?(?:kufor|kufre|sa na)|pobali\w*)\b/,
      /\b(?:lietadlom|trajektom)\b/,
    ),
    'afraid',
    'waiting',
    'sad',
  ),
  settled(
    subject('holiday', 'going-to', 'always', /\b(?:bab|ded)\w+ na (?:dedin|vidiek)\w*|\bprazdnin\w+ (?:u|pri) \w+/),
    'missing-someone',
    'bored',
    'did-wrong',
  ),
  settled(
    subject(
      'holiday',
      'going-to',
      'today',
      /\b(?:je|sme|som|su|bol\w*) (?:\w+ ){0,2}(?:na|v|pri) (?:chat|chalup|dovolenk|mori|mora|tabor|horach)\w*/,
    ),
    'bored',
    'afraid',
    'missing-someone',
    'sad',
    'proud',
  ),
  unless(
    settled(
      subject(
        'holiday',
        'going-to',
        'tomorrow',
        /\b(?:dovolenk\w*|prazdnin\w*|k moru|pri mori|na more|na plaz\w*|chorvatsk\w*|taliansk\w*|grecka?\w*|turecka?\w*|egypt\w*|bulharsk\w*|na chat\w*|(?:bab|ded)\w+ na dedin\w*|skolk\w+ v prirode|na chalup\w*|na hory|do hor|do tatier|tatry|lyziar\w*|lyzov\w*|na lyz\w*|do tabora|v tabore|tabor\w*|stanovat|stanovack\w*|do zoo|(?:ide|ideme|pojde\w*|bude\w*|prespi\w*) (?:\w+ ){0,3}(?:k|ku|u) (?:bab|ded|star)\w+|do aquapark\w*|do akvapark\w*|na vylet\w*|vylet\w*|skola v prirod\w*|skoly v prirod\w*|skole v prirod\w*|opekack\w*|(?:ideme|pojdeme|ide|pojde|cez vikend) (?:\w+ ){0,2}(?:do|na|k|ku) (?:bab\w*|ded\w*|star\w+ rodic\w*|starej mam\w*|dinopark\w*|muze\w*|planetar\w*|cirkus\w*|hrad|kin\w*|divadl\w*|bazen\w*|farm\w*|jaskyn\w*|kupalisk\w*))\b/,
      ),
      'afraid',
      'waiting',
      'sad',
      'refuses',
      'proud',
      'missing-someone',
      'lost',
      'bored',
    ),
    /\bpocik\w*|\bpocur\w*|\bpo (?:\w+ )?prazdnin\w*|\bne(?:pozval|zobral|vzal)\w*/,
  ),
]
