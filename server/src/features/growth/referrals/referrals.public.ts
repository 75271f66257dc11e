import type { CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findCodeOf } from './referrals.queries.ts'

/** The caller's invitation link of a course, if they have one. */
export async function refererOf(ctx: MemberContext, courseSeq: CourseSeq) {
  const refererCode = await findCodeOf(ctx.db, courseSeq, ctx.user.userSeq)
  if (refererCode === null) return { refererCode, refererCodeUrl: null }
  const { siteUrl } = await getBrand(ctx)
  return { refererCode, refererCodeUrl: `${siteUrl}/invite/${refererCode}` }
}
