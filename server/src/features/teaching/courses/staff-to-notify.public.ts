import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findHolders, findManagers } from '../../people/members/members.public.ts'
import type { Permission } from 'contract/http/permissions'
import { findHoldersIn, findStaffWith, findTeachersOf } from './courses.public.ts'

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

/** All who hold this permission in the course: by their role in it, or by one on the site that covers every course. */
export async function holdersIn(ctx: Context, courseSeq: CourseSeq, key: Permission) {
  const holders = await findHoldersIn(ctx.db, courseSeq, key)
  const covering = await findHolders(ctx.db, key, 'SITE_CLASS_UPDATE')
  return [...new Set([...covering, ...holders])]
}
