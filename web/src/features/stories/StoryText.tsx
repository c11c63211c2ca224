import { paragraphsOf } from '@perinka/contract/catalog'

interface ParagraphProps {
  place: number
  text: string
  className?: string
}

export function Paragraph({ place, text, className }: ParagraphProps) {
  return (
    <p data-paragraph={place} className={className}>
      {text}
    </p>
  )
}

/** A story's text, parted at blank lines. */
export function StoryText({ content }: { content: string }) {
  return (
    <div className="prose-story grid gap-[1em]">
      {paragraphsOf(content).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is told by its place
        <Paragraph key={index} place={index} text={text} />
      ))}
    </div>
  )
}
