import { useState } from 'react'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { centsOf, dollarsOf, typedDollars } from '../dollars.ts'

interface DollarInputProps {
  label: string
  /** In cents. */
  value: number | null
  onChange: (cents: number | null) => void
  hint?: string | undefined
  error?: string | undefined
}

/** An amount of dollars with up to two decimals; the typed text stays until the value differs from it. */
export function DollarInput({ value, onChange, ...props }: DollarInputProps) {
  const [typed, setTyped] = useState(dollarsOf(value))
  const shown = centsOf(typed) === value ? typed : dollarsOf(value)
  const change = (text: string) => {
    const dollars = typedDollars(text)
    setTyped(dollars)
    onChange(centsOf(dollars))
  }
  return (
    <TextInput
      {...props}
      value={shown}
      onChange={change}
      onBlur={() => setTyped(dollarsOf(value))}
      inputMode="decimal"
      autoComplete="off"
      end="USD"
    />
  )
}
