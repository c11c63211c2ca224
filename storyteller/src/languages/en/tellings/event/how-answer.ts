/** What is told of one question. Every fact is an encyclopaedia’s; where to check it stands at the head of each table. */
export interface Answer {
  /** As a child puts it, with its mark. */
  q: string
  /** What is said to be rid of it: nothing that anybody could take for true. Without its stop. */
  guess: string
  /** Behind "Off they went,". */
  to: string
  /** What is there on arrival, out of what lies about in a bed; from rung 2. */
  see: string
  /** Three steps, in the grown-up’s words. */
  one: string
  two: string
  wow: string
  /** The child’s own words for it, that are retold at breakfast. */
  tell: string
  /** How it is played under the blanket; from rung 3, of the older from rung 2. */
  more: string
  /** What asks next, and its answer; of the longest, of the older from rung 2. */
  q2: string
  a2: string
  /** What only the older hear. */
  deep: string
  /** What it does now, at bedtime. */
  night: string
}
