import type { WishFrame } from '../craft/wish-frames.ts'

/** Everything that a wish names, by id: particulars, entries, actions and relatives. */
export const namedIn = ({ who, what, whom, where, also, says }: WishFrame) => [
  ...says,
  ...[who, what, whom, where, ...also].flatMap((told) =>
    told?.as === 'thing' ? told.entry : told?.as === 'action' ? told.action : told?.as === 'kin' ? told.kin : [],
  ),
]
