import type { AttendSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findPaymentsOfEnrolments } from './refund-blocks.queries.ts'
import { refundBlock } from './refund-blocks.rules.ts'

/** How many of these enrolments cannot be cancelled together with their refunds, by reason. docs/rules.md R-749. */
export async function countRefundBlocks({ db, ports }: Context, attendSeqs: AttendSeq[]) {
  const payments = await findPaymentsOfEnrolments(db, attendSeqs)
  const blocks = payments.map((payment) =>
    refundBlock({
      ...payment,
      isReachable: payment.merchantSeq !== null || ports.gateways.has(payment.gateway),
    }),
  )
  const countOf = (reason: (typeof blocks)[number]) => blocks.filter((block) => block === reason).length
  return {
    virtualAccountCount: countOf('VIRTUAL_ACCOUNT'),
    settledCount: countOf('SETTLED'),
    etcCount: countOf('OTHER'),
  }
}
