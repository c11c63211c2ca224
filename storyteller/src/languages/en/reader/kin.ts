import type { KinWords } from '../../../craft/lexicon.ts'
import type { Kin } from '../../../craft/wish-frames.ts'

/** `many`: of more than one. What follows is every way to write it; the first is ours. */
function kin(id: Kin, gender: KinWords['gender'], list: string, isMany = false): KinWords {
  const [name = '', ...others] = list.split(', ')
  const written = [name, ...others].flatMap((word) => (isMany || word.endsWith('s') ? [word] : [word, `${word}s`]))
  return { kin: id, gender, isMany, forms: { name }, written }
}

export const kinWords: readonly KinWords[] = [
  kin('mum', 'she', 'mum, mummy, mom, mommy, mama, mother, mam, mumma, mammy, stepmum, step mum, mums, mama bear'),
  kin('dad', 'he', 'dad, daddy, dada, papa, father, stepdad, step dad, daddies'),
  kin('parents', 'neutral', 'parents, parent, mum and dad, mummy and daddy, mom and dad', true),
  kin(
    'grandma',
    'she',
    'grandma, granny, gran, nan, nana, nanny, grandmother, grannie, nanna, oma, babcia, grammy, mamie',
  ),
  kin('grandpa', 'he', 'grandpa, grandad, granddad, grandfather, gramps, pops, opa, grampa, grampy, pop pop'),
  kin(
    'grandparents',
    'neutral',
    'grandparents, grandma and grandpa, granny and grandad, nan and grandad, gran and grandad, nana and grandad',
    true,
  ),
  kin('great-grandma', 'she', 'great grandma, great granny, great gran, great nan, great grandmother, great nana, gg'),
  kin('great-grandpa', 'he', 'great grandpa, great grandad, great grandfather'),
  kin(
    'sister',
    'she',
    'sister, sis, big sister, little sister, older sister, baby sister, younger sister, sissy, half sister, stepsister, step sister',
  ),
  kin(
    'brother',
    'he',
    'brother, bro, big brother, little brother, older brother, baby brother, younger brother, half brother, stepbrother, step brother',
  ),
  kin('siblings', 'neutral', 'siblings, brothers and sisters, brother and sister, sister and brother, sibling', true),
  kin('twins', 'neutral', 'twins, twin brothers, twin sisters, twin', true),
  kin('baby', 'neutral', 'baby, new baby, newborn, babies, little baby'),
  kin('cousin', 'neutral', 'cousin'),
  kin('aunt', 'she', 'auntie, aunt, aunty'),
  kin('uncle', 'he', 'uncle'),
  kin('godmother', 'she', 'godmother, godparents, godfather'),
  kin('friend', 'neutral', 'friend, best friend, bestie, mate, buddy, pal, playmate, boyfriend, girlfriend'),
  kin(
    'classmates',
    'neutral',
    'classmates, other children, other kids, the others, classmate, schoolmates, children at school, kids at school, new girl, new boy, new lad, new kid, new child, new classmate, other girls, other boys, girls at school, boys at school, girls in her class, boys in his class, boy in his class, girl in her class, boy in her class, girl in his class, quiet girl, quiet boy, quiet kid',
    true,
  ),
  kin(
    'teacher',
    'neutral',
    'teacher, headteacher, head teacher, key worker, keyworker, coach teacher, school teacher, nursery teacher, headmistress, headmaster',
  ),
  kin('neighbour', 'neutral', 'neighbour, neighbor, next door, next door neighbour, lady next door, man next door'),
  kin('doctor', 'neutral', 'our doctor, my doctor, his doctor, her doctor, our gp, family doctor'),
]
