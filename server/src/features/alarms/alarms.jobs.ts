import { alarmTypes, postTypes } from 'contract/values/type-codes'
import { memberJoined } from 'contract/people/members/membership.events'
import { noticePublished } from 'contract/site/notices/events'
import { classStaffChanged } from 'contract/people/class-roles/events'
import { courseReviewed } from 'contract/teaching/courses/reviews.events'
import { enrolmentApproved, enrolmentCancelled } from 'contract/money/enrolments/events'
import { questionAnswered, questionAsked } from 'contract/community/questions/events'
import { reviewSaved } from 'contract/community/reviews/events'
import { ownersChanged, type OwnerChange } from 'contract/people/staff/events'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../platform/context.ts'
import { on } from '../../platform/jobs/tasks.ts'
import { telling } from '../../platform/realtime/sockets.ts'
import { findNotice } from '../boards/boards.public.ts'
import { findCourse, findHoldersIn, findTeachersOf } from '../courses/courses.public.ts'
import { findEnrolment } from '../enrolments/enrolments.public.ts'
import { findManagers, findNames } from '../members/members.public.ts'
import { findQuestion } from '../questions/questions.public.ts'
import { getReviewBySeq } from '../reviews/reviews.public.ts'
import { raiseAlarm, raiseForAll } from './alarms.public.ts'

/** Managers of the site and the teachers of the class. */
export async function staffOf(ctx: Context, courseSeq: CourseSeq) {
  const managers = await findManagers(ctx.db)
  const teachers = await findTeachersOf(ctx.db, courseSeq)
  return [...new Set([...managers, ...teachers])]
}

export const tellOfEnrolment = on(
  'alarms.tellOfEnrolment',
  enrolmentApproved,
  async (ctx, { attendSeq, courseSeq }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    const course = await findCourse(ctx.db, courseSeq)
    if (!enrolment || !course) return
    const staff = await staffOf(ctx, courseSeq)
    const helpers = await findHoldersIn(ctx.db, courseSeq, 'CLASS_STUDENT_READ')
    const { userSeq, name } = enrolment
    const alarm = { alarmType: alarmTypes.enrolment, courseSeq } as const
    await raiseAlarm(ctx, {
      ...alarm,
      to: [...new Set([...staff, ...helpers])].filter((one) => one !== userSeq),
      actorUserSeq: userSeq,
      content: { kind: 'applicant', name, title: course.title },
      path: `/classes/${courseSeq}/settings/attendees`,
      once: `applicant:${attendSeq}`,
    })
    await raiseAlarm(ctx, {
      ...alarm,
      to: [userSeq],
      content: { kind: 'enrolled', title: course.title },
      path: `/classes/${courseSeq}`,
      once: `enrolled:${attendSeq}`,
    })
    tellSales(ctx, staff)
  },
)

export const tellOfCancellation = on(
  'alarms.tellOfCancellation',
  enrolmentCancelled,
  async (ctx, { attendSeq, courseSeq, refundedAmount }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    const course = await findCourse(ctx.db, courseSeq)
    if (!enrolment || !course) return
    const staff = await staffOf(ctx, courseSeq)
    const { userSeq, name } = enrolment
    const alarm = { alarmType: alarmTypes.cancelled, courseSeq } as const
    await raiseAlarm(ctx, {
      ...alarm,
      to: [userSeq],
      content: { kind: 'cancelled', title: course.title, amount: refundedAmount },
      path: `/paymenthistory`,
      once: `cancelled:${attendSeq}`,
    })
    await raiseAlarm(ctx, {
      ...alarm,
      to: staff.filter((one) => one !== userSeq),
      actorUserSeq: userSeq,
      content: { kind: 'staffCancelled', name, title: course.title, amount: refundedAmount },
      path: `/classes/${courseSeq}/settings/attendees`,
      once: `staffCancelled:${attendSeq}`,
    })
    tellSales(ctx, staff)
  },
)

export const tellOfReview = on(
  'alarms.tellOfReview',
  reviewSaved,
  async (ctx, { evaluationSeq, courseSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const review = await getReviewBySeq(ctx.db, evaluationSeq).catch(() => null)
    if (!course || !review) return
    await raiseAlarm(ctx, {
      alarmType: alarmTypes.class,
      courseSeq,
      to: await staffOf(ctx, courseSeq),
      content: { kind: 'review', name: review.writerName, title: course.title, point: review.reviewPoint },
      path: `/classes/${courseSeq}#reviews`,
      once: `review:${evaluationSeq}`,
    })
  },
)

export const tellOfQuestion = on(
  'alarms.tellOfQuestion',
  questionAsked,
  async (ctx, { questionSeq, courseSeq, answerSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const question = await findQuestion(ctx.db, questionSeq)
    if (!course || !question) return
    const { userSeq, writerName: name } = question
    const helpers = await findHoldersIn(ctx.db, courseSeq, 'CLASS_QUESTIONS_UPDATE')
    const staff = await staffOf(ctx, courseSeq)
    await raiseAlarm(ctx, {
      ...ofQuestion,
      courseSeq,
      to: [...new Set([...staff, ...helpers])].filter((one) => one !== userSeq),
      actorUserSeq: userSeq,
      content: { kind: answerSeq === null ? 'question' : 'askedAgain', name, title: course.title },
      path: `/classes/${courseSeq}#questions`,
      once: `question:${questionSeq}:${answerSeq ?? ''}`,
    })
  },
)
export const tellOfAnswer = on(
  'alarms.tellOfAnswer',
  questionAnswered,
  async (ctx, { questionSeq, courseSeq, answerSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const question = await findQuestion(ctx.db, questionSeq)
    if (!course || !question) return
    await raiseAlarm(ctx, {
      ...ofQuestion,
      courseSeq,
      to: [question.userSeq],
      content: { kind: 'answer', title: course.title },
      path: `/classes/${courseSeq}#questions`,
      once: `answer:${answerSeq}`,
    })
  },
)
/** A post, and of posts one that asks. */
const ofQuestion = { alarmType: alarmTypes.post, subType: postTypes.question } as const

export const tellOfMember = on('alarms.tellOfMember', memberJoined, async (ctx, { userSeq }) => {
  const names = await findNames(ctx, [userSeq])
  const managers = await findManagers(ctx.db)
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: managers.filter((one) => one !== userSeq),
    actorUserSeq: userSeq,
    content: { kind: 'joined', name: names.get(userSeq) ?? '' },
    path: '/settings/dashboard',
    once: `joined:${userSeq}`,
  })
})

export const tellOfNotice = on('alarms.tellOfNotice', noticePublished, async (ctx, { postSeq }) => {
  const notice = await findNotice(ctx.db, postSeq)
  if (!notice) return
  await raiseForAll(ctx, {
    alarmType: alarmTypes.post,
    subType: postTypes.notice,
    courseSeq: null,
    content: { kind: 'notice', title: notice.title },
    path: `/notices/${postSeq}`,
    once: `notice:${postSeq}`,
  })
})

/** What somebody is in a class from now on; what they did themselves they know. */
export const tellOfClassStaff = on('alarms.tellOfClassStaff', classStaffChanged, async (ctx, told) => {
  const { userSeq, courseSeq, userTypeCd, byUserSeq, at } = told
  const course = await findCourse(ctx.db, courseSeq)
  if (!course || byUserSeq === userSeq) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq,
    to: [userSeq],
    actorUserSeq: byUserSeq,
    content: { kind: userTypeCd ? `class${userTypeCd}` : 'classLeft', title: course.title },
    path: userTypeCd ? `/classes/${courseSeq}/settings` : `/classes/${courseSeq}`,
    once: `classStaff:${courseSeq}:${userTypeCd}:${at.toISOString()}`,
  })
})

/** What became of a class that was handed in. */
export const tellOfVerdict = on('alarms.tellOfVerdict', courseReviewed, async (ctx, told) => {
  const { courseReviewSeq, courseSeq, submittedByUserSeq, verdict } = told
  const course = await findCourse(ctx.db, courseSeq)
  if (!course) return
  const teachers = await findTeachersOf(ctx.db, courseSeq)
  const isPublished = verdict !== 'REJECTED'
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq,
    to: [...new Set([submittedByUserSeq, ...teachers])],
    content: { kind: isPublished ? 'classPublished' : 'classRejected', title: course.title },
    path: `/classes/${courseSeq}${isPublished ? '' : '/settings'}`,
    once: `verdict:${courseReviewSeq}`,
  })
})

/** Whoever looks at the sales right now sees them move. */
function tellSales(ctx: Context, staff: Awaited<ReturnType<typeof findManagers>>) {
  const tell = telling(ctx.ports.bus)
  for (const userSeq of staff) tell.person(ctx.channelSeq, userSeq, { cmd: 'sales' })
}

const ownerKinds: Record<OwnerChange, string> = {
  INVITE_ASKED: 'ownerInvited',
  ADDED: 'ownerAdded',
  REMOVAL_ASKED: 'ownerLeaving',
  REMOVAL_CANCELLED: 'ownerStays',
  REMOVED: 'ownerRemoved',
}
export const tellOfOwners = on(
  'alarms.tellOfOwners',
  ownersChanged,
  (ctx, { change, name, to, byUserSeq, at }) =>
    raiseAlarm(ctx, {
      alarmType: alarmTypes.member,
      to,
      actorUserSeq: byUserSeq,
      courseSeq: null,
      content: { kind: ownerKinds[change], title: name },
      path: '/settings/operators',
      once: `${ownerKinds[change]}:${name}:${at.getTime()}`,
    }),
)
