import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { ClassManager } from '../../teaching/course-staff/schemas.ts'
import { CourseSetting, JoinCondition } from '../../teaching/courses/settings.schemas.ts'
import { CourseDetail } from './schemas.ts'
import { ViewerState } from './viewer.schemas.ts'

/** Whether its page shows reviews and questions, as in `setting`. */
const shownBoards = CourseSetting.pick({ courseReviewShowYn: true, courseQaShowYn: true })

/** One course with every part under a name of its own, and the caller's state in it. */
const information = {
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'public',
  query: z.object({ type: z.literal('update').optional() }),
  reply: z.object({
    course: CourseDetail.omit({ setting: true, classManagers: true, joinConditions: true }).extend({
      ...ViewerState.shape,
      ...shownBoards.shape,
    }),
    setting: CourseSetting,
    classManagers: ClassManager.array(),
    joinConditions: JoinCondition.array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
} as const
export const getCourseInformation = endpoint(information)
/** The same in its later version. */
export const getCourseInformationAgain = endpoint({ ...information, base: 'v2' })
