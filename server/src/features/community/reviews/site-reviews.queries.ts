import { sql } from 'kysely'
import type {
  ReviewSetting,
  ReviewSettingDraft,
  SiteReviewChoice,
  SiteReviewFilter,
} from 'contract/community/reviews/schemas'
import type { EvaluationSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { reviewsWithWriter } from './reviews.queries.ts'

const siteReviews = (db: ChannelDb, { q, reviewPoint, shelf }: SiteReviewChoice) =>
  reviewsWithWriter(db)
    .select(['reviews.hiddenAt', 'reviews.hiddenReason'])
    .$if(shelf === 'hidden', (all) => all.where('reviews.hiddenAt', 'is not', null))
    .$if(shelf === 'withoutReply', (all) =>
      all.where('reviews.hiddenAt', 'is', null).where('reviews.replyContent', 'is', null),
    )
    .$if(shelf === 'shown', (all) => all.where('reviews.hiddenAt', 'is', null))
    .$if(shelf === 'best', (all) => all.where('reviews.isBest', '=', true))
    .$if(reviewPoint !== undefined, (all) => all.where('reviews.reviewPoint', '=', reviewPoint ?? 0))
    .$if(q !== undefined && q !== '', (all) => {
      const like = containing(q ?? '')
      return all.where((eb) =>
        eb.or([eb('reviews.description', 'ilike', like), eb('users.name', 'ilike', like)]),
      )
    })

/** The next reviews by number, for lists that are read to their end. */
export const findSiteReviewsAfter = (
  db: ChannelDb,
  choice: SiteReviewChoice,
  { after, limit }: { after: number; limit: number },
) =>
  siteReviews(db, choice)
    .where(sql<boolean>`reviews.evaluation_seq > ${after}`)
    .orderBy('reviews.evaluationSeq')
    .limit(limit)
    .execute()

export function findSiteReviews(db: ChannelDb, filter: SiteReviewFilter) {
  return siteReviews(db, filter)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.evaluationSeq', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
}
export function countSiteReviews(db: ChannelDb, filter: SiteReviewChoice) {
  return siteReviews(db, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
}

const untouched: ReviewSetting = { showsFullName: false, isDetailed: false, invites: true }
/** The settings of a site that changed none are the first ones. */
export async function findSetting(db: ChannelDb): Promise<ReviewSetting> {
  const setting = await tables(db)
    .selectFrom('reviewSettings')
    .select(['showsFullName', 'isDetailed', 'invites'])
    .executeTakeFirst()
  return setting ?? untouched
}
/** Writes only what changed, so that two who change different settings at once keep both. */
export function updateSetting(tx: ChannelTx, changed: ReviewSettingDraft, updatedAt: Date) {
  const first = {
    showsFullName: changed.showsFullName ?? untouched.showsFullName,
    isDetailed: changed.isDetailed ?? untouched.isDetailed,
    invites: changed.invites ?? untouched.invites,
  }
  return tables(tx)
    .insertInto('reviewSettings')
    .values({ ...first, updatedAt })
    .onConflict((same) => same.column('channelSeq').doUpdateSet({ ...changed, updatedAt }))
    .returning(['showsFullName', 'isDetailed', 'invites'])
    .executeTakeFirstOrThrow()
}

/** Whether the review is there and readers see it. */
export async function updateBest(tx: ChannelTx, evaluationSeq: EvaluationSeq, isBest: boolean) {
  const changed = await tables(tx)
    .updateTable('reviews')
    .set({ isBest })
    .where('evaluationSeq', '=', evaluationSeq)
    .where('hiddenAt', 'is', null)
    .returning('evaluationSeq')
    .executeTakeFirst()
  return changed !== undefined
}

export interface Hidden {
  hiddenAt: Date | null
  hiddenReason: string | null
  hiddenByUserSeq: UserSeq | null
}
/** The course of the review that was hidden or shown; nothing when it already was. A hidden review is none of the best. */
export function updateHidden(tx: ChannelTx, evaluationSeq: EvaluationSeq, hidden: Hidden) {
  return tables(tx)
    .updateTable('reviews')
    .set({ ...hidden, isBest: false })
    .where('evaluationSeq', '=', evaluationSeq)
    .where('hiddenAt', hidden.hiddenAt === null ? 'is not' : 'is', null)
    .returning('courseSeq')
    .executeTakeFirst()
}

/** Whose review it is, and since when it is hidden. */
export const findHidden = (db: ChannelDb, evaluationSeq: EvaluationSeq) =>
  tables(db)
    .selectFrom('reviews')
    .select(['userSeq', 'hiddenAt'])
    .where('evaluationSeq', '=', evaluationSeq)
    .executeTakeFirst()
