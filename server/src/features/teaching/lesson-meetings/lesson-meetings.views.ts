import type { LessonMeeting } from 'contract/teaching/lesson-meetings/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { liveServices } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { findMeetingsIn, type MeetingRow } from './lesson-meetings.queries.ts'

/** One that is being made, and about which nothing is known yet. */
export const underWay: LessonMeeting = { state: 'MAKING', meetingId: null, fault: null, faultCode: null }

/**
 * How a meeting stands, for staff. A service that does not answer is tried again by itself. People know a meeting of Zoom by its number;
 * the identifier of Google's is nobody's concern.
 */
export const meetingView = ({
  liveTypeCd,
  meetingKey,
  fault,
  faultCode,
}: Pick<MeetingRow, 'liveTypeCd' | 'meetingKey' | 'fault' | 'faultCode'>): LessonMeeting => ({
  state: meetingKey !== null ? 'MADE' : fault === null || fault === 'UNREACHABLE' ? 'MAKING' : 'FAILED',
  meetingId: liveTypeCd === liveServices.zoom ? meetingKey : null,
  fault,
  faultCode,
})

/** The meetings of a course, by lesson. */
export async function meetingsIn({ db }: Context, courseSeq: CourseSeq) {
  const rows = await findMeetingsIn(db, courseSeq)
  return new Map(rows.map((row) => [row.curriculumSeq, meetingView(row)]))
}
