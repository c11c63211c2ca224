import { type ReactNode, useId } from 'react'

interface ChoicesProps<Value extends string> {
  legend: string
  value: Value
  onChange: (next: Value) => void
  options: readonly { value: Value; label: string; hint?: string; art?: ReactNode }[]
}

/** One of a few, all in sight. */
export function Choices<Value extends string>({ legend, value, onChange, options }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="grid grid-cols-3 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-12 content-center justify-items-center gap-0.5 rounded-field border-2 border-hairline bg-raised/50 p-2 text-center leading-snug transition-colors has-checked:border-lamp has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.art}
            <span className="font-semibold">{option.label}</span>
            {option.hint && <span className="text-[0.875rem] text-soft max-sm:sr-only">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
