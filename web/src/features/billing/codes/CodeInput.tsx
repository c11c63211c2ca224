import { MAX_CODE_LENGTH } from '@perinka/contract/payments'
import type { ReactNode } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { controlLook } from '../../../ui/looks.ts'

interface CodeInputProps {
  label: ReactNode
  value: string
  onType: (text: string) => void
  error?: ReactNode
  /** The button that stands beside the field. */
  action?: ReactNode
}

/** A code is upper case, however it is typed. */
export function CodeInput({ label, value, onType, error, action }: CodeInputProps) {
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...wiring}
            type="text"
            value={value}
            onChange={({ target }) => {
              // The caret stays where it was: a new value would send it to the end.
              const { selectionStart, selectionEnd } = target
              target.value = target.value.toUpperCase().slice(0, MAX_CODE_LENGTH)
              target.setSelectionRange(selectionStart, selectionEnd)
              onType(target.value)
            }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className={`min-w-0 flex-[1_1_8rem] ${controlLook}`}
          />
          {action}
        </div>
      )}
    </Field>
  )
}
