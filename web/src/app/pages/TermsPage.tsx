import { LegalPage } from '../../features/legal/LegalPage.tsx'

export default function TermsPage() {
  return <LegalPage name="terms" />
}
