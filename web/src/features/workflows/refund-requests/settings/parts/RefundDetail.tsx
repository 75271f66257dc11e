import { IconChevronLeft, IconCreditCard } from '@tabler/icons-react'
import { payMethods } from 'contract/values/type-codes'
import type { RefundShelf } from 'contract/workflows/refund-requests/refund-requests.rules'
import type { RefundRequestSeq } from 'contract/values/ids'
import { formatAmount } from 'contract/values/money'
import { Answer } from '../../../../../platform/management/QueryState.tsx'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatMoment } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../../ui/Anchor.tsx'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { Notice } from '../../../../../ui/Notice.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { useRefundWords } from '../../../../money/refunds/use-refund-words.ts'
import { useRefundDetail, type RefundDetail as Detail } from '../../refund-requests.api.ts'
import { refundAnswerMessages } from '../refund-answers.messages.ts'
import { RefundAnswer } from './RefundAnswer.tsx'
import { useDeadline } from './use-deadline.ts'
import { useMethodName } from '../../../../money/orders/pay-methods.ts'
import css from '../RefundsScreen.module.css'

interface RefundDetailProps {
  refundRequestSeq: RefundRequestSeq
  shelf: RefundShelf
}

/** One request: who asks for what and why, how it was computed, and the answer. */
export function RefundDetail({ refundRequestSeq, shelf }: RefundDetailProps) {
  const t = useMessages(refundAnswerMessages)
  const detail = useRefundDetail(refundRequestSeq)
  return (
    <>
      <Anchor href={`/settings/refunds?shelf=${shelf}`} className={css.back}>
        <IconChevronLeft size={18} aria-hidden /> {t('backToList')}
      </Anchor>
      <Answer of={detail}>{(request) => <Opened request={request} />}</Answer>
    </>
  )
}

function Opened({ request }: { request: Detail }) {
  const t = useMessages(refundAnswerMessages)
  const nameOf = useMethodName()
  const { can } = useSession()
  const { language } = useSite()
  const words = useRefundWords()
  const { name, requestedAt, orderNo, reason, reasonKind, state, calculation, calculationNow } = request
  const { title, currency, leftAmount, decisionNote, refundedAt, target } = request
  const money = (amount: number) => formatAmount(amount, currency, language)
  const isWaiting = state === 'REQUESTED'
  return (
    <article className={css.opened}>
      <header className={css.head}>
        <div>
          <h2>{t('of', { name })}</h2>
          <p>
            {t('when', { at: formatMoment(requestedAt, language), orderNo })} ·{' '}
            <LinkButton href={`/settings/sales?q=${orderNo}`} underline>
              {t('toSales')}
            </LinkButton>
          </p>
        </div>
        {isWaiting ? (
          <Deadline answerBy={request.answerBy} />
        ) : (
          <Kind tone={refundedAt ? 'ok' : 'plain'}>{t(refundedAt ? 'DONE' : state)}</Kind>
        )}
      </header>
      <blockquote className={css.quote}>
        <p>{reason === '' ? t('noReason') : `“${reason}”`}</p>
        <small>{t(reasonKind)}</small>
      </blockquote>
      <section>
        <h3>{t('items')}</h3>
        <div className={css.item}>
          <b>{title}</b>
          <p>
            {t('paidOf', {
              paid: money(calculation.paidAmount),
              why: words.calculation(calculation),
              amount: money(calculation.amount),
            })}
          </p>
          {calculationNow.refundedAmount > 0 && (
            <p>{t('refundedBefore', { amount: money(calculationNow.refundedAmount) })}</p>
          )}
        </div>
      </section>
      {isWaiting && calculationNow.amount !== request.amount && (
        <Notice tone="soon">
          {t('changed', { before: money(request.amount), now: money(calculationNow.amount) })}
        </Notice>
      )}
      {isWaiting && leftAmount === 0 && <Notice tone="soon">{t('nothingLeft')}</Notice>}
      {isWaiting && leftAmount > 0 && can('SITE_SALES_UPDATE') && <RefundAnswer request={request} />}
      {!isWaiting && (
        <section>
          <h3>{t('total')}</h3>
          <p className={css.sum}>
            <b className="num">{money(request.acceptedAmount ?? request.amount)}</b>
          </p>
          <p className={css.target}>
            <IconCreditCard size={20} aria-hidden />{' '}
            {target.payMethodCd === payMethods.deposit || target.payMethodCd === payMethods.virtualAccount
              ? t('deposit')
              : (target.cardName ?? nameOf(target))}
          </p>
          {decisionNote && (
            <p className={css.answer}>
              {t('answer')}: {decisionNote}
            </p>
          )}
        </section>
      )}
    </article>
  )
}

function Deadline({ answerBy }: { answerBy: string }) {
  const { text, isUrgent } = useDeadline(answerBy)
  return <Kind tone={isUrgent ? 'soon' : 'plain'}>{text}</Kind>
}
