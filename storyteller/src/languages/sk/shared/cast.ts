import type { LanguagePack } from '../../../craft/pack.ts'
import { anyone } from './cast/anyone.ts'
import { captain } from './cast/captain.ts'
import { luna } from './cast/luna.ts'
import { oliver } from './cast/oliver.ts'
import { siblings } from './cast/siblings.ts'
import { sparkle } from './cast/sparkle.ts'
import { arriveTogether, deedTogether, favourite, restTogether } from './cast/together.ts'
import { byTrait } from './cast/traits.ts'

export const cast: LanguagePack['cast'] = {
  predefined: {
    'captain-starlight': captain,
    'luna-fairy': luna,
    'oliver-owl': oliver,
    'sparkle-dragon': sparkle,
  },
  ...{ anyone, siblings, byTrait, favourite, arriveTogether, deedTogether, restTogether },
}
