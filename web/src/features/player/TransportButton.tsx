import type { ReactNode } from 'react'
import { Tooltip } from '../../ui/Tooltip.tsx'

interface TransportButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
}

/** Unlike other icon buttons it does not grow with the text: five must stand side by side. */
export function TransportButton({ label, icon, onClick }: TransportButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} className="transport-button" onClick={onClick}>
        {icon}
      </button>
    </Tooltip>
  )
}
