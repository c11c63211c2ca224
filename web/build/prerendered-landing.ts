import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

const WEB = join(import.meta.dirname, '..')
const APP = join(WEB, 'src/app/App.tsx')
const LANDING = join(WEB, 'src/app/pages/LandingPage.tsx')
const BEFORE_PAINT = '<!-- before-paint -->'
/** The two faces that the first screen shows; others come when their letters do. */
const PRELOADED = [/fraunces-latin-wght-normal-[^/]*\.woff2$/, /nunito-latin-wght-normal-[^/]*\.woff2$/]

/**
 * Writes `index.html`, the landing as a visitor sees it before any script has run, `app.html`, the
 * empty page for every other address, and `csp.json`, the hashes of what stands inline in both.
 */
export function prerenderedLanding(): Plugin {
  return {
    name: 'perinka:prerendered-landing',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(BEFORE_PAINT, () => `<script>${beforePaint()}</script>`),
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const fonts = PRELOADED.map((face) => `/${find(bundle, face)}`)
        const shell = withPreloads(String(page.source), fonts)
        const landing = paintFirst(await withLanding(withChunks(inlineStyles(shell, bundle), bundle, LANDING)))
        page.source = landing
        this.emitFile({ type: 'asset', fileName: 'app.html', source: withChunks(shell, bundle, APP) })
        this.emitFile({
          type: 'asset',
          fileName: 'csp.json',
          source: JSON.stringify(hashes([landing, shell]), null, 2),
        })
      },
    },
  }
}

function beforePaint(): string {
  return readFileSync(join(WEB, 'src/before-paint.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
}

function find(bundle: object, name: RegExp): string {
  const found = Object.keys(bundle).find((file) => name.test(file))
  if (!found) throw new Error(`the build has no file like ${name}`)
  return found
}

function withPreloads(html: string, fonts: string[]): string {
  const links = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)
  return html.replace('</title>', () => `</title>${links.join('')}`)
}

/** Whoever gets the empty page needs the app, others the landing: its chunks come along with the entry, not after it. */
function withChunks(html: string, bundle: Rolldown.OutputBundle, module: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = chunks.find((chunk) => chunk.moduleIds.includes(module))
  if (!needed) throw new Error(`the build has no chunk for ${module}`)
  const files = [needed.fileName, ...needed.imports].filter((file) => !html.includes(file))
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

async function withLanding(html: string): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/app/prerender.tsx')>(join(WEB, 'src/app/prerender.tsx'), {
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), lingui({ cwd: WEB })],
  })
  return html.replace('<div id="root"></div>', () => `<div id="root">${module.prerenderLanding()}</div>`)
}

function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
    const css = bundle[file]
    if (css?.type !== 'asset') throw new Error(`the build has no style sheet ${file}`)
    return `<style>${String(css.source).trim()}</style>`
  })
}

/**
 * A button tapped before the page can answer is pressed once it can, and a language chosen too early is chosen then: the
 * page says so with this event. Till then React gets neither: at an `input` it would hydrate, put the select back to what
 * was prerendered, and the `change` that follows would choose that.
 */
const EARLY_TAP = [
  'let tapped,chosen,value',
  'const tap=event=>{const button=event.target.closest("#root button");if(button){tapped=button;event.stopImmediatePropagation()}}',
  'const choose=event=>{chosen=event.target;value=chosen.value;event.stopImmediatePropagation()}',
  'const early={click:tap,input:choose,change:choose}',
  'for(const type in early)addEventListener(type,early[type],true)',
  `addEventListener("perinka:ready",()=>{${[
    'for(const type in early)removeEventListener(type,early[type],true)',
    'if(chosen){chosen.value=value;chosen.dispatchEvent(new Event("change",{bubbles:true}))}',
    'tapped?.click()',
  ].join(';')}},{once:true})`,
].join(';')

/** Paint first, then hydrate: scripts come at low priority and run after the first frame. */
function paintFirst(html: string): string {
  const scripts = [...html.matchAll(/<script type="module"[^>]*src="([^"]+)"><\/script>/g)]
  const entry = scripts.at(-1)?.[1]
  if (!entry) throw new Error('the page has no script to begin with')
  const start = `${EARLY_TAP};requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(entry)})))`
  const links = scripts.map(([, src]) => `<link rel="modulepreload" crossorigin href="${src}">`).join('')
  const without = scripts.reduce((page, [script]) => page.replace(script, ''), html)
  const patient = without.replace('</title>', `</title>${links}<script type="module">${start}</script>`)
  return patient.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

function hashes(pages: string[]): { scripts: string[]; styles: string[] } {
  const all = (tag: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(tag)].map((m) => sha256(m[1] ?? '')))),
  ]
  return {
    scripts: all(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: all(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
