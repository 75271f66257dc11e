import { useContext, useState } from 'react'
import { digitsOf, withSeparators } from './digits.ts'
import { FormWordsContext } from './form-words.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

type Shared = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'end' | 'maxLength' | 'minLength' | 'isNothing' | 'counter'
>

interface NumberInputProps extends Shared {
  value: number | null
  onChange: (value: number | null) => void
  unit?: string | undefined
  max?: number | undefined
  /** Shown after the number was lowered to `max`, in place of the default message. */
  maxMessage?: string | undefined
  /** Makes a required field treat zero as empty. */
  zeroIsNothing?: boolean | undefined
}

/** A sign before the first digit; negative numbers become zero. */
const isNegative = (text: string) => /^\s*[-−–]\s*\d/.test(text)

/**
 * Whole numbers from 0, shown with thousands separators. A negative number becomes 0, all other characters but digits
 * are dropped, and an empty field is null.
 */
export function NumberInput({
  value,
  onChange,
  unit,
  max = Number.MAX_SAFE_INTEGER,
  maxMessage,
  zeroIsNothing = false,
  ...props
}: NumberInputProps) {
  const { noMoreThan } = useContext(FormWordsContext)
  const [isLowered, setLowered] = useState(false)
  const change = (text: string) => {
    const digits = isNegative(text) ? '0' : digitsOf(text)
    setLowered(Number(digits) > max)
    onChange(digits === '' ? null : Math.min(Number(digits), max))
  }
  return (
    <TextInput
      {...props}
      hint={isLowered ? (maxMessage ?? noMoreThan(withSeparators(max))) : props.hint}
      isNothing={zeroIsNothing && unit !== undefined && value === 0}
      value={value === null ? '' : withSeparators(value)}
      onChange={change}
      inputMode="numeric"
      autoComplete="off"
      end={unit}
    />
  )
}
