import { ONLY_ONE } from './this-one-deeds.ts'

/** What a fear is of, in each place of the story. */
export interface Fear {
  /** Behind "afraid of". */
  of: string
  /** What the others say, in one sentence. */
  only: string
  /** Where it is, and that supper lies behind it. */
  there: string
  /** How one comes nearer: "one step nearer". */
  nearer: string
  /** How near they are in the end; a whole sentence. */
  beside: string
  /** What comes of it. */
  comes: string
  /** Far away, when the child is in bed. */
  night: string
}

const SUPPER = 'And supper was on the other side.'
const MANY = `[what-is| ${ONLY_ONE}: [what] | [what.many]]`

const LIVING = {
  of: MANY,
  only: `There’s nothing to be afraid of in [what.one]`,
  there: `At the end of the path was [what.one]. ${SUPPER}`,
  nearer: 'one step nearer',
  beside: 'And they were standing right in front of [what].',
  comes:
    '[What] had been watching them all that time. @what “Is that butter?” asked [what]. “I’ve got some bread.” So they sat down in a row, with [hero] in the middle. They had bread and butter, and nobody said a word. It’s not easy to talk with your mouth full.',
  night: 'Far away there were crumbs on a path, from three people.',
}
const THING = {
  of: MANY,
  only: 'There’s nothing to be afraid of in [what.one]',
  there: `At the end of the path was [what.one]. ${SUPPER}`,
  nearer: 'one step nearer',
  beside: 'And they were standing right beside [what].',
  comes:
    '[What] did nothing at all. It didn’t even look at them. It had never heard that anybody was afraid of it. So they sat down there, as they had come so far, and had bread and butter. And then they went round it, on tiptoe, to supper.',
  night: 'Far away somebody lay quite still, and so did all the rest.',
}

export const FEARS = {
  dark: {
    of: 'the dark',
    only: 'The dark’s only the day with the light off',
    there: `At the end of the path the dark began. ${SUPPER}`,
    nearer: 'one step nearer',
    beside: 'And they were standing right in the middle of the dark.',
    comes:
      'It was all round them, and it was quite soft. There was nobody in it but a cricket. The butter shone, yellow and round, like a small moon. They carried it in front of them. They saw the gate, and then the path, and then the plates.',
    night: 'Far away a small yellow moon stood on a table, in the dark.',
  },
  heights: {
    of: 'heights',
    only: 'You only mustn’t look down',
    there: 'There stood a tower with a hundred steps. And supper was at the top.',
    nearer: 'one step up',
    beside: 'And they were standing at the very top.',
    comes:
      'There was a good thick wall all round. They sat down with their backs to it, and had bread and butter. The garden lay down there like a plate with peas on it. A bird went by, and they saw it from above. It had a white spot that you can’t see from down there.',
    night: 'Far up on the tower lay a few crumbs, and a bird knew about them.',
  },
  loud: {
    of: '[is:what| [what-is| night: loud noises | [what.many]] | loud noises]',
    only: 'It’s only a noise',
    there: 'Somewhere behind the house it went boom. And supper was there, too.',
    nearer: 'one step nearer',
    beside: 'And they were standing right where it came from.',
    comes:
      'It went boom once more. The jar jumped, and the butter got a big dent in it. But that was all. From near to, one could see it coming, and could hold on to something first. So they held on to the bread. And each time it went boom they had a bite.',
    night: 'Far away it went boom, but it was only small from there.',
  },
  people: {
    of: '[has:afraid-of-children| children | people]',
    only: 'They’re much more afraid of you',
    there: `At the end of the path stood three [has:afraid-of-children| children | people]. ${SUPPER}`,
    nearer: 'one step nearer',
    beside: 'And they were standing right in front of them.',
    comes:
      'The three of them had been looking on all that time. @they “Is that butter?” asked the smallest one. “We’ve got some bread.” So they sat down in a row, with [hero] in the middle. They had bread and butter, and nobody said a word. It’s not easy to talk with your mouth full.',
    night: 'Far away there were crumbs on a path, from five people.',
  },
  water: {
    of: '[has:afraid-of-sea| the sea | water]',
    only: 'It’s only wet, and it goes away again',
    there: `At the end of the path was the [has:afraid-of-sea| sea | water]. ${SUPPER}`,
    nearer: 'one step nearer',
    beside: 'And they were standing right where it begins.',
    comes:
      'The water came up to them. It had a look, and went away again. It did that over and over. It had never heard that anybody was afraid of it. So they sat down there, where it was dry, and had bread and butter. They threw it a crust, and it brought it back.',
    night: 'Far away the water came up, had a look, and went away again.',
  },
  fire: {
    of: 'fire',
    only: 'It’s only a small one, with stones all round',
    there: `At the end of the path burned a fire, with stones all round. ${SUPPER}`,
    nearer: 'one step nearer',
    beside: 'And they had come as near as one goes to a fire. There was a bench there.',
    comes:
      'From there it was only warm. It crackled a bit, inside its stones, and stayed where it was. So they made toast, and had butter to go with it. It ran down at the sides.',
    night: 'Far away the fire had gone out, and the stones were still a bit warm.',
  },
  living: LIVING,
  weather: {
    ...THING,
    only: 'It won’t do anything to you',
    there: `At the end of the path it began: [what]. ${SUPPER}`,
    beside: 'And they were standing as near to [what] as one can.',
    comes:
      '[What] went on as it always does. It didn’t even look at them. It had never heard that anybody was afraid of it. So they sat down there, under the roof of the shed, and had bread and butter. And then they went home past it, on tiptoe, to supper.',
  },
  thing: THING,
  doing: {
    ...THING,
    of: '[action.doing]',
    only: 'There’s nothing to be afraid of in that',
    there: `At the end of the path was the place for [action.doing]. ${SUPPER}`,
    beside: 'And they were standing right beside it.',
    comes:
      'It was only a place. It had grass. It had never heard that anybody was afraid of it. So they sat down there, as they had come so far, and had bread and butter. And then they tried it, just a crumb of it, and went in to supper.',
  },
  plain: {
    ...THING,
    of: 'something quite small',
    only: 'There’s nothing to be afraid of in that',
    there: `At the end of the path there it was. ${SUPPER}`,
    beside: 'And they were standing right beside it.',
    comes:
      'It did nothing at all. It didn’t even look at them. It had never heard that anybody was afraid of it. So they sat down there, as they had come so far, and had bread and butter. And then they went round it, on tiptoe, to supper.',
  },
} as const satisfies Record<string, Fear>

/** Which of them it is. */
export const FEAR_OF =
  '[has| afraid-of-dark: dark | afraid-of-heights: heights | afraid-of-noise: loud | afraid-of-children, afraid-of-people: people | fire: fire | afraid-of-water, afraid-of-sea: water | [is:what| [what-is| night: dark | animal, bird, sea-animal, insect, dinosaur, job, royal, fairy-being, monster: living | weather, sky, place, building, feast: weather | thing] | [is:whom| plain | [is:action| doing | plain]]]]'

/** What each fear says there; the last for all others. */
export function told(slot: keyof Fear): string {
  const by = new Map<string, string[]>()
  for (const [id, fear] of Object.entries(FEARS)) by.set(fear[slot], [...(by.get(fear[slot]) ?? []), id])
  const [last = ''] = [...by].at(-1) ?? []
  const cases = [...by].filter(([text]) => text !== last).map(([text, ids]) => `${ids.join(', ')}: ${text}`)
  return `[fear| ${[...cases, last].join(' | ')}]`
}
