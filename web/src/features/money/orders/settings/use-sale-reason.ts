import { useMessages } from '../../../../platform/words/use-messages.ts'
import { reasonOfCode } from '../payment-failure.rules.ts'
import { saleReasonMessages } from './sale-reasons.messages.ts'

/** Reasons that the server writes down itself; everything else is a provider's code, or was typed by a person. */
const ownReasons = [
  ['started again', 'startedAgain'],
  ['no seat left', 'noSeat'],
  ['withdrawn', 'withdrawn'],
  ['unknown to the provider', 'unknownThere'],
  ['time over', 'timeOver'],
  ['not paid in time', 'timeOver'],
  ['paid twice', 'paidTwice'],
  ['paid by another payment', 'paidOtherwise'],
  ['not admitted in time', 'notAdmitted'],
  ['coupon used elsewhere', 'couponInUse'],
  ['cancelled by the buyer', 'byBuyer'],
  ['another way to pay was chosen', 'otherWay'],
  ['another was agreed to', 'otherPayment'],
  ['not paid', 'notPaid'],
] as const
const ownReasonOf = (text: string) => ownReasons.find(([known]) => known === text)?.[1]

/** Why a payment failed or money went back, in the reader's language; with the code of the provider, to name when asking for help. */
export function useSaleReason() {
  const t = useMessages(saleReasonMessages)
  return (text: string | null) => {
    if (text === null) return null
    const own = ownReasonOf(text)
    if (own) return t(own)
    const reason = reasonOfCode(text)
    if (reason === 'UNKNOWN') return text
    return t('withCode', { reason: t(reason), code: text })
  }
}
