import { getAttendances, markAttendances } from 'contract/learning/attendance/api'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useBook = ({ courseSeq, itemSeq }: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) =>
  useEndpoint(getAttendances, { courseSeq, query: { i: itemSeq } })
export const useMarking = (courseSeq: CourseSeq) => useCommand(markAttendances, { courseSeq })
