import type { StorySummary } from '@perinka/contract/stories'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Scene } from '../features/stories/scene/Scene.tsx'
import type { DrawArtwork } from '../shared/player/player.ts'

const SIZE = 512

let shown: string | null = null

/** The story's scene as a picture for the lock screen, in the colours of the chosen theme. One lives at a time. */
export const drawSceneArtwork: DrawArtwork = async (story) => {
  const svg = sceneSource(story)
  const image = new Image(SIZE, SIZE)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  const picture = await image.decode().then(
    () => paint(image),
    () => null,
  )
  if (!picture) return null
  if (shown) URL.revokeObjectURL(shown)
  shown = URL.createObjectURL(picture)
  return shown
}

/** A picture knows nothing of the page's style sheets: what they say is written into the drawing itself. */
function sceneSource({ id, theme }: StorySummary): string {
  const host = document.createElement('div')
  host.hidden = true
  document.body.append(host)
  const root = createRoot(host)
  flushSync(() => root.render(<Scene seed={id} theme={theme} />))
  try {
    const scene = host.firstElementChild
    if (!(scene instanceof SVGSVGElement)) return ''
    const drawing = scene.cloneNode(true) as SVGSVGElement
    drawing.querySelector('.scene-lamp')?.setAttribute('transform', 'scale(1.05)')
    drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    drawing.setAttribute('width', String(SIZE))
    drawing.setAttribute('height', String(SIZE))
    drawing.removeAttribute('style')
    const colours = getComputedStyle(scene)
    return drawing.outerHTML.replace(
      /var\((--[\w-]+)\)/g,
      (whole, name) => colours.getPropertyValue(name).trim() || whole,
    )
  } finally {
    root.unmount()
    host.remove()
  }
}

function paint(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
