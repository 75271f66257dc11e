import { questionAnswered, questionPosted } from 'contract/community/questions/events'
import { alarmTypes, postTypes } from 'contract/values/type-codes'
import { on } from '../../../platform/jobs/tasks.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findCourse, findHoldersIn } from '../../teaching/courses/courses.public.ts'
import { staffOf } from '../../teaching/courses/staff-to-notify.public.ts'
import { findQuestion } from './questions.public.ts'

export const notifyQuestion = on(
  'alarms.tellOfQuestion',
  questionPosted,
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
export const notifyAnswer = on(
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
/** The notification type of posts, with the subtype of questions. */
const ofQuestion = { alarmType: alarmTypes.post, subType: postTypes.question } as const
