import { Lantern } from './Lantern.tsx'

const SIZES = {
  sm: ['h-8', 'text-xl'],
  md: ['h-10', 'text-2xl'],
  lg: ['h-16', 'text-4xl'],
} as const

export function Logo({ size = 'md' }: { size?: keyof typeof SIZES }) {
  const [lamp, word] = SIZES[size]
  return (
    <span className="inline-flex items-center gap-1.5">
      <Lantern className={lamp} glow={0.8} />
      <span className={`font-display font-semibold tracking-tight ${word}`}>Perinka</span>
    </span>
  )
}
