import { feature } from '../../platform/feature.ts'
import { courseCategoryRoutes } from './course-categories.ts'
import { courseOrderRoutes } from './course-order.ts'
import { findClassRoles } from './course-staff.public.ts'
import { emptyTrash, publishUnreviewed } from './courses.jobs.ts'
import { openRounds } from './next-rounds.ts'
import { entryCodeRoutes } from './entry-codes.routes.ts'
import { roundRoutes } from './rounds.routes.ts'
import { courseRoutes } from './courses.routes.ts'

export const courses = feature({
  routes: [
    ...courseRoutes,
    ...courseOrderRoutes,
    ...courseCategoryRoutes,
    ...entryCodeRoutes,
    ...roundRoutes,
  ],
  timers: [emptyTrash, publishUnreviewed, openRounds],
  findClassRoles,
  uploadKinds: [
    { kind: 'course', permissions: ['CLASS_INFO_UPDATE'] },
    { kind: 'common', permissions: ['CLASS_INFO_UPDATE'] },
  ],
  fileColumns: {
    courses: ['image_file_seq'],
    course_pictures: ['file_seq'],
  },
  userColumns: {
    courses: ['writer_user_seq'],
    course_staff: ['user_seq'],
  },
})
