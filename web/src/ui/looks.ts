const TONES = {
  lamp: 'bg-lamp text-on-lamp shadow-[0_6px_28px_-8px_var(--lamp)] hover:bg-lamp-deep',
  quiet: 'border-2 border-line text-ink hover:bg-raised',
  bare: 'text-ink hover:bg-raised',
  danger: 'border-2 border-danger text-danger hover:bg-raised',
}
const SIZES = {
  sm: 'min-h-11 px-[min(1rem,5vw)] text-base',
  md: 'min-h-12 px-[min(1.5rem,7vw)] text-[1.0625rem]',
  lg: 'min-h-14 px-[min(2rem,9vw)] text-lg',
}

export interface ButtonLook {
  tone?: keyof typeof TONES
  size?: keyof typeof SIZES
  full?: boolean
}

export function buttonLook({ tone = 'lamp', size = 'md', full = false }: ButtonLook = {}): string {
  return [
    'inline-flex max-w-full items-center justify-center gap-[min(0.625rem,3vw)] rounded-full py-2 text-center font-bold leading-tight transition-colors',
    'disabled:opacity-60 disabled:shadow-none aria-disabled:opacity-60',
    TONES[tone],
    SIZES[size],
    full ? 'w-full' : '',
  ].join(' ')
}

/** What one writes into or chooses from looks alike everywhere. */
export const controlLook =
  'w-full min-h-12 rounded-field border-2 border-line bg-raised px-4 py-2.5 text-ink placeholder:text-soft aria-invalid:border-danger disabled:opacity-60'
