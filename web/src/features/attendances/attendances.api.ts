import { getAttendances, markAttendances } from 'contract/attendances'
import type { CourseSeq, CurriculumSeq } from 'contract/values'
import { useCommand, useEndpoint } from '../../platform/endpoint.ts'

export const useBook = ({ courseSeq, itemSeq }: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) =>
  useEndpoint(getAttendances, { courseSeq, query: { i: itemSeq } })
export const useMarking = (courseSeq: CourseSeq) => useCommand(markAttendances, { courseSeq })
