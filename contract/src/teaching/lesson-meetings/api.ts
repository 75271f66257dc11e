import { endpoint } from '../../http/endpoint.ts'
import { LessonMeeting } from './schemas.ts'

/** Makes or changes the meeting of a lesson now, after what was wrong was put right. docs/rules.md R-974. */
export const retryMeeting = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/curriculums/:curriculumSeq/meeting',
  access: 'CLASS_INFO_UPDATE',
  action: 'lesson-meetings.retryMeeting',
  reply: LessonMeeting,
  refuses: ['CLASS_NOT_FOUND', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  touches: ['curriculum'],
})
