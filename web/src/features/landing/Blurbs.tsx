import type { ReactNode } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'

export function Blurbs() {
  const t = useT()
  return (
    <section aria-label={t('landing.why')} className="grid gap-x-10 gap-y-9 pt-10 sm:pt-16 md:grid-cols-3">
      <Blurb title={t('landing.ai')} text={t('landing.aiText')} picture={<Quill />} />
      <Blurb title={t('landing.personal')} text={t('landing.personalText')} picture={<Bear />} />
      <Blurb title={t('landing.languages')} text={t('landing.languagesText')} picture={<Speech />} />
    </section>
  )
}

function Blurb({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <div>
      <svg
        viewBox="0 0 64 64"
        aria-hidden="true"
        className="mb-3 size-14 fill-none stroke-lamp stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        {picture}
      </svg>
      <h2 className="h2 mb-1.5">{title}</h2>
      <p className="max-w-prose text-soft">{text}</p>
    </div>
  )
}

function Quill() {
  return (
    <>
      <path d="M10 54c8-26 22-42 44-46-2 22-16 34-34 36M10 54l20-24M22 44c6 0 12-2 16-6" />
      <path d="M30 55h8M44 55h12" opacity=".55" />
    </>
  )
}

function Bear() {
  return (
    <>
      <path d="M18 22a8 8 0 1 1 9-9.5M46 22a8 8 0 1 0-9-9.5" />
      <path d="M32 11c12 0 20 9 20 20.5S43 52 32 52 12 43 12 31.5 20 11 32 11z" />
      <path d="M25 37c0-4 3-6.5 7-6.5s7 2.5 7 6.5-3 7-7 7-7-3-7-7zM32 36v3M23 26h0M41 26h0" />
    </>
  )
}

function Speech() {
  return (
    <>
      <path d="M8 12h34v24H24l-9 8v-8H8zM48 24h8v22h-6v7l-8-7H30v-4" />
      <path d="M18 30l5-12 5 12M20 26h6M47 32h4M47 38h4" />
    </>
  )
}
