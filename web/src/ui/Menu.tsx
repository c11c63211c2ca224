import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Check, Dots } from './later-icons.tsx'
import './menu.css'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** Set for an item that is on or off. */
  checked?: boolean
  /** The menu stays open, for what one does several times in a row. */
  stays?: boolean
  /** Half a row, its label for the ear only: the icon says enough to the eye. */
  half?: boolean
}

interface MenuProps {
  label: string
  /** A line parts one group from the next. */
  groups: readonly (readonly MenuItem[])[]
  /** Why some items cannot be chosen just now. */
  note?: ReactNode
}

export function Menu({ label, groups, note }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <IconButton label={label} icon={<Dots />} />
      </Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="menu-sheet appears z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(15rem,var(--radix-dropdown-menu-content-available-width))] max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto rounded-field border border-hairline p-1.5 text-ink shadow-2xl"
      >
        {groups.map((items, place) => (
          <Radix.Group
            key={items[0]?.id}
            className={`grid grid-cols-2 ${place > 0 ? 'mt-1.5 border-hairline border-t pt-1.5' : ''}`}
          >
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </Radix.Group>
        ))}
        {note && (
          <p className="mt-1.5 max-w-60 border-hairline border-t px-3.5 pt-2.5 pb-1.5 text-[0.9375rem] text-soft">
            {note}
          </p>
        )}
      </Radix.Content>
    </Radix.Root>
  )
}

function Item({ label, icon, onSelect, danger, disabled, checked, stays, half }: MenuItem) {
  const kind = checked === undefined ? { As: Radix.Item } : { As: Radix.CheckboxItem, checked }
  const { As, ...state } = kind
  return (
    <As
      {...state}
      disabled={disabled}
      aria-label={half ? label : undefined}
      onSelect={(event: Event) => {
        if (stays) event.preventDefault()
        onSelect()
      }}
      className={`flex min-h-12 cursor-pointer items-center gap-[min(0.75rem,3vw)] rounded-xl px-[min(0.875rem,4vw)] font-semibold outline-none data-disabled:cursor-not-allowed data-highlighted:bg-card data-disabled:opacity-50 ${half ? 'justify-center' : 'col-span-2'} ${danger ? 'text-danger' : ''} ${checked === undefined ? '' : 'flex-wrap'}`}
    >
      {icon}
      {!half && label}
      {checked && <Check className="ml-auto size-5 text-lamp" />}
    </As>
  )
}
