import { MAX_LEADERS } from 'contract/learning/challenges/terms.schemas'
import type { ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findWorkers } from '../../people/class-roles/class-roles.public.ts'
import { findManagers, findNames } from '../../people/members/members.public.ts'
import { getChangeableCourse } from '../../teaching/courses/courses.public.ts'
import { requireChallenge } from './challenges.service.ts'
import { deleteLeader, findLeaders, insertLeader } from './terms.queries.ts'
import { findRounds } from '../../teaching/courses/rounds.public.ts'

interface TermRef {
  courseSeq: CourseSeq
  classSeq: ClassSeq
}

async function staffOf(db: ChannelDb, courseSeq: CourseSeq) {
  const workers = await findWorkers(db, courseSeq)
  return [...new Set([...workers.map(({ userSeq }) => userSeq), ...(await findManagers(db))])]
}

/** Who leads a term, and who of the staff of its class may. docs/rules.md R-1042. */
export async function leadersOf(ctx: MemberContext, { courseSeq, classSeq }: TermRef) {
  const leading = await findLeaders(ctx.db, classSeq)
  const free = (await staffOf(ctx.db, courseSeq)).filter((one) => !leading.includes(one))
  const names = await findNames(ctx, [...leading, ...free])
  const named = (seqs: UserSeq[]) => seqs.map((userSeq) => ({ userSeq, name: names.get(userSeq) ?? '' }))
  return { leaders: named(leading), candidates: named(free) }
}

/** CHALLENGE_LEADERS_FULL; NO_CHALLENGE for a term of another class and for somebody who does not work on this one. */
export const addLeader = (ctx: MemberContext, { courseSeq, classSeq }: TermRef, userSeq: UserSeq) =>
  ctx.transaction(async (tx) => {
    requireChallenge(await getChangeableCourse(ctx, courseSeq, tx))
    await requireTerm(tx, { courseSeq, classSeq })
    if (!(await staffOf(tx, courseSeq)).includes(userSeq)) throw refuse('NO_CHALLENGE')
    if ((await findLeaders(tx, classSeq)).length >= MAX_LEADERS) throw refuse('CHALLENGE_LEADERS_FULL')
    await insertLeader(tx, { classSeq, userSeq, addedAt: ctx.now() })
    return null
  })

export const removeLeader = (ctx: MemberContext, { courseSeq, classSeq }: TermRef, userSeq: UserSeq) =>
  ctx.transaction(async (tx) => {
    requireChallenge(await getChangeableCourse(ctx, courseSeq, tx))
    await requireTerm(tx, { courseSeq, classSeq })
    await deleteLeader(tx, { classSeq, userSeq })
    return null
  })

async function requireTerm(db: ChannelDb, { courseSeq, classSeq }: TermRef) {
  const rounds = await findRounds(db, courseSeq)
  if (!rounds.some((one) => one.classSeq === classSeq)) throw refuse('NO_CHALLENGE')
}
