import { LANGUAGES } from '@perinka/contract/catalog'
import { bedsideAt } from '../support/bedside.ts'
import { PASSWORD } from '../support/family.ts'
import { HOME_NOTICES, OTHER_NOTICES, STORY_NOTICES } from '../support/family-notices.ts'
import { labels } from '../support/labels.ts'
import { answersAgain, expectNotice, expectWords, refuses } from '../support/notice.ts'
import { expect, journeysIn, shows, test } from '../support/test.ts'

/** Each call that is refused here, and how. */
const REFUSED: Record<string, string[]> = {
  '/api/auth/logout': ['500'],
  '/api/characters': ['409', '500'],
  '/api/characters/:id': ['500'],
  '/api/identity/get-session': ['ERR_FAILED'],
  '/api/identity/send-verification-email': ['500'],
  '/api/identity/sign-in/email': ['401'],
  '/api/identity/sign-up/email': ['ERR_FAILED'],
  '/api/profiles': ['409', '500'],
  '/api/profiles/:id': ['401', '500'],
  '/api/stories/:id': ['500'],
  '/api/stories/:id/audio': ['502'],
  '/api/stories/:id/generate-chapter': ['403', '409', '502'],
  '/api/stories/generate': ['403', '409', '422', '429', '502'],
}

test.use({ expected: Object.entries(REFUSED).flatMap(([path, how]) => how.map((status) => `${status} ${path}`)) })

for (const language of LANGUAGES) {
  const t = labels(language)

  test(
    `whoever is at the door is told what is the matter, in ${language}`,
    shows('4.4, 8.1, 8.1a, 8.2, 8.3, 8.3a'),
    async ({ page, parent }) => {
      expectWords({
        'auth.signInFailed': 'Sign in failed',
        'auth.checkCredentials': 'Please check your credentials and try again',
        'auth.signUpFailed': 'Sign up failed',
        'auth.unableToCreate': 'Unable to create account. Please try again',
        'auth.accountCreated': 'Account created',
        'auth.checkEmail': 'Check your email to verify your account',
        'auth.notVerified': 'Not Verified Yet',
        'auth.notVerifiedText': 'Please check your email and click the verification link',
        failedToResendEmail: 'Failed to resend verification email',
      })
      await page.clock.install()
      await parent.opens()
      if (language === 'sk') await parent.reads('sk')
      const dialog = page.getByRole('dialog')
      const submits = async (button: string) => {
        await dialog.getByLabel(t('auth.email'), { exact: true }).fill(parent.email)
        await dialog.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
        await dialog.getByRole('button', { name: t(button), exact: true }).click()
      }
      await page
        .getByRole('button', { name: t('landing.signIn') })
        .first()
        .click()
      await submits('auth.signIn')
      await expect(dialog.getByRole('alert')).toContainText(`${t('auth.signInFailed')}${t('auth.checkCredentials')}`)

      await dialog.getByRole('button', { name: t('auth.toCreate') }).click()
      await refuses(page, 'POST /api/identity/sign-up/email')
      await submits('auth.createAccount')
      await expect(dialog.getByRole('alert')).toContainText(`${t('auth.signUpFailed')}${t('auth.unableToCreate')}`)
      await answersAgain(page)
      await submits('auth.createAccount')
      await expectNotice(page, { says: { 'auth.accountCreated': '', 'auth.checkEmail': '' }, tone: 'status' }, t)

      await page.getByRole('button', { name: t('auth.verified') }).click()
      await expectNotice(page, { says: { 'auth.notVerified': '', 'auth.notVerifiedText': '' }, tone: 'status' }, t)

      // The first letter was sent by signing up: a minute passes before the next may be asked for.
      const resend = page.getByRole('button', { name: t('auth.resend'), exact: true })
      await page.clock.runFor(45_000)
      await expect(resend).toHaveCount(0)
      await page.clock.runFor(16_000)
      await refuses(page, 'POST /api/identity/send-verification-email', 500)
      await resend.click()
      await expectNotice(page, { says: { failedToResendEmail: '' }, tone: 'alert' }, t)
      await answersAgain(page)
      await resend.click()
      await expectNotice(page, { says: { 'auth.letterSent': '' }, tone: 'status' }, t)
      await expect(resend).toHaveCount(0)
    },
  )

  test(
    `a family is told what did not work, at home and at a story, in ${language}`,
    shows('4.5a, 8.5, 8.7, 8.8, 8.9, 8.9a, 8.10, 8.11, 8.12, 8.12b, 8.13, 9.11'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      await bedside.opens(page, '/')
      for (const notice of HOME_NOTICES) {
        await test.step(`where ${notice.where}`, async () => {
          expectWords(notice.says)
          await notice.happens({ page, bedside, url })
          await expectNotice(page, notice, t)
        })
      }
      // Nothing that was chosen is lost with the story that did not come.
      await expect(page.getByLabel(t('stories.create.theme'), { exact: true })).toHaveValue('ocean')

      await bedside.opens(page)
      for (const notice of STORY_NOTICES) {
        await test.step(`where ${notice.where}`, async () => {
          expectWords(notice.says)
          await notice.happens({ page, bedside, url })
          await expectNotice(page, notice, t)
        })
      }
    },
  )

  test(
    `a family is told what did not work elsewhere, in ${language}`,
    shows('8.4, 8.4a, 8.12a, 8.13a'),
    async ({ page, url }) => {
      const bedside = await bedsideAt(url, language)
      await bedside.opens(page, '/')
      for (const notice of OTHER_NOTICES) {
        await test.step(`where ${notice.where}`, async () => {
          expectWords(notice.says)
          await notice.happens({ page, bedside, url })
          await expectNotice(page, notice, t)
        })
      }
    },
  )
}

journeysIn('sk', (language) => {
  test(
    'a family without free stories is shown the way to Premium after two seconds',
    shows('8.5a, 8.6, 8.14, 9.8'),
    async ({ page, url }) => {
      const t = labels(language)
      expectWords({ 'stories.create.premiumNeeded': 'Premium Subscription Needed' })
      const bedside = await bedsideAt(url, language)
      // Once, before any page: a clock that is put in again loses what waits on the one before it.
      await page.clock.install()
      for (const [round, body] of [
        { code: 'story_limit', message: 'Story limit reached' },
        { message: 'subscription required' },
        { subscriptionRequired: true },
      ].entries()) {
        await refuses(page, 'POST /api/stories/generate', 403, body)
        await bedside.opens(page, '/')
        await page.getByLabel(t('stories.create.theme'), { exact: true }).selectOption('ocean')
        await page.clock.pauseAt(Date.now() + (round + 1) * 3_600_000)
        await page.getByRole('button', { name: t('stories.create.submit') }).click()
        const notice = page.locator('[data-toaster]').getByRole('alert')
        await expect(notice).toContainText(t('stories.create.premiumNeeded'))
        await expect(notice).toContainText(
          language === 'en' ? "You've used all 5 free stories" : 'Všetkých 5 rozprávok zadarmo',
        )
        await page.clock.runFor(1_900)
        await expect(page).toHaveURL(`${url}/`)
        await page.clock.runFor(200)
        await expect(page).toHaveURL(`${url}/subscribe`)
        await page.clock.resume()
      }
    },
  )
})

journeysIn('en', (language) => {
  test('a page that cannot be loaded says so and may be asked again', shows('8.18'), async ({ page, url }) => {
    expectWords({ 'common.somethingWrong': 'Something Went Wrong, please try again in a moment' })
    const bedside = await bedsideAt(url, language)
    const { t } = bedside
    await refuses(page, 'GET /api/profiles', 500)
    await bedside.opens(page, '/')
    const failed = page.getByRole('alert').filter({ hasText: t('common.somethingWrong') })
    await expect(failed).toBeVisible()
    await answersAgain(page)
    await failed.getByRole('button', { name: t('common.tryAgain') }).click()
    await expect(page.getByRole('button', { name: /Ema/, pressed: true })).toBeVisible()
    await expect(failed).toHaveCount(0)
  })
})
