import { type ReactNode, useId } from 'react'

interface PickGridProps<Value extends string> {
  legend: ReactNode
  options: readonly { value: Value; label: string; hint?: string; art?: ReactNode }[]
  value: Value
  onChange: (next: Value) => void
  /** Five pictures in a row, their labels for the ear only; left out: three labelled choices. */
  pictures?: boolean
}

const LABEL = 'min-h-12 content-center justify-items-center gap-0.5 px-1 py-2 text-center leading-snug'
const LOOK = {
  pictures: { grid: 'grid-cols-5', option: 'aspect-square max-h-16 w-full place-items-center text-[min(1.5rem,8vw)]' },
  // Three in a row, or two rows of two; fewer where large text would break the words.
  labels: { grid: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.25rem,33.33%_-_0.5rem)),1fr))]', option: LABEL },
  fourLabels: { grid: 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(6rem,50%_-_0.5rem)),1fr))]', option: LABEL },
}

/** One of a few, all in sight. */
export function PickGrid<Value extends string>({ legend, options, value, onChange, pictures }: PickGridProps<Value>) {
  const name = useId()
  const look = pictures ? LOOK.pictures : options.length === 4 ? LOOK.fourLabels : LOOK.labels
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className={`grid gap-2 ${look.grid}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative grid rounded-field border-2 border-hairline bg-raised/50 transition-colors has-checked:border-lamp has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2 ${look.option}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={pictures ? option.label : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.art && (
              <span aria-hidden="true" className="contents">
                {option.art}
              </span>
            )}
            {!pictures && <span className="font-semibold">{option.label}</span>}
            {option.hint && <span className="text-[0.875rem] text-soft max-sm:sr-only">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
