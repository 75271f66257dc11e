import {
  downloadAttendances,
  getAttendances,
  markAttendances,
  setTolerance,
} from 'contract/learning/attendance/api'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useBook = ({ courseSeq, itemSeq }: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) =>
  useEndpoint(getAttendances, { courseSeq, query: { i: itemSeq } })
export const useMarking = (courseSeq: CourseSeq) => useCommand(markAttendances, { courseSeq })
export const useSetTolerance = (courseSeq: CourseSeq) => useCommand(setTolerance, { courseSeq })
/** `link()` gives the address of the spreadsheet of all lessons of the class. */
export function useBookSpreadsheet(courseSeq: CourseSeq) {
  const { run, isRunning } = useCommand(downloadAttendances, { courseSeq })
  return { link: () => run({}), isRunning }
}
