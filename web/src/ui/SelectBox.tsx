import type { ComponentProps } from 'react'
import { controlLook } from './looks.ts'

export interface SelectBoxProps extends ComponentProps<'select'> {
  options?: readonly { value: string | number; label: string }[]
}

/** The browser's own select: at nine in the evening the phone's wheel beats any drawn list. Its name is the caller's to give. */
export function SelectBox({ options, children, className = '', ...select }: SelectBoxProps) {
  return (
    <span className="relative block">
      <select {...select} className={`${controlLook} appearance-none pr-11 ${className}`}>
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 fill-none stroke-2 stroke-soft"
      >
        <path d="M6 9.5l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  )
}
