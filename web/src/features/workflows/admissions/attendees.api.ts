import {
  cancelEnrolment,
  downloadAttendees,
  getAttendee,
  inviteAttendees,
  listAttendees,
} from 'contract/workflows/admissions/api'
import { enrolmentStates, type EnrolmentState } from 'contract/money/enrolments/schemas'
import { listRounds } from 'contract/teaching/courses/rounds.api'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import { addViewingTime, listViewingTimes } from 'contract/learning/playback/viewing-times.api'
import { checkRefunds, decideAttendees } from 'contract/workflows/admissions/applications.api'
import { makeStale, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useRealtime } from '../../../platform/realtime.ts'
import { useSite } from '../../../platform/site.tsx'

/** The states with a tab of their own. */
export const shownStates = ['WAITING', 'PENDING_PAYMENT', 'APPROVED', 'CANCELLED', 'EXPIRED'] as const
export const stateFrom = (text: string | null): EnrolmentState | undefined =>
  enrolmentStates.find((state) => state === text)

interface AttendeeChoice {
  state: EnrolmentState | undefined
  q: string
  classSeq: ClassSeq | undefined
}
interface AttendeeQuestion extends AttendeeChoice {
  page: number
  size: number
}
const choiceOf = ({ state, q, classSeq }: AttendeeChoice) => ({
  ...(state && { state }),
  ...(q && { q }),
  ...(classSeq && { classSeq }),
})
export function useAttendees(courseSeq: CourseSeq, { page, size, ...choice }: AttendeeQuestion) {
  const site = useSite()
  useRealtime('sales', () => void makeStale(site, ['enrolments']))
  const query = { page, size, ...choiceOf(choice) }
  return useEndpoint(listAttendees, { courseSeq, query }, { keep: true })
}
/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useAttendeeSpreadsheet(courseSeq: CourseSeq, choice: AttendeeChoice) {
  const { run, isRunning } = useCommand(downloadAttendees, { courseSeq })
  return { link: () => run({ body: choiceOf(choice) }), isRunning }
}
export const useCancelEnrolment = (courseSeq: CourseSeq) => useCommand(cancelEnrolment, { courseSeq })
export const useInvite = (courseSeq: CourseSeq) => useCommand(inviteAttendees, { courseSeq })
export const useDecide = (courseSeq: CourseSeq) => useCommand(decideAttendees, { courseSeq })
export const useCheckRefunds = (courseSeq: CourseSeq) => useCommand(checkRefunds, { courseSeq })
export const useChangePeriods = (courseSeq: CourseSeq) => useCommand(changePeriods, { courseSeq })
export const useRounds = (courseSeq: CourseSeq) => useEndpoint(listRounds, { courseSeq })
interface Learner {
  courseSeq: CourseSeq
  attendSeq: AttendSeq
}
export const useAttendee = (learner: Learner) => useEndpoint(getAttendee, { ...learner })
export const useViewingTimes = (learner: Learner) => useEndpoint(listViewingTimes, { ...learner })
export const useAddViewingTime = (learner: Learner) => useCommand(addViewingTime, { ...learner })
