import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
}

/** The whole row is the target. With `type="radio"` it is one of several. */
export function Checkbox({ label, hint, icon, ...input }: CheckboxProps) {
  return (
    <label className="relative flex min-h-12 items-center gap-3 rounded-field border-2 border-hairline bg-raised/50 px-3.5 py-2.5 max-sm:gap-1.5 max-sm:px-2.5 transition-colors has-checked:border-lamp has-checked:bg-raised has-disabled:border-dashed has-disabled:bg-transparent has-focus-visible:outline-3 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2">
      <input type="checkbox" {...input} className="check outline-none disabled:opacity-40" />
      <span className="min-w-0 leading-snug max-sm:text-[0.9rem]">
        {icon && (
          <span aria-hidden="true" className="mr-1.5 text-[1.125em]">
            {icon}
          </span>
        )}
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-[0.9375rem] text-soft">{hint}</span>}
      </span>
    </label>
  )
}
