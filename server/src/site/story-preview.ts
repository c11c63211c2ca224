import type { Language } from '@perinka/contract/catalog'

/** What a messenger shows of a story's link: of every story the same, for a link may travel further than it was meant to. */
const PREVIEWS: Record<Language, { title: string; description: string; locale: string }> = {
  en: {
    title: 'A bedtime story',
    description: 'Somebody shared a bedtime story from Perinka with you. An AI wrote it.',
    locale: 'en_GB',
  },
  sk: {
    title: 'Rozprávka na dobrú noc',
    description: 'Niekto sa s vami podelil o rozprávku z Perinky. Napísala ju umelá inteligencia.',
    locale: 'sk_SK',
  },
}

/** The page with the preview in its head. `publicUrl`: those who show it follow no address without a host. */
export function withPreview(page: string, language: Language, publicUrl: string): string {
  const { title, description, locale } = PREVIEWS[language]
  const tags = Object.entries({
    ...{ 'og:type': 'website', 'og:site_name': 'Perinka', 'og:locale': locale },
    ...{ 'og:title': title, 'og:description': description, 'og:image': `${publicUrl}/icon-512.png` },
  }).map(([property, content]) => `<meta property="${property}" content="${content}">`)
  return page.replace('</head>', () => `${tags.join('')}<meta name="twitter:card" content="summary"></head>`)
}
