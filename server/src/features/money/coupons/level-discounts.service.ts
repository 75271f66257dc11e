import type { Context } from '../../../platform/context.ts'
import { findDiscountOf } from '../../people/levels/levels.public.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'

/** What the level of the caller takes off this class; null for nothing, and for a package. docs/rules.md R-1201. */
export async function discountFor({ db, user }: Context, { productKind }: Pick<CourseRow, 'productKind'>) {
  if (productKind === 'PACKAGE' || !user?.isMember) return null
  return (await findDiscountOf(db, user.userSeq)) ?? null
}
export type LevelDiscount = NonNullable<Awaited<ReturnType<typeof discountFor>>>
