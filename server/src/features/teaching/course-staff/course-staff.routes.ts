import { classPermissionsOf } from 'contract/people/class-roles/class-roles.rules'
import * as api from 'contract/teaching/course-staff/api'

import { implement } from '../../../platform/http/implement.ts'
import { findPosts } from '../../people/class-roles/class-roles.public.ts'
import { getManagedCourse } from '../courses/courses.public.ts'

import { fileUrl } from '../../system/files/files.public.ts'
import { findClassCandidates } from '../../people/members/members.public.ts'
import { renewWaiting, withdrawWaiting } from '../../people/staff/invitations.public.ts'
import { inviteToClass, listClassInvitations } from './invitations.service.ts'
import { addTutor, changePost, listClassStaff, makeLead } from './course-staff.service.ts'
import { setMaster } from './masters.service.ts'

const CARD_WIDTH = 640

export const classStaffRoutes = [
  implement(api.listClassStaff, ({ ctx, params }) => listClassStaff(ctx, params.courseSeq)),
  implement(api.addTutor, ({ ctx, params, body }) => addTutor(ctx, { ...params, ...body })),
  implement(api.changeClassStaff, ({ ctx, params, body }) => changePost(ctx, params, body.userTypeCd)),
  implement(api.makeLead, ({ ctx, params }) => makeLead(ctx, params)),
  implement(api.removeClassStaff, ({ ctx, params }) => changePost(ctx, params, null)),
  implement(api.searchClassCandidates, async ({ ctx, params, query }) => {
    await getManagedCourse(ctx, params.courseSeq)
    const found = await findClassCandidates(ctx.db, { ...query, courseSeq: params.courseSeq })
    return { list: found.slice(0, query.limit), page: query.page, isLast: found.length <= query.limit }
  }),
  implement(api.listClassInvitations, ({ ctx, params }) => listClassInvitations(ctx, params.courseSeq)),
  implement(api.inviteToClass, ({ ctx, params, body }) => inviteToClass(ctx, { ...params, ...body })),
  implement(api.resendClassInvitation, async ({ ctx, params: { courseSeq, invitationSeq } }) => {
    await getManagedCourse(ctx, courseSeq)
    return renewWaiting(ctx, { invitationSeq, to: courseSeq })
  }),
  implement(api.withdrawClassInvitation, async ({ ctx, params: { courseSeq, invitationSeq } }) => {
    await getManagedCourse(ctx, courseSeq)
    return withdrawWaiting(ctx, { invitationSeq, to: courseSeq })
  }),
  implement(api.listMyClassPosts, async ({ ctx }) => ({
    list: (await findPosts(ctx)).map(({ imageFileSeq: image, ...post }) => ({
      ...post,
      imageUrl: image === null ? null : fileUrl(ctx.channelSeq, image, CARD_WIDTH),
      roles: classPermissionsOf(post.userTypeCd),
    })),
  })),
  implement(api.verifyMaster, ({ ctx, params }) => setMaster(ctx, params.userSeq, true)),
  implement(api.unverifyMaster, ({ ctx, params }) => setMaster(ctx, params.userSeq, false)),
]
