import { useState } from 'react'
import type { FieldTexts } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

interface WordsInputProps extends FieldTexts {
  value: readonly string[]
  onChange: (words: string[]) => void
  maxLength?: number
}

/** Several words or phrases in one line, parted by commas; blank ones are dropped. */
export function WordsInput({ value, onChange, ...input }: WordsInputProps) {
  const [typed, setTyped] = useState(value.join(', '))
  return (
    <TextInput
      {...input}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(wordsOf(currentTarget.value))
      }}
    />
  )
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
