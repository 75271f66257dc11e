import {
  MAX_PENDING,
  pendingKinds,
  pendingPermissions,
  type PendingKind,
} from 'contract/workflows/pending-work/pending-work.rules'
import type { MemberContext } from '../../../platform/context.ts'
import { countPendingReports as countBoardReports } from '../../community/boards/boards.public.ts'
import { countPendingReports as countClassReports } from '../../community/posts/posts.public.ts'
import { countOpenQuestions } from '../../community/questions/questions.public.ts'
import { countParcelsToSend } from '../../money/deliveries/deliveries.public.ts'
import { countAwaitedDeposits } from '../../money/orders/orders.public.ts'
import { countWaitingRequests } from '../refund-requests/refund-requests.public.ts'

type Count = (ctx: MemberContext, limit: number) => Promise<number>
const counts: Record<PendingKind, Count> = {
  QUESTIONS: countOpenQuestions,
  REFUND_REQUESTS: ({ db }, limit) => countWaitingRequests(db, limit),
  DEPOSITS: ({ db }, limit) => countAwaitedDeposits(db, limit),
  DELIVERIES: ({ db }, limit) => countParcelsToSend(db, limit),
  BOARD_REPORTS: countBoardReports,
  CLASS_REPORTS: countClassReports,
}

/** Each kind that the caller may read and of which something waits. docs/rules.md R-1187. */
export async function pendingWorkOf(ctx: MemberContext) {
  const readable = pendingKinds.filter((kind) => ctx.user.permissions.has(pendingPermissions[kind]))
  const list = await Promise.all(
    readable.map(async (kind) => ({ kind, count: await counts[kind](ctx, MAX_PENDING) })),
  )
  return { list: list.filter(({ count }) => count > 0) }
}
