import type { Page } from '@playwright/test'
import type { Bedside } from './bedside.ts'
import { answersAgain, type Notice, refuses } from './notice.ts'
import { parentAt } from './parent.ts'

interface AtHome {
  page: Page
  bedside: Bedside
  url: string
}

const down = { code: 'unexpected', message: 'Something went wrong' }
const FAILED = { code: 'generation_failed', message: 'The story could not be written' }
const full = (of: string, most: number) => ({ code: 'family_bound', message: 'As many as it can', bound: { of, most } })
const STREAMS = { code: 'too_many_streams', message: 'Too many things are playing or being written at once' }
const DELETE_FAILED = { deleteFailed: 'Failed to delete. Please try again.' }

async function asksForStory({ page, bedside }: AtHome) {
  const form = page.getByRole('form', { name: bedside.t('stories.create.title') })
  await form.getByLabel(bedside.t('stories.create.theme'), { exact: true }).selectOption('ocean')
  await form.getByRole('button', { name: bedside.t('stories.create.submit') }).click()
}

async function chooses({ page, bedside: { t } }: AtHome, item: string) {
  await page.getByRole('button', { name: t('stories.page.menu') }).click()
  await page.getByRole('menuitem', { name: t(item), exact: true }).click()
}

/** What a signed-in parent is told on Home. */
export const HOME_NOTICES: Notice<AtHome>[] = [
  {
    where: 'no story could be written',
    says: { 'stories.create.failed': "Couldn't Create Story", 'stories.create.failedText': 'please try again' },
    tone: 'alert',
    async happens(scene) {
      await refuses(scene.page, 'POST /api/stories/generate', 502, FAILED)
      await asksForStory(scene)
    },
  },
  {
    where: 'the family has as many stories as can be kept',
    says: { 'stories.create.failed': "Couldn't Create Story", 'failure.bound.stories': 'Your family has' },
    tone: 'alert',
    async happens(scene) {
      await refuses(scene.page, 'POST /api/stories/generate', 409, full('stories', 20_000))
      await asksForStory(scene)
    },
  },
  {
    where: 'too much is written or played at once',
    says: {
      'stories.create.failed': "Couldn't Create Story",
      'failure.too_many_streams': 'Too many things are being written or played at once',
    },
    tone: 'alert',
    async happens(scene) {
      await refuses(scene.page, 'POST /api/stories/generate', 429, STREAMS)
      await asksForStory(scene)
    },
  },
  ...['Content not appropriate', 'Generated content requires review'].map((message) => ({
    where: `the gate says "${message}"`,
    says: {
      'stories.create.adjust': 'Content needs adjustment',
      'stories.create.adjustText': "Please try adjusting the theme or characters for children's stories",
    },
    tone: 'alert' as const,
    async happens(scene: AtHome) {
      await refuses(scene.page, 'POST /api/stories/generate', 422, { code: 'content', message })
      await asksForStory(scene)
    },
  })),
  {
    where: 'a child is not kept',
    says: { 'profiles.creationFailed': "Couldn't Create Profile" },
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      await refuses(page, 'POST /api/profiles', 500, down)
      await page.getByRole('button', { name: t('profiles.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('profiles.name'), { exact: true }).fill('Nina')
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: t('profiles.create'), exact: true }).click()
    },
  },
  {
    where: 'the family has as many children as can be kept',
    says: { 'profiles.creationFailed': "Couldn't Create Profile", 'failure.bound.children': 'Perinka keeps' },
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      await refuses(page, 'POST /api/profiles', 409, full('children', 20))
      // What was typed is still there.
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('profiles.create'), exact: true }).click()
    },
  },
  {
    where: 'a child is not deleted',
    says: DELETE_FAILED,
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      // The dialog of before is still open, with what was typed in it: putting a notice away closes nothing.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.cancel') })
        .click()
      await refuses(page, 'DELETE /api/profiles/:id', 500, down)
      await page.getByRole('button', { name: t('profiles.delete', { name: 'Ema' }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('profiles.deleteConfirm') })
        .click()
    },
  },
  {
    where: 'a favourite is not kept',
    says: { 'favorite.updateFailed': "Couldn't Update Favorites" },
    tone: 'alert',
    async happens({ page, bedside: { t, story } }) {
      for (const call of ['POST /api/stories/:id/favorite', 'PUT /api/stories/:id'])
        await refuses(page, call, 500, down)
      await page.getByRole('button', { name: t('stories.favorite', { title: story.title }) }).click()
    },
  },
]

/** What a parent is told on a story's page. */
export const STORY_NOTICES: Notice<AtHome>[] = [
  {
    where: 'no chapter could be written',
    says: { 'chapter.generationFailed': "Couldn't Create Chapter" },
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      await refuses(page, 'POST /api/stories/:id/generate-chapter', 502, FAILED)
      await page.getByRole('button', { name: t('chapter.generate') }).click()
    },
  },
  {
    where: 'the family has as many stories as can be kept',
    says: {
      'chapter.generationFailed': "Couldn't Create Chapter",
      'failure.bound.text': 'as long as Perinka can keep',
    },
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      await refuses(page, 'POST /api/stories/:id/generate-chapter', 409, full('text', 100_000_000))
      await page.getByRole('button', { name: t('chapter.generate') }).click()
    },
  },
  ...[{ code: 'subscription_required', message: 'Subscription required' }, { subscriptionRequired: true }].map(
    (body) => ({
      where: `a chapter is answered ${JSON.stringify(body)}`,
      says: { 'chapter.subscriptionRequired': 'Premium Needed for Chapters' },
      tone: 'alert' as const,
      async happens({ page, bedside: { t } }: AtHome) {
        await refuses(page, 'POST /api/stories/:id/generate-chapter', 403, body)
        await page.getByRole('button', { name: t('chapter.generate') }).click()
      },
    }),
  ),
  {
    where: 'a story is not read aloud',
    says: { 'audio.generationFailed': "Couldn't Create Audio" },
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      await refuses(page, 'POST /api/stories/:id/audio', 502, { code: 'narration_failed', message: 'No voice' })
      await page.getByRole('button', { name: t('audio.generate') }).click()
    },
  },
  {
    where: 'a story is not deleted',
    says: DELETE_FAILED,
    tone: 'alert',
    async happens(scene) {
      await refuses(scene.page, 'DELETE /api/stories/:id', 500, down)
      await chooses(scene, 'stories.page.delete')
      const sure = scene.page.getByRole('alertdialog')
      await sure.getByRole('button', { name: scene.bedside.t('stories.page.delete') }).click()
    },
  },
]

/** What a parent is told elsewhere; the last ends the session. */
export const OTHER_NOTICES: Notice<AtHome>[] = [
  {
    where: 'a character is not kept',
    says: { 'characters.createFailed': 'Failed to create character.' },
    tone: 'alert',
    async happens({ page, bedside: { t }, url }) {
      await parentAt(page, url).opens('/characters')
      await refuses(page, 'POST /api/characters', 500, down)
      await page.getByRole('tab', { name: t('characters.custom') }).click()
      await page.getByRole('button', { name: t('characters.add') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('characters.name'), { exact: true }).fill('Bruno')
      await dialog.getByRole('button', { name: t('characters.create'), exact: true }).click()
    },
  },
  {
    where: 'the family has as many characters as can be kept',
    says: { 'characters.createFailed': 'Failed to create character.', 'failure.bound.characters': 'Perinka keeps' },
    tone: 'alert',
    async happens({ page, bedside: { t } }) {
      await refuses(page, 'POST /api/characters', 409, full('characters', 200))
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('characters.create'), exact: true }).click()
    },
  },
  {
    where: 'a character is not deleted',
    says: DELETE_FAILED,
    tone: 'alert',
    async happens({ page, bedside: { t, family }, url }) {
      await family.ask('POST', '/api/characters', { name: 'Bruno' })
      await parentAt(page, url).opens('/characters')
      await refuses(page, 'DELETE /api/characters/:id', 500, down)
      await page.getByRole('tab', { name: t('characters.custom') }).click()
      await page.getByRole('button', { name: t('characters.delete', { name: 'Bruno' }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('characters.deleteConfirm') })
        .click()
    },
  },
  {
    where: 'signing out does not reach the server',
    says: { 'auth.logoutFailed': 'Logout failed', 'auth.logoutFailedText': 'Unable to log out. Please try again' },
    tone: 'alert',
    async happens({ page, bedside: { t }, url }) {
      await parentAt(page, url).opens('/settings')
      await refuses(page, 'POST /api/auth/logout', 500, down)
      await page.getByRole('button', { name: t('settings.signOut') }).click()
    },
  },
  {
    where: 'the session is gone',
    says: { 'auth.unauthorized': 'Unauthorized', 'auth.loggedOut': 'You are logged out. Logging in again...' },
    tone: 'status',
    async happens({ page, bedside: { t }, url }) {
      await parentAt(page, url).opens('/')
      const child = page.getByRole('button', { name: /Ema/, pressed: true })
      await child.waitFor()
      await answersAgain(page)
      await refuses(page, 'DELETE /api/profiles/:id', 401, { code: 'unauthorized', message: 'Unauthorized' })
      // Nobody lets the parent in again, and the notice stays to be read.
      await refuses(page, 'GET /api/identity/get-session')
      await page.getByRole('button', { name: t('profiles.delete', { name: 'Ema' }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('profiles.deleteConfirm') })
        .click()
    },
  },
]
