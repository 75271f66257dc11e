import { IconCheck } from '@tabler/icons-react'
import styles from './Steps.module.css'

interface StepsProps {
  label: string
  items: string[]
  /** Index of the current step; past the last one all are done. */
  at: number
  doneLabel: string
}

export const Steps = ({ label, items, at, doneLabel }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {items.map((text, index) => (
      <li
        key={text}
        data-state={index < at ? 'done' : index === at ? 'on' : 'ahead'}
        aria-current={index === at ? 'step' : undefined}
      >
        <span className={styles.dot}>{index < at ? <Done label={doneLabel} /> : index + 1}</span>
        <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ol>
)

const Done = ({ label }: { label: string }) => (
  <>
    <IconCheck size={13} stroke={3} aria-hidden="true" />
    <span className="visually-hidden">{label}</span>
  </>
)
