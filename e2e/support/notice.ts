import { expect, type Page } from '@playwright/test'
import { labels } from './labels.ts'

/** One of the specification's notices (section 8): its words, and what has to happen for it to be shown. */
export interface Notice<Scene> {
  /** What the parent meets, completing "where …". */
  where: string
  /** Key of each sentence, and its English words as the specification has them. */
  says: Record<string, string>
  tone: 'status' | 'alert'
  happens(scene: Scene): Promise<void>
}

/** The notice is shown, alone and in the page's language, and can be put away. */
export async function expectNotice(
  page: Page,
  { says, tone }: Pick<Notice<never>, 'says' | 'tone'>,
  t: ReturnType<typeof labels>,
) {
  const toaster = page.locator('[data-toaster]')
  for (const key of Object.keys(says)) await expect(toaster.getByRole(tone)).toContainText(wordsBeforeNumber(t(key)))
  await expect(toaster.getByRole('button')).toHaveCount(1)
  await toaster.getByRole('button', { name: t('common.close') }).click()
  await expect(toaster.getByRole('button')).toHaveCount(0)
}

/** English is the specification's, word for word; Slovak is there and is not English. */
export function expectWords(says: Record<string, string>) {
  const [en, sk] = [labels('en'), labels('sk')]
  for (const [key, words] of Object.entries(says)) {
    expect(en(key), key).toContain(words)
    expect(sk(key), key).not.toBe(en(key))
  }
}

/** A text with a number in it is compared up to there. */
function wordsBeforeNumber(text: string): string {
  return text.split('{')[0]?.trim() ?? text
}

/** From now on this call is refused, until `answersAgain`: a server that answers so, or (no status) no server at all. */
export async function refuses(page: Page, call: string, status?: number, body: object | string = {}) {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    (route) => {
      if (route.request().method() !== method) return route.fallback()
      if (status === undefined) return route.abort()
      return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
    },
  )
}

/**
 * Nothing is refused or routed any more. A route that matches nothing stays: without any, Playwright stops intercepting,
 * and what the page is waiting for at that moment never comes (one page in four, with a request every three milliseconds).
 */
export async function answersAgain(page: Page) {
  await page.context().route(
    () => false,
    (route) => route.fallback(),
  )
  await page.unrouteAll()
}
