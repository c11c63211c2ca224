import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { fetchAhead } from '../../../shared/fetch-ahead.ts'
import type { Scene } from './Scene.tsx'
import { Sky } from './Sky.tsx'

type SceneProps = ComponentProps<typeof Scene>

const load = async (): Promise<{ default: ComponentType<SceneProps> }> => ({
  default: (await import('./Scene.tsx')).Scene,
})
// Where it does not come, the sky is picture enough.
const Drawn = lazy(() => load().catch(() => ({ default: () => null })))
fetchAhead(load)

/** A scene on a page that is there before what draws scenes: its sky first. */
export function LateScene(props: SceneProps) {
  return (
    <Suspense fallback={<Sky theme={props.theme} className={props.className} />}>
      <Drawn {...props} />
    </Suspense>
  )
}
