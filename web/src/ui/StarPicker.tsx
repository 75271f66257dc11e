import { IconStarFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { cx } from './cx.ts'
import { FieldSet } from './forms/Field.tsx'
import styles from './StarPicker.module.css'

const FIVE = [1, 2, 3, 4, 5]

interface StarPickerProps {
  label: string
  value: number | null
  onChange: (stars: number) => void
  /** Returns the label of one choice, such as "4 of 5". */
  nameOf: (stars: number) => string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  size?: number | undefined
}

/** Five radio buttons that look like stars: arrow keys move, and the form receives a number from 1 to 5. */
export function StarPicker({
  label,
  value,
  onChange,
  nameOf,
  error,
  hint,
  required,
  size = 32,
}: StarPickerProps) {
  const name = useId()
  return (
    <FieldSet legend={label} error={error} hint={hint}>
      <span className={styles.row}>
        {FIVE.map((star) => (
          <label key={star} className={cx(styles.star, value !== null && star <= value && styles.lit)}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={nameOf(star)}
              required={required}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <IconStarFilled size={size} aria-hidden="true" />
          </label>
        ))}
      </span>
    </FieldSet>
  )
}
