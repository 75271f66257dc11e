import { challengeTermState } from 'contract/learning/challenges/terms.rules'
import type { createChallenge, listChallenges } from 'contract/learning/challenges/api'
import type { ChallengeSetting } from 'contract/learning/challenges/terms.schemas'
import { courseTypes, type ProductKind } from 'contract/values/type-codes'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getChangeableCourse, reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { makeOnce, writeNew } from '../../teaching/courses/new-courses.public.ts'
import { countChallenges, findChallenge, findChallenges, upsertChallenge } from './challenges.queries.ts'

/** What a new challenge begins with: the others are seen, and the evening reminds. */
const usual: ChallengeSetting = { showsRanking: true, reminderHour: 20 }

export async function challengesOf(ctx: MemberContext, query: z.output<(typeof listChallenges)['query']>) {
  const { q, ...paged } = query
  const filter = { q, taughtBy: reachesAllClasses(ctx.user) ? null : ctx.user.userSeq }
  const rows = await findChallenges(ctx.db, filter, paged)
  return {
    list: rows.map(({ courseSeq, title, state, createdAt, termCount, ...term }) => ({
      courseSeq,
      title,
      state,
      createdAt,
      termCount,
      term: { ...term, state: challengeTermState({ ...term, isDraft: false, isCurrent: true }, ctx.now()) },
    })),
    total: await countChallenges(ctx.db, filter),
  }
}

/** A draft of a challenge. */
export function makeChallenge(
  ctx: MemberContext,
  { requestKey, title }: z.output<(typeof createChallenge)['body']>,
) {
  return ctx.transaction(async (tx) => ({
    courseSeq: await makeOnce(ctx, tx, {
      requestKey,
      make: async () => {
        const draft = { title, courseTypeCd: courseTypes.class, productKind: 'CHALLENGE' } as const
        const courseSeq = await writeNew(ctx, tx, draft)
        await upsertChallenge(tx, courseSeq, { ...usual, createdAt: ctx.now() })
        return courseSeq
      },
    }),
  }))
}

/** Saves how the challenge runs in all of its terms. docs/rules.md R-1039. */
export const saveSetting = (ctx: MemberContext, courseSeq: CourseSeq, setting: ChallengeSetting) =>
  ctx.transaction(async (tx) => {
    requireChallenge(await getChangeableCourse(ctx, courseSeq, tx))
    const before = await settingOf(tx, courseSeq)
    ctx.audit.record({ before, after: { ...setting } })
    await upsertChallenge(tx, courseSeq, { ...setting, createdAt: ctx.now() })
    return null
  })

export const settingOf = async (db: ChannelDb, courseSeq: CourseSeq): Promise<ChallengeSetting> =>
  (await findChallenge(db, courseSeq)) ?? usual

/** NO_CHALLENGE for what is sold as something else. */
export function requireChallenge<Course extends { productKind: ProductKind }>(course: Course) {
  if (course.productKind !== 'CHALLENGE') throw refuse('NO_CHALLENGE')
  return course
}
