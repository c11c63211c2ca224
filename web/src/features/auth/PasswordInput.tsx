import { type ComponentProps, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { Field } from '../../ui/Field.tsx'
import { controlLook } from '../../ui/looks.ts'

interface PasswordInputProps extends ComponentProps<'input'> {
  label: string
  error?: string
  /** A new password: shows how strong it is. */
  fresh?: boolean
}

const BARS = ['bg-danger', 'bg-danger', 'bg-lamp', 'bg-lamp']

export function PasswordInput({ label, error, fresh = false, ...input }: PasswordInputProps) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const level = strength(typed)
  const hint = fresh && typed !== '' && (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="grid w-24 grid-cols-4 gap-1">
        {BARS.map((_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four fixed bars
          <span key={bar} className={`h-1.5 rounded-full ${bar <= level ? BARS[level] : 'bg-hairline'}`} />
        ))}
      </span>
      {t(`auth.strength.${level}`)}
    </span>
  )
  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            onInput={(event) => setTyped(event.currentTarget.value)}
            className={`${controlLook} pr-24`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 min-w-11 rounded-xl px-3.5 font-bold text-[0.9375rem] text-soft hover:text-ink"
          >
            {shown ? t('auth.hidePassword') : t('auth.showPassword')}
          </button>
        </span>
      )}
    </Field>
  )
}

/** A hint while typing, 0 to 3: length above all, then variety. The server alone decides what is refused. */
export function strength(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  if (password.length < 6 || distinct < 4) return 0
  if (password.length >= 14 && distinct >= 8) return 3
  if (password.length >= 10 && kinds >= 2) return kinds >= 3 ? 3 : 2
  return kinds >= 3 && password.length >= 8 ? 2 : 1
}
