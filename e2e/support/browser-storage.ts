import { expect, type Page } from '@playwright/test'

/** The names of everything that a browser keeps of the product, wherever it keeps it. */
export async function storedBy(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
  return [...names, ...(await page.context().cookies()).map(({ name }) => name)]
}

/** Each of these names stands on the page about cookies, where `*` stands for a part that varies. */
export async function expectNamed(page: Page, url: string, kept: string[]) {
  await page.goto(`${url}/cookies`)
  await expect(page.locator('.stored code').first()).toBeVisible()
  const named = (await page.locator('.stored code').allTextContents()).map(
    (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.+')}$`),
  )
  expect(kept.filter((name) => !named.some((pattern) => pattern.test(name)))).toEqual([])
}
