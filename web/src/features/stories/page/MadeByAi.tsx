import type { Language } from '@perinka/contract/catalog'

/** The word of the press agencies' vocabulary for what a trained model has made. */
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * What the page says to machines: an AI wrote this, and no index may keep it. Stands in an element with the scope of a
 * schema.org creative work; React moves the two named ones to the head.
 */
export function MadeByAi({ language }: { language: Language }) {
  return (
    <>
      <meta name="generator" content="Perinka, artificial intelligence" />
      <meta name="robots" content="noindex" />
      <meta itemProp="inLanguage" content={language} />
      <link itemProp="digitalSourceType" href={SOURCE} />
    </>
  )
}
