import { withAllTexts } from '../shared/i18n/app-catalog.ts'

/** The auth dialog with forms, validation and texts: only once somebody is about to open it. */
export function loadAuthDoor() {
  return withAllTexts(import('./AuthDoor.tsx'))
}
