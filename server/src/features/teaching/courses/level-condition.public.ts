import type { Role } from 'contract/http/permissions'
import type { RefusalName } from 'contract/http/refusals'
import type { JoinCondition } from 'contract/teaching/courses/settings.schemas'
import { fareTypes, type FareCd } from 'contract/values/type-codes'
import type { LevelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findCurrent, findLevels } from '../../people/levels/levels.public.ts'
import { joinConditions } from './courses.rules.ts'

interface Course {
  fareCd: FareCd
  memberOnly: boolean | null
  minLevelSeq: LevelSeq | null
}
interface Caller {
  userSeq: UserSeq
  isMember: boolean
  role: Role | null
}

/** All conditions for this caller to enrol. Nobody enrols in an open course. Staff need no level. docs/rules.md R-367, R-1125, R-1312. */
export async function joinConditionsFor(
  db: ChannelDb,
  course: Course,
  caller: Caller | null,
): Promise<JoinCondition[]> {
  const { minLevelSeq, fareCd } = course
  const others = joinConditions(course, caller)
  if (minLevelSeq === null || fareCd === fareTypes.open) return others
  const levels = await findLevels(db)
  const rankOf = (levelSeq: LevelSeq | undefined) => levels.findIndex((one) => one.levelSeq === levelSeq)
  const name = levels[rankOf(minLevelSeq)]?.name
  if (name === undefined) return others
  const current = caller?.isMember === true ? await findCurrent(db, [caller.userSeq]) : null
  const isReached = caller !== null && rankOf(current?.get(caller.userSeq)?.levelSeq) >= rankOf(minLevelSeq)
  const isStaff = caller?.isMember === true && caller.role !== null
  const satisfied = isReached || isStaff
  return [...others, { type: 'LEVEL', refSeq: minLevelSeq, name, satisfied }]
}

/** LEVEL_NEEDED where the level of the caller is too low to enrol; null otherwise. */
export async function checkLevel(db: ChannelDb, course: Course, caller: Caller): Promise<RefusalName | null> {
  if (course.minLevelSeq === null) return null
  const conditions = await joinConditionsFor(db, course, caller)
  return conditions.some(({ type, satisfied }) => type === 'LEVEL' && !satisfied) ? 'LEVEL_NEEDED' : null
}
