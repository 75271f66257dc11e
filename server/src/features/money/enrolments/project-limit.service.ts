import { MAX_PROJECTS } from 'contract/money/enrolments/enrolments.rules'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { courseTypes } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockMember } from '../../people/members/members.public.ts'
import { findActive } from './enrolments.queries.ts'
import { countProjects } from './project-limit.queries.ts'

const PROJECT = courseTypes.project
interface Course {
  courseSeq: CourseSeq
  courseTypeCd: string
}

/**
 * Before somebody gets a new place in a project: PROJECTS_FULL when they take part in as many as one may. The member's row
 * is held, so that two applications at once are counted one after the other. docs/rules.md R-406.
 */
export async function makeRoomForProject(
  tx: ChannelTx,
  { courseSeq, courseTypeCd }: Course,
  { userSeq, now }: { userSeq: UserSeq; now: Date },
) {
  if (courseTypeCd !== PROJECT) return
  await lockMember(tx, userSeq)
  // A user who is enrolled here already gets that refusal, and not that there are too many.
  if (await findActive(tx, userSeq, courseSeq)) return
  if ((await countProjects(tx, userSeq, now)) >= MAX_PROJECTS) throw refuse('PROJECTS_FULL')
}

/** The same, asked before anything is pressed. */
export async function checkProjectLimit(ctx: MemberContext, { courseSeq, courseTypeCd }: Course) {
  const { userSeq } = ctx.user
  if (courseTypeCd !== PROJECT || (await findActive(ctx.db, userSeq, courseSeq))) return null
  return (await countProjects(ctx.db, userSeq, ctx.now())) >= MAX_PROJECTS ? ('PROJECTS_FULL' as const) : null
}
