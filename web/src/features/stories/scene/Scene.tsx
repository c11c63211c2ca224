import { themeOf } from '@perinka/contract/catalog'
import { type ComponentType, type CSSProperties, memo, useId } from 'react'
import { hashOf } from '../../../shared/hash.ts'
import { Lantern } from './Lantern.tsx'
import { HEIGHT, hill, pine, sea, stars, WIDTH } from './land.ts'
import { paletteOf } from './palettes.ts'
import { between, randomFrom, short } from './random.ts'
import { subjectOf } from './subjects/choose.ts'
import './scene.css'

interface SceneProps {
  /** The story's id: the same story always has the same picture. */
  seed: string
  /** A theme's id or the parent's own words. */
  theme: string
  className?: string
  /** 0 to 1: how brightly the lantern burns. */
  light?: number
  /** The lantern breathes and a few stars twinkle, where motion is welcome. */
  alive?: boolean
}

/** A night valley drawn from a story alone; one function, since each throw of the dice follows the one before. It decorates. */
export const Scene = memo(function Scene({ seed, theme, className = '', light = 0.85, alive = false }: SceneProps) {
  const id = useId()
  const random = randomFrom(hashOf(seed + (themeOf(theme) ?? theme)))
  const [top, mid, low] = paletteOf(theme)
  const { Shape, on, trees, size, lantern } = subjectOf(theme)

  const moonX = short(between(random, 0, 1) < 0.5 ? between(random, 130, 220) : between(random, 430, 520))
  const moonY = short(between(random, 72, 104))
  const moonR = short(between(random, 24, 34))
  const phase = short(between(random, 0.15, 0.7) * moonR)
  const side = moonX < WIDTH / 2 ? 1 : -1

  const far = hill(random, 262, 20)
  const ground = on === 'water' ? sea(short(between(random, 296, 306))) : hill(random, 308, 12)
  const near = hill(random, 356, 9)

  const x = short(WIDTH / 2 + side * between(random, 8, 44))
  const foot = short(ground.groundAt(x))
  const grow = short(size * between(random, 1.2, 1.32) * 100) / 100
  const lampX = short(x - side * lantern * 1.26)
  const lampY = short(on === 'water' ? near.groundAt(lampX) + 4 : Math.max(ground.groundAt(lampX) + 12, foot))

  const woods = Array.from({ length: trees }, (_, i) => {
    const away = between(random, 150, 300) * (i % 2 ? 1 : -1)
    const treeX = x + away
    return pine(treeX, ground.groundAt(treeX) + 6, between(random, 0.8, 1.5))
  })
  const bank = [between(random, 10, 90), between(random, 100, 170), between(random, 540, 630)]
    .map((treeX) => [treeX, between(random, 1.1, 1.9)] as const)
    .filter(([treeX]) => Math.abs(treeX - lampX) > 56)
    .map(([treeX, tall]) => pine(treeX, near.groundAt(treeX) + 8, tall))

  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={`scene ${className}`}
      style={{ '--sky-top': top, '--sky-mid': mid, '--sky-low': low, '--light': light } as CSSProperties}
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="var(--scene-top)" />
          <stop offset=".5" stopColor="var(--scene-mid)" />
          <stop offset=".82" stopColor="var(--scene-low)" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="var(--scene-glow)" stopOpacity=".62" />
          <stop offset=".4" stopColor="var(--scene-glow)" stopOpacity=".2" />
          <stop offset="1" stopColor="var(--scene-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill={`url(#${id}sky)`} />
      <g stroke="#fff4de" strokeLinecap="round" fill="none">
        <path d={stars(random, 34)} strokeWidth="1.5" opacity=".55" />
        <path d={stars(random, 16)} strokeWidth="2.4" opacity=".75" />
        <path d={stars(random, 6)} strokeWidth="3.4" opacity=".9" className={alive ? 'twinkles' : undefined} />
      </g>
      <circle cx={moonX} cy={moonY} r={short(moonR * 3)} fill={`url(#${id}glow)`} opacity=".6" />
      <path
        d={`M${moonX} ${short(moonY - moonR)}a${moonR} ${moonR} 0 0 ${side > 0 ? 1 : 0} 0 ${short(moonR * 2)}a${phase} ${moonR} 0 0 ${side > 0 ? 0 : 1} 0 ${short(-moonR * 2)}z`}
        fill="#fff1cf"
        transform={`rotate(${side * 24} ${moonX} ${moonY})`}
      />
      <path d={far.path} fill="var(--scene-far)" />
      {woods.length > 0 && <path d={woods.join('')} fill="var(--scene-middle)" />}
      {on === 'hill' && <Standing x={x} foot={foot} grow={grow * side} Shape={Shape} />}
      <path d={ground.path} fill="var(--scene-middle)" />
      {on === 'water' && <Standing x={x} foot={foot} grow={grow * side} Shape={Shape} />}
      {on === 'water' && <Water x={x} level={foot} moonX={moonX} />}
      {on === 'air' && <Standing x={x} foot={short(foot - 14)} grow={grow * side} Shape={Shape} />}
      {on === 'water' ? null : <Lantern x={lampX} y={lampY} glow={`${id}glow`} alive={alive} />}
      <path d={`${near.path}${bank.join('')}`} fill="var(--scene-near)" />
      {on === 'water' && <Lantern x={lampX} y={lampY} glow={`${id}glow`} alive={alive} />}
    </svg>
  )
})

function Standing({ x, foot, grow, Shape }: { x: number; foot: number; grow: number; Shape: ComponentType }) {
  return (
    <g transform={`translate(${x} ${foot}) scale(${grow} ${Math.abs(grow)})`}>
      <Shape />
    </g>
  )
}

/** What the still water gives back of the moon and of whoever swims in it. */
function Water({ x, level, moonX }: { x: number; level: number; moonX: number }) {
  return (
    <>
      <path d={`M0 ${level}H${WIDTH}V${HEIGHT}H0Z`} fill="var(--scene-middle)" opacity=".55" />
      <path
        d={`M${moonX - 34} ${level + 8}h68M${moonX - 22} ${level + 18}h52M${moonX - 16} ${level + 28}h30M${x - 96} ${level + 12}h30M${x + 50} ${level + 20}h44M${x - 20} ${level + 32}h60`}
        stroke="var(--scene-pale)"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".5"
        fill="none"
      />
    </>
  )
}
