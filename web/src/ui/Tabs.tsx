import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  value: string
  onChange: (id: string) => void
}

/** One stop for the Tab key; the arrows, Home and End go from tab to tab and show it. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const base = useId()
  const shown = tabs.find((tab) => tab.id === value)

  function choose(id: string) {
    if (id !== value) onChange(id)
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    // With these the arrows are the browser's own: back, say.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const next = placeAfter(event.key, all.indexOf(event.target as HTMLElement), all.length)
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
    choose(tabs[next]?.id ?? '')
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="flex gap-1 overflow-x-auto rounded-full border border-hairline bg-ground p-1 [scrollbar-width:none]"
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}-tab`}
            aria-controls={id === shown?.id ? `${base}-${id}` : undefined}
            aria-selected={id === shown?.id}
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => choose(id)}
            className="min-h-11 flex-1 whitespace-nowrap rounded-full px-4 font-bold max-sm:px-2 max-sm:text-[0.9375rem] text-soft transition-colors hover:text-ink aria-selected:bg-lamp aria-selected:text-on-lamp"
          >
            {name}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${base}-${shown.id}`}
          aria-labelledby={`${base}-${shown.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of mere words would be passed over by the keyboard
          tabIndex={0}
          className="appears mt-4 rounded-field"
        >
          {shown.content}
        </div>
      )}
    </>
  )
}

/** Where a key leads from the tab at `place`, round and round; null where it leads nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
