import { PremiumOffer } from '../../features/billing/PremiumOffer.tsx'

export default function SubscribePage() {
  return (
    <div className="page">
      <PremiumOffer />
    </div>
  )
}
