import type { AttendSeq, ChannelSeq, UserSeq } from 'contract/values/ids'
import type { Context, PlatformContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCard, listChannels } from '../../site/sites/sites.public.ts'
import { limitsOf, lockLimit } from '../../system/plans/plans.public.ts'
import {
  countOthers,
  countStudents,
  deleteStudentLimit,
  lockStudentLimit,
  readStudentLimit,
  upsertStudentLimit,
} from './student-limit.queries.ts'

/**
 * Before somebody gets a place: STUDENTS_FULL when as many others learn at the site as may. Somebody who learns there
 * already is no new student. A seat that is held for a payment counts, so that nobody pays and is not let in. The caller holds the
 * enrolment and no seat yet: the limit is locked before any round. docs/rules.md R-825.
 */
export async function takeStudentPlace(tx: ChannelTx, enrolment: { userSeq: UserSeq; attendSeq: AttendSeq }) {
  const studentLimit = await lockedLimit(tx)
  if (studentLimit === null) return
  const { otherCount, isStudent } = await countOthers(tx, enrolment)
  if (!isStudent && otherCount >= studentLimit) throw refuse('STUDENTS_FULL')
}

/** What the operator set for the site counts before its plan. docs/rules.md R-1073. */
async function lockedLimit(tx: ChannelTx) {
  const own = await lockStudentLimit(tx)
  if (own) return own.studentLimit
  const { studentLimit } = await limitsOf(tx)
  if (studentLimit !== null) await lockLimit(tx, 'STUDENTS')
  return studentLimit
}

export const studentsOf = async ({ db }: Pick<Context, 'db'>) => ({
  studentCount: await countStudents(db),
  studentLimit: (await readStudentLimit(db)) ?? (await limitsOf(db)).studentLimit,
})

/** Sites with their limits, for the operator. */
export async function listLimits(
  ctx: PlatformContext,
  query: { q?: string | undefined; page: number; size: number },
) {
  const { list, total } = await listChannels(ctx, query)
  const withCounts = list.map(async (site) => ({
    ...site,
    ...(await studentsOf(await ctx.at(site.channelSeq))),
  }))
  return { list: await Promise.all(withCounts), total }
}

export async function setLimit(ctx: PlatformContext, channelSeq: ChannelSeq, studentLimit: number | null) {
  if (!(await findSiteCard(ctx, channelSeq))) throw refuse('NOT_FOUND')
  const site = await ctx.at(channelSeq)
  await site.transaction((tx) =>
    studentLimit === null
      ? deleteStudentLimit(tx)
      : upsertStudentLimit(tx, { studentLimit, changedAt: ctx.now() }),
  )
  return null
}
