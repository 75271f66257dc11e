import { alarmTypes } from 'contract/values/type-codes'
import { viewingTimeAdded } from 'contract/learning/playback/viewing-times.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { findItemBySeq } from '../../teaching/curriculum/curriculum.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'

/** Notifies a learner of added viewing time, with a link to the lesson. docs/rules.md R-524. */
export const notifyViewingTime = on('alarms.tellOfViewingTime', viewingTimeAdded, async (ctx, added) => {
  const { attendSeq, courseSeq, curriculumSeq, minutes, addedMinutes } = added
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  const lesson = await findItemBySeq(ctx.db, curriculumSeq)
  if (!enrolment || !lesson) return
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.class,
    courseSeq,
    to: [enrolment.userSeq],
    content: { kind: 'viewingTimeAdded', title: lesson.title, count: minutes },
    path: `/classes/${courseSeq}/classroom/${curriculumSeq}`,
    once: `viewingTime:${attendSeq}:${curriculumSeq}:${addedMinutes}`,
  })
})
