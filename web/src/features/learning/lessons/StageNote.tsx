import type { ReactNode } from 'react'
import { Spinner } from '../../../ui/Spinner.tsx'
import css from './Lessons.module.css'

interface StageNoteProps {
  title: string
  text?: string | undefined
  /** The message of another host, unchanged. */
  detail?: string
  icon?: ReactNode
  children?: ReactNode
}
/** Shown on the dark stage instead of a video. */
export const StageNote = ({ title, text, detail, icon, children }: StageNoteProps) => (
  <div className={css.note} role="status">
    {icon}
    <p className={css.noteTitle}>{title}</p>
    {text && <p>{text}</p>}
    {detail && <p className={css.noteDetail}>{detail}</p>}
    {children}
  </div>
)
export const StageWait = ({ label }: { label: string }) => (
  <div className={css.note} role="status" aria-label={label}>
    <Spinner />
  </div>
)
