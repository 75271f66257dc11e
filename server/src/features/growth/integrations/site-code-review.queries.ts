import type { SiteCodeStatus } from 'contract/growth/integrations/site-code.rules'
import type { SiteCodeReviewSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findStatus = (tx: ChannelTx, version: number) =>
  tables(tx)
    .selectFrom('siteCodeReviews')
    .select(['siteCodeReviewSeq', 'status'])
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('version', '=', version)
    .executeTakeFirst()

interface Request {
  status: SiteCodeStatus
  requestedAt: Date
  requestedByUserSeq: UserSeq
}
export async function insertReview(tx: ChannelTx, version: number, request: Request) {
  const { siteCodeReviewSeq } = await tables(tx)
    .insertInto('siteCodeReviews')
    .values(({ fn }) => ({ ...request, version, channelSeq: fn('bound_channel') }))
    .returning('siteCodeReviewSeq')
    .executeTakeFirstOrThrow()
  return siteCodeReviewSeq
}
export async function updateRequest(tx: ChannelTx, siteCodeReviewSeq: SiteCodeReviewSeq, request: Request) {
  await tables(tx)
    .updateTable('siteCodeReviews')
    .set(request)
    .where('siteCodeReviewSeq', '=', siteCodeReviewSeq)
    .execute()
}

/** Cancels open requests of this site other than `version`. */
export async function cancelRequests(tx: ChannelTx, version: number | null) {
  await tables(tx)
    .updateTable('siteCodeReviews')
    .set({ status: 'CANCELLED' })
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('status', '=', 'REQUESTED')
    .$if(version !== null, (some) => some.where('version', '<>', version ?? 0))
    .execute()
}

interface Decision {
  status: SiteCodeStatus
  reason: string | null
  decidedByUserSeq: UserSeq
  decidedAt: Date
}
export async function updateDecision(
  tx: ChannelTx,
  siteCodeReviewSeqs: SiteCodeReviewSeq[],
  decision: Decision,
) {
  await tables(tx)
    .updateTable('siteCodeReviews')
    .set(decision)
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('siteCodeReviewSeq', 'in', siteCodeReviewSeqs)
    .execute()
}

/** Every allowed version of this site. */
export const findAllowed = (tx: ChannelTx) =>
  tables(tx)
    .selectFrom('siteCodeReviews')
    .select('siteCodeReviewSeq')
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('status', '=', 'ALLOWED')
    .execute()
