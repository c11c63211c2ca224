import { useEffect } from 'react'
import { useLanguage } from '../shared/i18n/language.ts'
import { useSettings } from '../shared/settings/settings.ts'

/** Long after the page stands. */
const SPLASH_DELAY_MS = 5000

/** What stands around the page on a phone: the bar in the theme's colour, the app's name as it is installed. */
export function useDeviceLook(): void {
  const { theme } = useSettings()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour is the theme's
  useEffect(() => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  }, [theme])
  useEffect(watchScrollbar, [])
  useEffect(() => {
    // What is only a nicety fails without a word.
    const timer = setTimeout(() => void offerSplash().catch(() => {}), SPLASH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const manifest = language === 'sk' ? '/manifest.sk.webmanifest' : '/manifest.webmanifest'
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest)
  }, [language])
}

/**
 * Notes on the root element whether a scrollbar takes room beside the page, so that its place is kept while a
 * dialog holds the page still, and no place is made where there was none (see theme.css).
 */
function watchScrollbar(): () => void {
  const root = document.documentElement
  const watch = new ResizeObserver(() => {
    if (document.querySelector('[data-modal]')) return
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
  })
  watch.observe(root)
  return () => watch.disconnect()
}

const GROUND = '#15102a'
const ICON_PX = 160
const CORNER_PX = 36

/**
 * An iPhone shows an empty page while an installed app starts, unless the page that it was installed from names a picture
 * of exactly the screen's size. Other phones make theirs from the manifest.
 */
async function offerSplash(): Promise<void> {
  // Only Safari on iOS has it, and `false` while the app is not installed yet.
  if (!('standalone' in navigator) || navigator.standalone !== false) return
  const icon = new Image()
  icon.src = '/apple-touch-icon.png'
  await icon.decode()
  const [short = 0, long = 0] = [screen.width, screen.height].sort((one, other) => one - other)
  offer(draw(icon, short, long), 'portrait')
  offer(draw(icon, long, short), 'landscape')
}

function draw(icon: HTMLImageElement, width: number, height: number): string {
  const canvas = document.createElement('canvas')
  const scale = devicePixelRatio
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.scale(scale, scale)
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, width, height)
  const [x, y] = [(width - ICON_PX) / 2, (height - ICON_PX) / 2]
  pen.beginPath()
  pen.roundRect(x, y, ICON_PX, ICON_PX, CORNER_PX)
  pen.clip()
  pen.drawImage(icon, x, y, ICON_PX, ICON_PX)
  return canvas.toDataURL('image/png')
}

function offer(picture: string, orientation: 'portrait' | 'landscape'): void {
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.media = `screen and (orientation: ${orientation})`
  link.href = picture
  document.head.append(link)
}
