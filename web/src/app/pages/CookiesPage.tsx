import { LegalPage } from '../../features/legal/LegalPage.tsx'

export default function CookiesPage() {
  return <LegalPage name="cookies" />
}
