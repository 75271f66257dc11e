import * as api from 'contract/learning/calendars/api'
import type { CalendarScope } from 'contract/learning/calendars/calendar-feeds.rules'
import type { DaySpan } from 'contract/learning/calendars/timetable.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'

const MINUTE = 60_000

export const useMyTimetable = (span: DaySpan) =>
  useEndpoint(api.getMyTimetable, { query: span }, { keep: true, every: MINUTE })
export const useSiteTimetable = (span: DaySpan) =>
  useEndpoint(api.getSiteTimetable, { query: span }, { keep: true, every: MINUTE })

/** What a subscription holds. */
export interface FeedChoice {
  scope: CalendarScope
  courseSeq: CourseSeq | null
}
export function useFeed({ scope, courseSeq }: FeedChoice) {
  const answer = useEndpoint(api.listCalendarFeeds, {})
  const feed = answer.data?.list.find((one) => one.scope === scope && one.courseSeq === courseSeq)
  return { ...answer, feed }
}
export const useIssueFeed = (body: FeedChoice) => useCommand(api.issueCalendarFeed, { body })
export const useRemoveFeed = () => useCommand(api.removeCalendarFeed, {})

/** Fetches one date as a file and as a link to Google Calendar. */
export function useLessonCalendar(lessonRef: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  return () => call(api.getLessonCalendar, { channelSeq, ...lessonRef })
}
