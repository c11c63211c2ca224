import { Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { landingPage } from './landing-page.ts'
import { PageLoading } from './PageLoading.tsx'
import NotFoundPage from './pages/NotFoundPage.tsx'
import { ROUTES } from './routes.ts'
import { TitledPage } from './TitledPage.tsx'

/** What stands open to everybody; the rest asks for a sign-in and comes back. */
export function VisitorScreens() {
  useEffect(() => void landingPage.preload().catch(() => {}), [])
  return (
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
              {ROUTES.map(({ path, title, page, isOpen }) => (
                <Route key={path} path={path}>
                  {(params) =>
                    isOpen ? (
                      <TitledPage title={title}>
                        <page.Page params={params} />
                      </TitledPage>
                    ) : (
                      <NotFoundPage offersSignIn />
                    )
                  }
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
  )
}
