import * as api from 'contract/workflows/admissions/api'
import { implement } from '../../../platform/http/implement.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { countAttendees, countByState, findAttendees } from '../../money/enrolments/enrolments.public.ts'
import * as service from './admissions.service.ts'
import { enrolFree } from '../../money/orders/orders.public.ts'
import { inviteAll } from './invite-attendees.service.ts'
import { downloadAttendeeList } from './attendee-spreadsheet.service.ts'
import { attendeesOf } from './attendees.views.ts'
import { viewAttendee } from './learning-history.views.ts'

const noCounts = { PENDING_PAYMENT: 0, WAITING: 0, APPROVED: 0, CANCELLED: 0, EXPIRED: 0 }

export const admissionsRoutes = [
  implement(api.listAttendees, async ({ ctx, params: { courseSeq }, query }) => {
    await getManagedCourse(ctx, courseSeq)
    const counts = await countByState(ctx.db, courseSeq, query)
    return {
      list: await attendeesOf(ctx, await findAttendees(ctx.db, courseSeq, query)),
      total: await countAttendees(ctx.db, courseSeq, query),
      counts: { ...noCounts, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) },
    }
  }),
  implement(api.getAttendee, async ({ ctx, params }) => {
    await getManagedCourse(ctx, params.courseSeq)
    return viewAttendee(ctx, params)
  }),
  implement(api.downloadAttendees, ({ ctx, params, body }) =>
    downloadAttendeeList(ctx, params.courseSeq, body),
  ),
  implement(api.cancelEnrolment, ({ ctx, params, body }) =>
    service.cancelByStaff(ctx, { ...params, reason: body.reason }),
  ),
  implement(api.inviteAttendees, ({ ctx, params, body }) => inviteAll(ctx, params.courseSeq, body.emails)),
  implement(api.enrolFree, ({ ctx, params, body }) => enrolFree(ctx, params.courseSeq, body.skipAttendCheck)),
]
