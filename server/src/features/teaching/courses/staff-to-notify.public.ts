import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { findTeachersOf } from './courses.public.ts'

/** Managers of the site and the instructors of the course. */
export async function staffOf(ctx: Context, courseSeq: CourseSeq) {
  const managers = await findManagers(ctx.db)
  const teachers = await findTeachersOf(ctx.db, courseSeq)
  return [...new Set([...managers, ...teachers])]
}
