import type { ReactNode } from 'react'
import css from './Room.module.css'

interface LineProps {
  sign: ReactNode
  action?: ReactNode
  /** Nothing that screen readers announce. */
  isQuiet?: boolean
  children: ReactNode
}
/** One sentence over the stage, and what the user can do about it. */
export const Line = ({ sign, action, isQuiet, children }: LineProps) => (
  <div className={css.banner} role={isQuiet ? undefined : 'status'}>
    <span className={css.bannerSign}>{sign}</span>
    <p>{children}</p>
    {action && <span className={css.bannerAction}>{action}</span>}
  </div>
)
