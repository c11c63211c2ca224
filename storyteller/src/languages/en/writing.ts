import type { WritingCraft } from '../../craft/writing.ts'

export const writing: WritingCraft = {
  quotes: ['“', '”'],
  foreign: /[^\p{Script=Latin}\p{P}\p{S}\p{M}\p{N}\p{Z}\p{Cf}\s]/u,
  small: new Set(
    `the and of was were with she he they it his her him them had have that this from into you your said not but for in is are be as at
    all one out up down there then when what who an would could will did its very little my me we`.split(/\s+/),
  ),
  isNeighbour: () => false,
  marked: [0, 0.05],
}
