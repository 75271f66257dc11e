import { useContext, useState } from 'react'
import { digitsOf, withSeparators } from './digits.ts'
import { FormWordsContext } from './form-words.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

type Shared = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'end' | 'maxLength' | 'counter'
>

interface NumberInputProps extends Shared {
  value: number | null
  onChange: (value: number | null) => void
  unit?: string | undefined
  max?: number | undefined
}

/** Whole numbers from 0, shown with thousands separators. Anything but digits is dropped; empty is null. */
export function NumberInput({
  value,
  onChange,
  unit,
  max = Number.MAX_SAFE_INTEGER,
  ...props
}: NumberInputProps) {
  const { noMoreThan } = useContext(FormWordsContext)
  const [isLowered, setLowered] = useState(false)
  const change = (text: string) => {
    const digits = digitsOf(text)
    setLowered(Number(digits) > max)
    onChange(digits === '' ? null : Math.min(Number(digits), max))
  }
  return (
    <TextInput
      {...props}
      hint={isLowered ? noMoreThan(withSeparators(max)) : props.hint}
      value={value === null ? '' : withSeparators(value)}
      onChange={change}
      inputMode="numeric"
      autoComplete="off"
      end={unit}
    />
  )
}
