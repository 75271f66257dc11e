import type { ReportReason, ReportVerdict } from 'contract/community/posts/reports.rules'
import type { UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'

/** Twenty in a row, then one every half minute. */
const PACE = { most: 20, everySeconds: 30 }
export const keepReportPace = (ctx: MemberContext, what: string) => keepMemberPace(ctx, what, PACE)

/** What the reports of posts, boards and reviews have in common. */
export interface ReportWords {
  userSeq: UserSeq
  reasonCd: ReportReason
  description: string
  createdAt: Date
}
export const reportBy = (
  ctx: MemberContext,
  { reason, description }: { reason: ReportReason; description: string },
): ReportWords => ({ userSeq: ctx.user.userSeq, reasonCd: reason, description, createdAt: ctx.now() })

export interface Settled {
  verdict: ReportVerdict
  settledAt: Date
  settledByUserSeq: UserSeq
}
export const settledBy = (ctx: MemberContext, verdict: ReportVerdict): Settled => ({
  verdict,
  settledAt: ctx.now(),
  settledByUserSeq: ctx.user.userSeq,
})

/** A report as its query returns it, in JSON. */
export interface ReportInJson {
  reason: ReportReason
  description: string
  createdAt: string
}
export const reportsOf = (reports: readonly ReportInJson[]) =>
  reports.map((one) => ({ ...one, createdAt: new Date(one.createdAt) }))
