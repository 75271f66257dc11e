import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'
import styles from './ErrorNote.module.css'

interface ErrorNoteProps {
  /** States the failure. */
  title: ReactNode
  /** States whether the user lost anything. */
  text?: ReactNode
  /** Time and request id, which the user names when asking for help. */
  code?: string | undefined
  retry?: { label: string; onPress: () => void } | undefined
  compact?: boolean | undefined
  isPage?: boolean | undefined
}

export const ErrorNote = ({ title, text, code, retry, compact, isPage }: ErrorNoteProps) => (
  <div role="alert">
    <Empty
      spot="error"
      title={title}
      text={text}
      compact={compact}
      isPage={isPage}
      action={retry && <Button onPress={retry.onPress}>{retry.label}</Button>}
    >
      {code && <span className={styles.code}>{code}</span>}
    </Empty>
  </div>
)
