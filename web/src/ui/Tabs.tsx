import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** Left out: the tabs keep their own state, beginning with the first. */
  value?: string
  onChange?: (id: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={tabs[0]?.id} onValueChange={onChange}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-full border border-hairline bg-ground p-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 flex-1 whitespace-nowrap rounded-full px-4 font-bold max-sm:px-2 max-sm:text-[0.9375rem] text-soft transition-colors hover:text-ink data-[state=active]:bg-lamp data-[state=active]:text-on-lamp"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="appears mt-4 rounded-field">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
