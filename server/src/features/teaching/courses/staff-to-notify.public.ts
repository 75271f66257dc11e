import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findManagers } from '../../people/members/members.public.ts'
import type { Permission } from 'contract/http/permissions'
import { findStaffWith, findTeachersOf } from './courses.public.ts'

/** Managers of the site and the instructors of the course. */
export async function staffOf(ctx: Context, courseSeq: CourseSeq) {
  const managers = await findManagers(ctx.db)
  const teachers = await findTeachersOf(ctx.db, courseSeq)
  return [...new Set([...managers, ...teachers])]
}

/** The same, with the staff of the course who hold this permission there. */
export async function staffWith(ctx: Context, courseSeq: CourseSeq, key: Permission) {
  const managers = await findManagers(ctx.db)
  const { teachers, holders } = await findStaffWith(ctx.db, courseSeq, key)
  return { staff: [...new Set([...managers, ...teachers])], holders }
}
