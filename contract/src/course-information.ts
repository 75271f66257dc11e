import { z } from 'zod'
import { ClassManager } from './class-staff.ts'
import { InformationTab } from './course-drafts.ts'
import { CourseSetting, JoinCondition } from './course-setting.ts'
import { ViewerState } from './course-viewer.ts'
import { CourseDetail } from './courses.ts'
import { endpoint } from './grammar.ts'

/** One class with every part under a name of its own, and on the class what it is to whoever asks. */
const information = {
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'public',
  query: z.object({ type: z.literal('update').optional() }),
  reply: z.object({
    course: CourseDetail.omit({ setting: true, classManagers: true, joinConditions: true }).extend(
      ViewerState.shape,
    ),
    setting: CourseSetting,
    classManagers: ClassManager.array(),
    joinConditions: JoinCondition.array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
} as const
export const getCourseInformation = endpoint(information)
/** The same under its later version. */
export const getCourseInformationAgain = endpoint({ ...information, base: 'v2' })

export const getInformation = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/information',
  access: 'CLASS_INFO_READ',
  reply: InformationTab,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
