import * as steps from 'contract/course-life'
import type { Output } from 'contract/grammar'
import type { CourseSeq } from 'contract/values'
import { useCommand } from '../../../platform/endpoint.ts'

export type Moved = Output<typeof steps.trashCourses>
export const useCopyCourse = () => useCommand(steps.copyCourse, {})
export const usePurgeCourse = (courseSeq: CourseSeq) => useCommand(steps.purgeCourse, { courseSeq })
export const useTrashSome = () => useCommand(steps.trashCourses, {})
export const useRestoreSome = () => useCommand(steps.restoreCourses, {})
