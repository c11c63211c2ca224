import { type ReactNode, useId } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { FieldError } from './Field.tsx'

export interface CheckOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

interface CheckGridProps {
  legend: ReactNode
  legendHidden?: boolean
  options: readonly CheckOption[]
  value: readonly string[]
  onChange: (next: string[]) => void
  error?: ReactNode
}

// Two, or one where large text would break the words.
const columns = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(6.25rem,50%_-_0.5rem)),1fr))]'

/** Several of many. What was ticked keeps the order of ticking. */
export function CheckGrid({ legend, legendHidden, options, value, onChange, error }: CheckGridProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-bold'}>{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            icon={option.icon}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked ? [...value, option.value] : value.filter((other) => other !== option.value),
              )
            }
          />
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
