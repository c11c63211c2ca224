import type { CSSProperties, ReactNode, Ref } from 'react'
import { paletteOf } from './palettes.ts'
import './scene.css'

interface SkyProps {
  theme: string
  className?: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A scene's place and its sky, before the valley is drawn. */
export function Sky({ theme, className = '', ref, children }: SkyProps) {
  const [top, mid, low] = paletteOf(theme)
  const colours = { '--sky-top': top, '--sky-mid': mid, '--sky-low': low } as CSSProperties
  return (
    <div ref={ref} className={`scene scene-sky ${className}`} style={colours}>
      {children}
    </div>
  )
}
