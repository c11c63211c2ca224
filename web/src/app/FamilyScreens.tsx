import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import FreeTierBanner from '../features/billing/FreeTierBanner.tsx'
import { Helpline } from '../features/helpline/Helpline.tsx'
import { OfflineNotice } from '../features/offline/OfflineNotice.tsx'
import { PlayerProvider } from '../features/player/PlayerProvider.tsx'
import { WritingProvider } from '../features/stories/writing/WritingProvider.tsx'
import { useWriting } from '../features/stories/writing/writing-context.ts'
import { useServerAway } from '../shared/api/reach.ts'
import { useT } from '../shared/i18n/use-t.ts'
import { type DrawArtwork, usePlayerState } from '../shared/player/player.ts'
import { BottomNav } from './BottomNav.tsx'
import { PageLoading } from './PageLoading.tsx'
import NotFoundPage from './pages/NotFoundPage.tsx'
import { setStoryUnderWay } from './releases.ts'
import { preloadMainPages, ROUTES } from './routes.ts'

// Where it does not come, the page stands without it.
const PlayerBar = lazy(() => import('./PlayerBar.tsx').catch(() => ({ default: Nothing })))

const artwork: DrawArtwork = async (story) => (await import('./scene-artwork.tsx')).drawSceneArtwork(story)

const Nothing = () => <></>

/** Everything for those who are signed in. */
export function FamilyScreens() {
  const t = useT()
  const isAway = useServerAway()
  useEffect(preloadMainPages, [])
  return (
    <PlayerProvider artwork={artwork}>
      <WritingProvider>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-lamp focus:px-5 focus:py-3 focus:font-bold focus:text-on-lamp"
        >
          {t('common.skipToContent')}
        </a>
        <StoryUnderWay />
        <OfflineNotice />
        {!isAway && <FreeTierBanner />}
        <main id="content" tabIndex={-1} className="outline-none">
          <Suspense fallback={<PageLoading />}>
            <Switch>
              {ROUTES.map(({ path, page }) => (
                <Route key={path} path={path} component={page.Page} />
              ))}
              <Route>
                <NotFoundPage />
              </Route>
            </Switch>
          </Suspense>
        </main>
        <Suspense>
          <PlayerBar />
        </Suspense>
        <BottomNav />
        <Helpline />
      </WritingProvider>
    </PlayerProvider>
  )
}

const HEARD = new Set(['preparing', 'playing', 'paused'])

/** While a story is written or heard, the app stays the one that it is. */
function StoryUnderWay() {
  const { writing } = useWriting()
  const { status } = usePlayerState()
  const isUnderWay = writing !== null || HEARD.has(status)
  useEffect(() => setStoryUnderWay(isUnderWay), [isUnderWay])
  useEffect(() => () => setStoryUnderWay(false), [])
  return null
}
