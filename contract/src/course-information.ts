import { z } from 'zod'
import { ClassManager } from './class-staff.ts'
import { InformationTab } from './course-drafts.ts'
import { CourseSetting, JoinCondition } from './course-setting.ts'
import { CourseDetail } from './courses.ts'
import { endpoint } from './grammar.ts'

/** One class as `getCourse` tells it, in a second form: every part under a name of its own. */
export const getCourseInformation = endpoint({
  method: 'GET',
  base: 'v2',
  path: '/channels/:channelSeq/courses/:courseSeq',
  access: 'public',
  query: z.object({ type: z.literal('update').optional() }),
  reply: z.object({
    course: CourseDetail.omit({ setting: true, classManagers: true, joinConditions: true }),
    setting: CourseSetting,
    classManagers: ClassManager.array(),
    joinConditions: JoinCondition.array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'courses',
})

export const getInformation = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/information',
  access: 'CLASS_INFO_READ',
  reply: InformationTab,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
