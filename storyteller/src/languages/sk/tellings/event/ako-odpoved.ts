/** What is told of one question. Whole sentences of about eight words; no colon, for it would be read as a label. */
export interface Answer {
  /** The particular by which the wish is known to ask it. */
  id: string
  /** As a child asks it, without its mark. */
  ask: string
  /** Where one has to go to see it: behind "Ideme". */
  go: string
  /** Seen on arrival. */
  see: string
  /** The first step, said by the grown-up; then the second. */
  one: string
  two: string
  /** What the child finds out itself. */
  wow: string
  /** For a longer evening, and for the longest. */
  more: string
  far: string
  /** The whole answer as a child says it again, without its full stop. */
  say: string
  /** What it means at bedtime. */
  night: string
  /** Behind "a": what goes on outside or in it while all sleep. */
  last: string
  /** What somebody older makes up instead, without its full stop. */
  wrong: string
}
