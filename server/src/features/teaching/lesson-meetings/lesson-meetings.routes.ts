import { retryMeeting } from 'contract/teaching/lesson-meetings/api'
import { implement } from '../../../platform/http/implement.ts'
import { retry } from './retry-meeting.service.ts'

export const lessonMeetingRoutes = [implement(retryMeeting, ({ ctx, params }) => retry(ctx, params))]
