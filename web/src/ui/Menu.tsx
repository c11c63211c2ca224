import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Dots } from './icons.tsx'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** The menu stays open, for what one does several times in a row. */
  stays?: boolean
}

export function Menu({
  label,
  icon = <Dots />,
  items,
}: {
  label: string
  icon?: ReactNode
  items: readonly MenuItem[]
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <IconButton label={label} icon={icon} />
      </Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="appears z-30 grid min-w-56 rounded-field border border-hairline bg-raised p-1.5 text-ink shadow-2xl"
      >
        {items.map((item) => (
          <Radix.Item
            key={item.id}
            disabled={item.disabled}
            onSelect={(event) => {
              if (item.stays) event.preventDefault()
              item.onSelect()
            }}
            className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3.5 font-semibold outline-none data-disabled:cursor-not-allowed data-highlighted:bg-card data-disabled:opacity-50 ${item.danger ? 'text-danger' : ''}`}
          >
            {item.icon}
            {item.label}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Root>
  )
}
