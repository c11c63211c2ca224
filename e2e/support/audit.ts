import type { Language } from '@perinka/contract/catalog'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { outOfColumn } from './columns.ts'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const THEMES = ['night', 'candle', 'day'] as const
/** What axe judges by how a page looks, which is all that a theme changes. */
const BY_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

type Audit = (page: Page, screen: string) => Promise<void>

/** What is judged of a screen: axe looks once, in English; words are longer in one language here and in the other there. */
export const AUDITS: Record<Language, { isClean: Audit; isCleanInEveryTheme: Audit }> = {
  en: { isClean, isCleanInEveryTheme },
  sk: { isClean: fitsPhones, isCleanInEveryTheme: fitsPhones },
}

/** Nothing for axe to find, and nothing out of its column, here or on the narrowest phone. */
export async function isClean(page: Page, screen: string): Promise<void> {
  expect(await findings(page), screen).toEqual([])
  await fitsPhones(page, screen)
}

/** Nothing out of its column, here or on the narrowest phone. */
async function fitsPhones(page: Page, screen: string): Promise<void> {
  await keepsToColumns(page, screen)
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 844 })
  await keepsToColumns(page, `${screen} at 320 px`)
  if (before) await page.setViewportSize(before)
}

/** Nothing reaches out of the column it stands in, with text twice as large neither; the text is then as it was. */
export async function keepsToColumns(page: Page, screen: string): Promise<void> {
  for (const size of ['', '200%']) {
    await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', percent), size)
    // A menu is put in its place after the window has changed.
    await expect.poll(() => outOfColumn(page), `${screen}, text ${size || 'as it is'}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** The same, and in the other two themes all that looks can spoil; the page then shows the theme it had before. */
export async function isCleanInEveryTheme(page: Page, screen: string): Promise<void> {
  await isClean(page, screen)
  const before = (await page.locator('html').getAttribute('data-theme')) ?? ''
  for (const theme of THEMES.filter((name) => name !== before)) {
    await show(page, theme)
    expect(await findings(page, BY_LOOKS), `${screen}, ${theme}`).toEqual([])
  }
  await show(page, before)
}

function show(page: Page, theme: string): Promise<void> {
  return page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  await hasSettled(page)
  // Half a megabyte, so once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, rules)
}

/** Colours fade into one another, and axe would judge the ones on their way. */
async function hasSettled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        // Those in a closed disclosure stand still, and are not seen.
        .filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility())
        .map(({ finished }) => finished),
    ),
  )
}
