import { useState } from 'react'
import { formatAmount } from 'contract/values/money'
import type { MyCourse } from 'contract/views/my-classes/schemas'
import { withdrawApplication } from 'contract/workflows/admissions/applications.api'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { useCommand } from '../../../../platform/endpoint.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDate, formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { ReservedSeatNote } from '../../../money/orders/ReservedSeatNote.tsx'
import { enrolmentMessages } from '../my-classes.messages.ts'
import css from '../MyClasses.module.css'

/** The reason why an applicant waits: the waitlist, a decision of staff, or their own payment. */
export function Waiting({ course }: { course: MyCourse }) {
  const t = useMessages(enrolmentMessages)
  const { language } = useSite()
  const { waitKind, waitNo, waitPayment, paid, payUntil, holdUntil, appliedAt } = course
  if (holdUntil !== null)
    return (
      <p className={css.meta}>
        <Kind tone="soon">
          <ReservedSeatNote until={new Date(holdUntil)} />
        </Kind>
      </p>
    )
  const inLine = waitNo === null ? t('onStandby') : t('inLine', { no: waitNo })
  const waits = waitKind === 'LIST' ? inLine : t('WAITING')
  const says = waitPayment === 'OPEN' ? t('unpaid') : waits
  return (
    <p className={css.meta}>
      <Kind tone="soon">{payUntil ? t('payBy', { date: formatMoment(payUntil, language) }) : says}</Kind>
      {t('applied', { date: formatDate(appliedAt, language) })}
      {paid && ` · ${t('paid', { amount: formatAmount(paid.amount, paid.currency, language) })}`}
    </p>
  )
}

export function WaitingActions({ course }: { course: MyCourse }) {
  const t = useMessages(enrolmentMessages)
  const { language } = useSite()
  const { courseSeq, title, payUntil, holdUntil, waitPayment, paid } = course
  const [isLeaving, setLeaving] = useState(false)
  const withdraw = useCommand(withdrawApplication, { courseSeq })
  if (holdUntil !== null)
    return (
      <Button href={`/classes/${courseSeq}/payment?ps=01`} label={t('continuePaymentOf', { title })}>
        {t('continuePayment')}
      </Button>
    )
  const amount = paid && formatAmount(paid.amount, paid.currency, language)
  const leave = () =>
    withdraw.run({}).then(({ refundedAmount }) => {
      if (!paid) return t('gaveUp')
      return refundedAmount > 0 ? t('gaveUpRefunded') : t('gaveUpRefunding')
    })
  return (
    <>
      {waitPayment === 'OPEN' && (
        <Button href={`/classes/${courseSeq}/payment?ps=00`} label={t('continuePaymentOf', { title })}>
          {t('continuePayment')}
        </Button>
      )}
      {payUntil && (
        <Button href={`/classes/${courseSeq}/payment?ps=01`} label={t('payOf', { title })}>
          {t('pay')}
        </Button>
      )}
      <Button variant="subtle" onPress={() => setLeaving(true)} label={t('giveUpOf', { title })}>
        {t('giveUp')}
      </Button>
      {isLeaving && (
        <AskFirst
          title={t('giveUpTitle')}
          okLabel={amount === null ? t('giveUp') : t('giveUpPaid')}
          cancelLabel={t('keep')}
          danger
          deed={leave}
          failed={t('failed')}
          onClose={() => setLeaving(false)}
        >
          {amount === null ? t('giveUpText') : t('giveUpPaidText', { amount })}
        </AskFirst>
      )}
    </>
  )
}
