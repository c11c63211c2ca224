import { Lantern } from '../ui/Lantern.tsx'

/** While it is not known yet who is here. Wordless: texts may still be on their way. */
export function Waking() {
  return (
    <div aria-busy="true" className="grid min-h-dvh place-items-center">
      <Lantern glow={0.4} className="breathes h-28" />
    </div>
  )
}
