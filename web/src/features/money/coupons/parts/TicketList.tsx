import type { Output } from 'contract/http/endpoint'
import type { listMyCoupons } from 'contract/money/coupons/api'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Empty } from '../../../../ui/Empty.tsx'
import { couponMessages } from '../coupons.messages.ts'
import { useTicketText } from '../use-ticket-text.ts'
import { Ticket } from './Ticket.tsx'
import css from '../CouponBox.module.css'

type OwnTicket = Output<typeof listMyCoupons>['list'][number]

interface TicketListProps {
  list: OwnTicket[]
  empty: 'emptyUsable' | 'emptyUsed' | 'emptyOver'
  /** What cannot be used for the moment, each with its reason. */
  others?: OwnTicket[]
}

/** The tickets of one tab. */
export function TicketList({ list, empty, others = [] }: TicketListProps) {
  const t = useMessages(couponMessages)
  const isUsable = empty === 'emptyUsable'
  return (
    <>
      <h2 className="visually-hidden">{t('mine')}</h2>
      {list.length === 0 && (
        <Empty
          title={t(empty)}
          text={isUsable && t('emptyUsableText')}
          action={isUsable && <Button href="/classes">{t('browse')}</Button>}
        />
      )}
      <div className={css.tickets}>
        {list.map((ticket) => (
          <OneTicket key={ticket.couponIssueSeq} ticket={ticket} />
        ))}
      </div>
      {others.length > 0 && (
        <>
          <h2 className={css.others}>{t('notNow')}</h2>
          <div className={cx(css.tickets, css.pairs)}>
            {others.map((ticket) => (
              <OneTicket key={ticket.couponIssueSeq} ticket={ticket} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

function OneTicket({ ticket }: { ticket: OwnTicket }) {
  const t = useMessages(couponMessages)
  const text = useTicketText()
  const now = useNow()
  const until = text.untilOf(ticket, now)
  const [course, ...more] = ticket.courses
  const href = course && more.length === 0 ? `/classes/${course.courseSeq}` : '/classes'
  return (
    <Ticket
      off={text.offOf(ticket)}
      name={ticket.name}
      condition={text.conditionOf(ticket)}
      until={until.text}
      isSoon={until.isSoon}
      reason={text.reasonOf(ticket, now)}
      action={
        ticket.obstacle === null && (
          <Button variant="outline" href={href}>
            {t('toClass')}
          </Button>
        )
      }
    />
  )
}
