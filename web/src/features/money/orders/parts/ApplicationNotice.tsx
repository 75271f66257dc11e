import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { applicationMessages } from '../application.messages.ts'
import css from '../PaymentScreen.module.css'

interface ApplicationNoticeProps {
  wait: WaitKind
  /** How many wait already. */
  waitCnt: number
  /** What is paid now, as it is charged; null where a coupon pays all of it. */
  total: string | null
}
/** What an application that is paid with it means: what is paid now, what it waits for, and when everything goes back. */
export function ApplicationNotice({ wait, waitCnt, total }: ApplicationNoticeProps) {
  const words = useMessages(applicationMessages)
  return (
    <section className={css.block}>
      <h2>{words(wait)}</h2>
      <ul className={css.notes}>
        <li>{words(`${wait}Text`)}</li>
        {total !== null && <li>{words('payNow', { amount: total })}</li>}
        <li>{words(`${wait}Next`)}</li>
        {total !== null && (
          <li>
            <b>{words(`${wait}Back`)}</b>
          </li>
        )}
      </ul>
      {wait === 'LIST' && waitCnt > 0 && (
        <KVList>
          <KV k={words('before')} v={words('people', { count: waitCnt })} />
        </KVList>
      )}
    </section>
  )
}
