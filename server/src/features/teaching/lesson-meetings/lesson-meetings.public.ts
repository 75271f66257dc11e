export { findLessonOfMeeting } from './lesson-meetings.queries.ts'
export { findHostedMeeting, findMadeMeeting } from './made-meeting.service.ts'
export { meetingsIn, underWay } from './lesson-meetings.views.ts'
export { meetingLinksLabel, meetingLinksOf, type MeetingLinks } from './pasted-links.service.ts'
