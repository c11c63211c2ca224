import type { KinWords } from '../../../craft/lexicon.ts'
import type { Kin } from '../../../craft/wish-frames.ts'
import { declined, FORM_NAMES } from './paradigm.ts'

/** Endings of "babkin" and "dedkov": whose something is. */
const OWNING = ['', 'a', 'o', 'u', 'e', 'ej', 'ho', 'mu', 'om', 'ou', 'ým', 'ých', 'ými']

/** `kin`: the first paradigm is what we call them, the others are further words for them. Written in any form but the ones after `!`, and as owners after `@`. */
function kin(kin: Kin, gender: KinWords['gender'], words: string, isMany = false): KinWords {
  const said = words.split(',').map((word) => word.trim())
  const hidden = said.filter((word) => word.startsWith('!')).map((word) => word.slice(1))
  const owning = said
    .filter((word) => word.startsWith('@'))
    .flatMap((word) => OWNING.map((ending) => word.slice(1) + ending))
  const all = said.filter((word) => !/^[!@]/.test(word)).map((word) => declined(word))
  const written = [...all.flatMap(({ forms }) => FORM_NAMES.map((key) => forms[key].toLowerCase())), ...owning]
  const forms = all[0]?.forms
  if (!forms) throw new Error(`No word for ${kin}`)
  return {
    kin,
    gender,
    isMany,
    forms,
    written: [...new Set(written)].filter((form) => !hidden.includes(form)),
    unread: hidden,
    nominative: all.flatMap(({ forms: { name, nom_pl } }) => [name.toLowerCase(), nom_pl.toLowerCase()]),
  }
}

/** People of a child's life, as it calls them. */
export const kinWords: readonly KinWords[] = [
  kin(
    'mum',
    'she',
    'zena mama gp=mám, !mame, !mám, zena mamka, zena mamina gp=mamín, zena maminka, zena mamička, zena matka, zena maminečka gp=maminečiek, zena mamuška gp=mamušiek, @mamin, @maminkin, @mamkin, @mamičkin',
  ),
  kin(
    'dad',
    'he',
    'syn ocko, syn otec/otc, syn oco, syn ocino, syn tato, syn tatino, syn tatko, hrdina tata, syn tatík, syn otecko, syn ocinko, syn tatuško, syn tatinko, syn ocík, @otcov, @ockov, @ocinov, @tatov, @tatinov',
  ),
  kin('parents', 'neutral', '+ucitel rodič', true),
  kin('great-grandma', 'she', 'zena prababka, zena prababička'),
  kin('great-grandpa', 'he', 'syn pradedko, syn pradedo, prastarý syn otec/otc'),
  kin('grandparents', 'neutral', '+starý ucitel rodič, @starkí, @starkých, @starkými', true),
  kin(
    'grandma',
    'she',
    'zena babka, zena babička, zena babina gp=babín, starý zena mama gp=mám, zena starká, zena babča, kivi babi, zena oma gp=ôm, @babkin, @babičkin',
  ),
  kin(
    'grandpa',
    'he',
    'syn dedko, syn deduško, syn dedo, syn dedino, starý syn otec/otc, chlap starký g=starkého d=starkému a=starkého l=starkom i=starkým np=starkí gp=starkých dp=starkým lp=starkých ip=starkými, !starkí, !starkých, !starkými, @dedkov, @dedov',
  ),
  kin('twins', 'neutral', '+dievca dvojča gp=dvojčiat, +zena dvojička', true),
  kin('siblings', 'neutral', '+chlap súrodenec/súrodenc', true),
  kin(
    'sister',
    'she',
    'zena sestra, zena sestrička, zena ségra gp=ségier, starší zena sestra, mladší zena sestra, @sestrin, @sestričkin',
  ),
  kin(
    'brother',
    'he',
    'chlap brat np=bratia, syn braček/bračk, syn bráško, syn bratček, syn brácho, hrdina brácha, syn bratík, syn bračiško, starší chlap brat np=bratia, @bratov, @bratčekov',
  ),
  kin(
    'baby',
    'neutral',
    'mesto bábätko, mesto mimino gp=mimín, mesto miminko, mesto bábo gp=báb, mesto novorodeniatko',
  ),
  kin(
    'cousin',
    'neutral',
    'ulica sesternica, chlap bratranec/bratranc, ulica sestrenica, zena sesternička gp=sesterničiek, chlap bratanec/bratanc',
  ),
  kin('godmother', 'she', 'gazdina krstná gp=krstných dp=krstným lp=krstných ip=krstnými, krstný zena mama gp=mám'),
  kin('aunt', 'she', 'zena teta gp=tiet, zena tetka, zena tetuška, zena tetička, @tetin, @tetkin'),
  kin('uncle', 'he', 'syn ujo, syn strýko, syn strýčko, syn ujko, syn strýc, syn ujček'),
  kin(
    'friend',
    'neutral',
    'chlap kamarát, zena kamarátka, chlap kamoš, zena kamoška, ucitel priateľ, zena priateľka, @kamarátov, @kamarátkin, @kamoškin',
  ),
  kin(
    'classmates',
    'neutral',
    '+chlap spolužiak, chlap spolužiak, zena spolužiačka, +kost deť dp=deťom lp=deťoch ip=deťmi',
    true,
  ),
  kin(
    'teacher',
    'she',
    'zena učiteľka, ucitel učiteľ, @učiteľkin, zena vychovávateľka, zena pančelka, zena súdružka, chlap tréner, zena trénerka',
  ),
  kin('neighbour', 'neutral', 'zena suseda gp=susied, chlap sused np=susedia, zena susedka, @susedov, @susedkin'),
]
