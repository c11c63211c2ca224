import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { useSession } from '../shared/session/session.ts'
import { landingPage } from './landing-page.ts'
import { loadAuthDoor } from './lazy-page.ts'
import { PageLoading } from './PageLoading.tsx'
import NotFoundPage from './pages/NotFoundPage.tsx'
import { ROUTES } from './routes.ts'

const AuthDoor = lazy(loadAuthDoor)

/** What stands open to everybody; the rest asks for a sign-in and comes back. */
export function VisitorScreens() {
  useEffect(() => void landingPage.preload().catch(() => {}), [])
  return (
    <>
      <Switch>
        <Route path="/">
          <Suspense>
            <landingPage.Page />
          </Suspense>
        </Route>
        <Route>
          <main id="content" tabIndex={-1} className="outline-none">
            <Suspense fallback={<PageLoading />}>
              <Switch>
                {ROUTES.map(({ path, page, isOpen }) => (
                  <Route key={path} path={path}>
                    {(params) => (isOpen ? <page.Page params={params} /> : <NotFoundPage offersSignIn />)}
                  </Route>
                ))}
                <Route>
                  <NotFoundPage />
                </Route>
              </Switch>
            </Suspense>
          </main>
        </Route>
      </Switch>
      <ReopenedDoor />
    </>
  )
}

/** Whoever comes back from another sign-in without one is told why, where they can try another way. */
function ReopenedDoor() {
  const session = useSession()
  const refusal = session.status === 'signed-out' ? session.refusal : undefined
  const [closed, setClosed] = useState<unknown>()
  if (refusal === undefined || refusal === closed) return null
  return (
    <Suspense>
      <AuthDoor begins="sign-in" refusal={refusal} onClose={() => setClosed(refusal)} />
    </Suspense>
  )
}
