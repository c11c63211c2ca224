import { type ReactNode, useId } from 'react'

interface PickGridProps {
  legend: ReactNode
  options: readonly { value: string; label: string; icon: ReactNode }[]
  value: string
  onChange: (next: string) => void
}

/** One of many pictures, five in a row. */
export function PickGrid({ legend, options, value, onChange }: PickGridProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid grid-cols-5 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid aspect-square max-h-16 w-full place-items-center rounded-field border-2 border-hairline bg-raised/50 text-2xl transition-colors has-checked:border-lamp has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true">{option.icon}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
