import { refusals } from 'contract/teaching/lesson-meetings/refusals'
import { feature } from '../../../platform/feature.ts'
import { align, alignConnected, alignSaved } from './lesson-meetings.jobs.ts'
import { lessonMeetingRoutes } from './lesson-meetings.routes.ts'

/** The meetings that live lessons make by themselves at the account of their site. */
export const lessonMeetings = feature({
  refusals,
  routes: lessonMeetingRoutes,
  listeners: [alignSaved, alignConnected],
  tasks: [align],
})
