import { IconStarFilled } from '@tabler/icons-react'
import styles from './Stars.module.css'

const FIVE = [1, 2, 3, 4, 5]

interface StarsProps {
  /** From 0 to 5, with one decimal. */
  rate: number
  /** Screen readers read this in place of the five stars. */
  label: string
  size?: number | undefined
  showNumber?: boolean | undefined
}

export const Stars = ({ rate, label, size = 16, showNumber = false }: StarsProps) => (
  <span className={styles.stars}>
    <span className="visually-hidden">{label}</span>
    {FIVE.map((star) => (
      <span key={star} aria-hidden="true" className={styles.star} style={{ width: size, height: size }}>
        <IconStarFilled size={size} />
        <span className={styles.lit} style={{ width: `${Math.min(1, Math.max(0, rate - star + 1)) * 100}%` }}>
          <IconStarFilled size={size} />
        </span>
      </span>
    ))}
    {showNumber && (
      <b className="num" aria-hidden="true">
        {rate.toFixed(1)}
      </b>
    )}
  </span>
)
