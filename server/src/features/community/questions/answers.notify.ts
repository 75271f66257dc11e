import { questionAnswered } from 'contract/community/questions/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { answerMail } from './answers.mail.ts'
import { sendNotice } from '../../messaging/notifications/notifications.public.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { findQuestion } from './questions.public.ts'

export const mailAnswer = on(
  'mailNotices.mailAnswer',
  questionAnswered,
  async (ctx, { questionSeq, courseSeq, answerSeq }) => {
    const course = await findCourse(ctx.db, courseSeq)
    const question = await findQuestion(ctx.db, questionSeq)
    // The answer was removed before the mail was written.
    if (!course || !question?.answeredAt) return
    const { content, userSeq } = question
    await sendNotice(ctx, {
      kind: 'ANSWER',
      to: [userSeq],
      once: `answer:${answerSeq}`,
      write: (to) => answerMail({ ...to, courseSeq, title: course.title, question: content }),
    })
  },
)
