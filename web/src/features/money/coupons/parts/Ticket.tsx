import type { ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { couponMessages } from '../coupons.messages.ts'
import css from './Ticket.module.css'

interface TicketProps {
  /** What it takes off: `8,000원`, `10%`. */
  off: string
  name: string
  condition: string
  until: string
  isSoon?: boolean
  /** Why it cannot be used; shown in place of its end. */
  reason?: string | null
  action?: ReactNode
}

/** A coupon as people hold it: its value beside a dashed edge, its name, condition and end. */
export function Ticket({ off, name, condition, until, isSoon = false, reason = null, action }: TicketProps) {
  const t = useMessages(couponMessages)
  return (
    <article className={cx(css.ticket, reason !== null && css.dim)}>
      <div className={css.value}>
        <b className="num">{off}</b>
        <small>{t('off')}</small>
      </div>
      <div className={css.words}>
        <h3>{name}</h3>
        <p>{condition}</p>
        <p className={cx(css.until, isSoon && reason === null && css.soon)}>{reason ?? until}</p>
      </div>
      {action && <div className={css.action}>{action}</div>}
    </article>
  )
}
