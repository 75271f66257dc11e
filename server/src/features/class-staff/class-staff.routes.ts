import { classPermissionsOf } from 'contract/people/class-roles/class-roles.rules'
import * as promised from 'contract/teaching/course-staff/api'
import * as promisedFacilitatorsApi from 'contract/views/class-page/facilitators.api'
import { implement } from '../../platform/http/implement.ts'
import { findPosts, findStaffOf } from '../courses/course-staff.public.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { getReadableCourse } from '../enrolments/enrolments.public.ts'
import { fileUrl } from '../files/files.public.ts'
import { findClassCandidates, findTeacherViews } from '../members/members.public.ts'
import { renewWaiting, withdrawWaiting } from '../roles/invitations.public.ts'
import { inviteToClass, listClassInvitations } from './class-invitations.ts'
import { addTutor, changePost, listClassStaff, makeLead } from './class-staff.ts'
import { setMaster } from './masters.ts'

const CARD_WIDTH = 640

export const classStaffRoutes = [
  implement(promised.listClassStaff, ({ ctx, params }) => listClassStaff(ctx, params.courseSeq)),
  implement(promised.addTutor, ({ ctx, params, body }) => addTutor(ctx, { ...params, ...body })),
  implement(promised.changeClassStaff, ({ ctx, params, body }) => changePost(ctx, params, body.userTypeCd)),
  implement(promised.makeLead, ({ ctx, params }) => makeLead(ctx, params)),
  implement(promised.removeClassStaff, ({ ctx, params }) => changePost(ctx, params, null)),
  implement(promised.searchClassCandidates, async ({ ctx, params, query }) => {
    await getManagedCourse(ctx, params.courseSeq)
    const found = await findClassCandidates(ctx.db, { ...query, courseSeq: params.courseSeq })
    return { list: found.slice(0, query.limit), page: query.page, isLast: found.length <= query.limit }
  }),
  implement(promised.listClassInvitations, ({ ctx, params }) => listClassInvitations(ctx, params.courseSeq)),
  implement(promised.inviteToClass, ({ ctx, params, body }) => inviteToClass(ctx, { ...params, ...body })),
  implement(promised.resendClassInvitation, async ({ ctx, params: { courseSeq, invitationSeq } }) => {
    await getManagedCourse(ctx, courseSeq)
    return renewWaiting(ctx, { invitationSeq, to: courseSeq })
  }),
  implement(promised.withdrawClassInvitation, async ({ ctx, params: { courseSeq, invitationSeq } }) => {
    await getManagedCourse(ctx, courseSeq)
    return withdrawWaiting(ctx, { invitationSeq, to: courseSeq })
  }),
  implement(promised.listMyClassPosts, async ({ ctx }) => ({
    list: (await findPosts(ctx)).map(({ imageFileSeq: image, ...post }) => ({
      ...post,
      imageUrl: image === null ? null : fileUrl(ctx.channelSeq, image, CARD_WIDTH),
      roles: classPermissionsOf(post.userTypeCd),
    })),
  })),
  implement(promisedFacilitatorsApi.listFacilitators, async ({ ctx, params: { courseSeq } }) => {
    await getReadableCourse(ctx, courseSeq)
    const staff = await findStaffOf(ctx.db, [courseSeq])
    const led = staff.flatMap(({ userSeq, userTypeCd }) => (userTypeCd === 'FAC' ? [userSeq] : []))
    return { list: await findTeacherViews(ctx, led) }
  }),
  implement(promised.verifyMaster, ({ ctx, params }) => setMaster(ctx, params.userSeq, true)),
  implement(promised.unverifyMaster, ({ ctx, params }) => setMaster(ctx, params.userSeq, false)),
]
