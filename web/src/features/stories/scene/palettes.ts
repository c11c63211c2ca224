import { ALL_THEMES, type Theme, themeOf } from '@perinka/contract/catalog'
import { hashOf } from '../../../shared/hash.ts'

/** Sky from above to the horizon; everything else is mixed from these three (scene.css). */
type Palette = readonly [top: string, mid: string, low: string]

const PALETTES: Record<Theme, Palette> = {
  adventure: ['#1a1436', '#4a3d80', '#e39a78'],
  friendship: ['#211238', '#6a3f7c', '#f2a58e'],
  animals: ['#141a33', '#38507a', '#d9a878'],
  magic: ['#1b0f3d', '#5b35a0', '#d889c8'],
  space: ['#0b0a24', '#2f2470', '#9062c8'],
  ocean: ['#0c1834', '#1f4f72', '#e5b184'],
  forest: ['#0f2022', '#2a5749', '#dcb06c'],
  castle: ['#1c1038', '#5b3280', '#f0a47c'],
  dragons: ['#221027', '#75304f', '#ff9f62'],
  'fairy-tale': ['#1f1336', '#70427f', '#f0a0a0'],
  science: ['#0d1630', '#2a4680', '#8fb7cf'],
  discovery: ['#151a3a', '#44508f', '#f0b389'],
  nature: ['#10211f', '#33604f', '#e6c07a'],
  superheroes: ['#131232', '#3d3a86', '#e5857f'],
  dinosaurs: ['#1a1f22', '#4c5f43', '#eda263'],
  princesses: ['#24122f', '#83467f', '#f7b3ad'],
  pirates: ['#0f1730', '#2f4c74', '#ed9c67'],
}

/** What a scene shows: the theme itself, or, for a parent's own words, one by their hash. */
export function paletteOf(theme: string): Palette {
  return PALETTES[themeOf(theme) ?? ALL_THEMES[hashOf(theme) % ALL_THEMES.length] ?? 'adventure']
}
