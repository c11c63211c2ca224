import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { PageLoading } from './PageLoading.tsx'
import LandingPage from './pages/LandingPage.tsx'
import NotFoundPage from './pages/NotFoundPage.tsx'
import { ROUTES } from './routes.ts'
import { TitledPage } from './TitledPage.tsx'
import { useLandingTexts } from './use-landing-texts.ts'

/** What stands open to everybody; the rest asks for a sign-in and comes back. */
export function VisitorScreens() {
  const hasLandingTexts = useLandingTexts()
  return (
    <Switch>
      <Route path="/">
        {hasLandingTexts ? (
          <TitledPage title="landing.pageTitle">
            <LandingPage />
          </TitledPage>
        ) : null}
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
