import { alarmTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { raiseAlarm } from '../../messaging/notifications/notifications.public.ts'
import { findLeadersOf } from '../../teaching/courses/courses.public.ts'
import type { RecordingOfLesson } from './recordings.queries.ts'

interface Notice {
  kind: 'recordingReady' | 'recordingFailed' | 'recordingStopped'
  /** Twice at the same moment is once. */
  at: Date
}
/** Notifies those who lead the class, and who began the recording. */
export async function alarmStaff(ctx: Context, recording: RecordingOfLesson, { kind, at }: Notice) {
  const { courseSeq, curriculumSeq, liveRecordingSeq, lesson, title, startedByUserSeq } = recording
  const leaders = await findLeadersOf(ctx.db, courseSeq)
  await raiseAlarm(ctx, {
    alarmType: alarmTypes.attendance,
    courseSeq,
    to: [...new Set([...leaders, startedByUserSeq])],
    content: { kind, title, lesson },
    path: `/classes/${courseSeq}/classroom/${curriculumSeq}`,
    once: [kind, liveRecordingSeq, at.getTime()].join(':'),
  })
}
