import { reviewInvited } from 'contract/community/reviews/events'
import { INVITATION_DAYS } from 'contract/community/reviews/reviews.rules'
import { alarmTypes } from 'contract/values/type-codes'
import { emit, on, type Timer } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm, sendNotice } from '../../messaging/notifications/notifications.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findToInvite, insertInvitation } from './review-invitations.queries.ts'
import { reviewInvitationMail } from './reviews.mail.ts'
import { findReviewOfEnrolment } from './reviews.queries.ts'
import { checkReviewable } from './reviews.rules.ts'
import { findSetting } from './site-reviews.queries.ts'

const DAY = 86_400_000
const AT_ONCE = 200

/** Every day: who finished a class and has not reviewed it, once for each place. docs/rules.md R-1107. */
export const inviteToReview: Timer = {
  name: 'reviews.invite',
  cron: '20 11 * * *',
  waitsWhileSuspended: true,
  async visit(ctx) {
    if (!(await findSetting(ctx.db)).invites) return
    const now = ctx.now()
    const before = (days: number) => new Date(now.getTime() - days * DAY)
    const time = {
      now,
      since: before(INVITATION_DAYS.atLatest),
      metBefore: before(INVITATION_DAYS.afterMeeting),
    }
    for (;;) {
      const places = await findToInvite(ctx.db, { ...time, limit: AT_ONCE })
      for (const { attendSeq, courseSeq } of places) {
        await ctx.transaction(async (tx) => {
          const isFirst = await insertInvitation(tx, { attendSeq, invitedAt: now })
          if (isFirst) await emit(tx, reviewInvited, { attendSeq, courseSeq })
        })
      }
      if (places.length < AT_ONCE) return
    }
  },
}

/** By notification and mail, unless the learner reviewed it meanwhile. */
export const notifyInvited = on(
  'reviews.notifyInvited',
  reviewInvited,
  async (ctx, { attendSeq, courseSeq }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    const course = await findCourse(ctx.db, courseSeq)
    if (!enrolment || !course || checkReviewable(enrolment, ctx.now())) return
    if (await findReviewOfEnrolment(ctx.db, attendSeq)) return
    const once = `review-invitation:${attendSeq}`
    const { title } = course
    const path = `/classes/${courseSeq}#write-review`
    const to = [enrolment.userSeq]
    const content = { kind: 'reviewInvitation', title }
    await raiseAlarm(ctx, { alarmType: alarmTypes.class, courseSeq, to, content, path, once })
    await sendNotice(ctx, {
      kind: 'REVIEW',
      to,
      once,
      write: (person) => reviewInvitationMail({ ...person, title, path }),
    })
  },
)
