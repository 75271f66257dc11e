import { asPhone, digitsOf } from './digits.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

const MAX_DIGITS = 11

type Shared = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'counter'>

interface PhoneInputProps extends Shared {
  /** Digits only. */
  value: string
  onChange: (digits: string) => void
}

/** Shows the number as 3-4-4 and stores its digits. */
export const PhoneInput = ({ value, onChange, ...props }: PhoneInputProps) => (
  <TextInput
    autoComplete="tel"
    {...props}
    type="tel"
    inputMode="numeric"
    value={asPhone(value)}
    onChange={(text) => onChange(digitsOf(text).slice(0, MAX_DIGITS))}
  />
)
