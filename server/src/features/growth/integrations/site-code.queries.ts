import type { SiteCodeStatus } from 'contract/growth/integrations/site-code.rules'
import type { SiteCodeReviewSeq } from 'contract/values/ids'
import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

type Shelf = 'waiting' | 'decided'
interface Page {
  shelf: Shelf
  page: number
  size: number
}
const statusesOf = (shelf: Shelf): SiteCodeStatus[] =>
  shelf === 'waiting' ? ['REQUESTED'] : ['ALLOWED', 'REFUSED', 'WITHDRAWN']

const reviews = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('siteCodeReviews')
    .innerJoin('users as requester', 'requester.userSeq', 'siteCodeReviews.requestedByUserSeq')
    .leftJoin('users as decider', 'decider.userSeq', 'siteCodeReviews.decidedByUserSeq')
    .select([
      'siteCodeReviews.siteCodeReviewSeq',
      'siteCodeReviews.channelSeq',
      'siteCodeReviews.version',
      'siteCodeReviews.status',
      'siteCodeReviews.requestedAt',
      'siteCodeReviews.reason',
      'siteCodeReviews.decidedAt',
      'requester.name as requestedBy',
      'decider.name as decidedBy',
    ])

/** Open requests, oldest first; or decided ones, newest first. */
export function findReviews(db: PlatformDb, { shelf, page, size }: Page) {
  const some = reviews(db)
    .where('siteCodeReviews.status', 'in', statusesOf(shelf))
    .limit(size)
    .offset((page - 1) * size)
  if (shelf === 'waiting') return some.orderBy('requestedAt').orderBy('siteCodeReviewSeq').execute()
  return some.orderBy('siteCodeReviews.decidedAt', 'desc').orderBy('siteCodeReviewSeq', 'desc').execute()
}

export async function countReviews(db: PlatformDb, shelf: Shelf) {
  const { count } = await platformTables(db)
    .selectFrom('siteCodeReviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', statusesOf(shelf))
    .executeTakeFirstOrThrow()
  return count
}

export const findReview = (db: PlatformDb, siteCodeReviewSeq: SiteCodeReviewSeq) =>
  reviews(db).where('siteCodeReviewSeq', '=', siteCodeReviewSeq).executeTakeFirst()
