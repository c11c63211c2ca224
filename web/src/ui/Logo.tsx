import { Lantern } from './Lantern.tsx'

export function Logo() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Lantern className="h-10" glow={0.8} />
      <span className="font-display font-semibold text-2xl tracking-tight">Perinka</span>
    </span>
  )
}
