import { useEffect, useState } from 'react'
import { setLanguage, useLanguage } from '../../shared/i18n/language.ts'
import { hasChosenLanguage } from '../../shared/settings/settings.ts'
import { buttonLook } from '../../ui/looks.ts'

/** Where the browser would rather have Slovak, one line in Slovak says it may. */
export function SlovakOffer() {
  const language = useLanguage()
  const [isWished, setWished] = useState(false)
  useEffect(() => setWished(!hasChosenLanguage() && (navigator.languages[0] ?? '').startsWith('sk')), [])
  if (!isWished || language === 'sk') return null
  return (
    <aside lang="sk" aria-label="Jazyk" className="slovak-offer rises">
      <span>Radšej po slovensky?</span>
      <button type="button" className={buttonLook({ size: 'sm' })} onClick={() => void setLanguage('sk')}>
        Prepnúť
      </button>
    </aside>
  )
}
