import * as steps from 'contract/teaching/courses/state.api'
import * as stepsCopyApi from 'contract/teaching/curriculum/copy.api'
import type { Output } from 'contract/http/endpoint'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand } from '../../../../platform/endpoint.ts'

export type Moved = Output<typeof steps.trashCourses>
export const useCopyCourse = () => useCommand(stepsCopyApi.copyCourse, {})
export const usePurgeCourse = (courseSeq: CourseSeq) => useCommand(steps.purgeCourse, { courseSeq })
export const useTrashSome = () => useCommand(steps.trashCourses, {})
export const useRestoreSome = () => useCommand(steps.restoreCourses, {})
