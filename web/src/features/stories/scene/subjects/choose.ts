import { type Theme, themeOf } from '@perinka/contract/catalog'
import type { ComponentType } from 'react'
import { hashOf } from '../../../../shared/hash.ts'
import {
  Castle,
  Cottage,
  Lighthouse,
  MushroomHouse,
  Observatory,
  Rooftops,
  Windmill,
  WizardTower,
} from './buildings.tsx'
import { Dragon, LongNeck, Owl, TwoBunnies, Whale } from './creatures.tsx'
import { Balloon, Carriage, PirateShip, Rocket } from './vessels.tsx'
import { Camp, DeepForest, GreatTree } from './wilds.tsx'

export interface Subject {
  Shape: ComponentType
  /** Where it stands: on the middle hill, in the air above it, or on still water. */
  on: 'hill' | 'air' | 'water'
  /** Pines round about; where the subject fills the land itself, none. */
  trees: number
  size: number
  /** How far the lantern stands from it, in the drawing's units. */
  lantern: number
}

const SUBJECTS: Record<Theme, Subject> = {
  adventure: { Shape: Camp, on: 'hill', trees: 3, size: 1, lantern: 104 },
  friendship: { Shape: TwoBunnies, on: 'hill', trees: 4, size: 1, lantern: 0 },
  animals: { Shape: Owl, on: 'hill', trees: 4, size: 1, lantern: 84 },
  magic: { Shape: WizardTower, on: 'hill', trees: 3, size: 1.05, lantern: 96 },
  space: { Shape: Rocket, on: 'air', trees: 0, size: 1, lantern: 96 },
  ocean: { Shape: Whale, on: 'water', trees: 0, size: 1.05, lantern: 120 },
  forest: { Shape: DeepForest, on: 'hill', trees: 5, size: 1, lantern: 76 },
  castle: { Shape: Castle, on: 'hill', trees: 4, size: 1, lantern: 104 },
  dragons: { Shape: Dragon, on: 'hill', trees: 3, size: 1.1, lantern: -122 },
  'fairy-tale': { Shape: MushroomHouse, on: 'hill', trees: 3, size: 1, lantern: 92 },
  science: { Shape: Observatory, on: 'hill', trees: 4, size: 1.05, lantern: 104 },
  discovery: { Shape: Balloon, on: 'air', trees: 3, size: 1, lantern: 100 },
  nature: { Shape: GreatTree, on: 'hill', trees: 0, size: 1, lantern: 66 },
  superheroes: { Shape: Rooftops, on: 'hill', trees: 0, size: 1.05, lantern: 132 },
  dinosaurs: { Shape: LongNeck, on: 'hill', trees: 2, size: 1.05, lantern: -112 },
  princesses: { Shape: Carriage, on: 'hill', trees: 2, size: 1, lantern: 112 },
  pirates: { Shape: PirateShip, on: 'water', trees: 0, size: 1, lantern: 118 },
}

/** For a parent's own words: a place that fits any story. */
const ANYWHERE: Subject[] = [
  { Shape: Cottage, on: 'hill', trees: 5, size: 1.15, lantern: 84 },
  { Shape: Windmill, on: 'hill', trees: 3, size: 1.1, lantern: 84 },
  { Shape: Lighthouse, on: 'hill', trees: 1, size: 1.05, lantern: 84 },
  { Shape: GreatTree, on: 'hill', trees: 2, size: 0.95, lantern: 66 },
]

export function subjectOf(theme: string): Subject {
  const known = themeOf(theme)
  if (known) return SUBJECTS[known]
  const words = theme.trim().toLowerCase()
  return ANYWHERE[hashOf(words) % ANYWHERE.length] ?? SUBJECTS.adventure
}
