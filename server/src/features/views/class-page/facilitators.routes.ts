import * as facilitatorsApi from 'contract/views/class-page/facilitators.api'
import { implement } from '../../../platform/http/implement.ts'
import { findStaffOf } from '../../people/class-roles/class-roles.public.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'
import { findTeacherViews } from '../../people/members/members.public.ts'

export const facilitatorsRoutes = [
  implement(facilitatorsApi.listFacilitators, async ({ ctx, params: { courseSeq } }) => {
    await getReadableCourse(ctx, courseSeq)
    const staff = await findStaffOf(ctx.db, [courseSeq])
    const led = staff.flatMap(({ userSeq, userTypeCd }) => (userTypeCd === 'FAC' ? [userSeq] : []))
    return { list: await findTeacherViews(ctx, led) }
  }),
]
