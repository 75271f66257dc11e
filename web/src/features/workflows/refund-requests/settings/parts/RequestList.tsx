import { IconClock } from '@tabler/icons-react'
import type { RefundShelf } from 'contract/workflows/refund-requests/refund-requests.rules'
import type { RefundRequestSeq } from 'contract/values/ids'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../../ui/Anchor.tsx'
import { cx } from '../../../../../ui/cx.ts'
import { Kind } from '../../../../../ui/Tag.tsx'
import type { RequestRow } from '../../refund-requests.api.ts'
import { refundAnswerMessages } from '../refund-answers.messages.ts'
import { useDeadline } from './use-deadline.ts'
import css from '../RefundsScreen.module.css'

interface RequestListProps {
  requests: readonly RequestRow[]
  shelf: RefundShelf
  chosen: RefundRequestSeq | undefined
}

/** The requests of a shelf, the nearest deadline first. */
export const RequestList = ({ requests, shelf, chosen }: RequestListProps) => (
  <ul className={css.rows}>
    {requests.map((request) => (
      <li key={request.refundRequestSeq}>
        <Row request={request} shelf={shelf} isChosen={request.refundRequestSeq === chosen} />
      </li>
    ))}
  </ul>
)

interface RowProps {
  request: RequestRow
  shelf: RefundShelf
  isChosen: boolean
}
function Row({ request, shelf, isChosen }: RowProps) {
  const t = useMessages(refundAnswerMessages)
  const { language } = useSite()
  const deadline = useDeadline(request.answerBy)
  const { refundRequestSeq, name, title, state, amount, acceptedAmount, currency, refundedAt } = request
  return (
    <Anchor
      href={`/settings/refunds?shelf=${shelf}&request=${refundRequestSeq}`}
      className={cx(css.row, isChosen && css.current)}
      aria-current={isChosen ? 'true' : undefined}
    >
      <b>{name}</b>
      <b className="num">{formatAmount(acceptedAmount ?? amount, currency, language)}</b>
      <span>{title}</span>
      {state === 'REQUESTED' ? (
        <small className={cx(deadline.isUrgent && css.urgent)}>
          <IconClock size={14} aria-hidden /> {deadline.text}
        </small>
      ) : (
        <Kind tone={refundedAt ? 'ok' : 'plain'}>{t(refundedAt ? 'DONE' : state)}</Kind>
      )}
    </Anchor>
  )
}
