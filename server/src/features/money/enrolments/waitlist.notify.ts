import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { alarmTypes } from 'contract/values/type-codes'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findEnrolment } from './enrolments.public.ts'
import { staffOf } from '../../teaching/courses/staff-to-notify.public.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'

const ofWaitlist = {
  INVITED: 'payInvited',
  INVITATION_OVER: 'payOver',
  REFUSED: 'notLetIn',
  OVER: 'waitOver',
  STANDBY: 'standby',
} as const
/** Nobody waited behind an application that staff accept. */
const ofApproval = { ...ofWaitlist, INVITED: 'payApproved', INVITATION_OVER: 'approvalOver' } as const

/** Staff learn who waits; the applicant learns the outcome. */
export const notifyWaiting = on(
  'alarms.tellOfWaiting',
  waitingMoved,
  async (ctx, { attendSeq, courseSeq, step }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    const course = await findCourse(ctx.db, courseSeq)
    if (!enrolment || !course) return
    const { userSeq, name, waitKind, waitingSince, invitedUntil } = enrolment
    const { title } = course
    const alarm = { alarmType: alarmTypes.enrolment, courseSeq } as const
    if (step === 'APPLIED') {
      const staff = await staffOf(ctx, courseSeq)
      await raiseAlarm(ctx, {
        ...alarm,
        to: staff.filter((one) => one !== userSeq),
        actorUserSeq: userSeq,
        content: { kind: waitKind === 'LIST' ? 'waitApplied' : 'approvalAsked', name, title },
        path: `/classes/${courseSeq}/settings/attendees?state=WAITING`,
        once: `waiting:${attendSeq}`,
      })
      return
    }
    const page = classPath({ ...course, serviceAlias: DEFAULT_ALIAS })
    const at = invitedUntil?.toISOString() ?? ''
    await raiseAlarm(ctx, {
      ...alarm,
      to: [userSeq],
      content: { kind: (waitKind === 'APPROVAL' ? ofApproval : ofWaitlist)[step], title, at },
      path: step === 'INVITED' ? `${page}/payment?ps=01` : page,
      once: `waiting:${attendSeq}:${step}:${at || waitingSince?.toISOString()}`,
    })
  },
)
