import { refusals } from 'contract/teaching/courses/refusals'
import { notificationTexts } from 'contract/teaching/courses/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { courseCategoryRoutes } from './course-categories.routes.ts'
import { courseOrderRoutes } from './course-order.routes.ts'
import { emptyTrash, publishUnreviewed } from './courses.jobs.ts'
import type { PageFieldsOf } from './course-update.service.ts'
import { courseRoutes } from './courses.routes.ts'
import { openRounds } from './next-rounds.service.ts'
import type { IsRoundUsed } from './rounds.service.ts'
import { roundRoutes } from './rounds.routes.ts'
import { notifyTooFew } from './too-few-attendees.notify.ts'

/** Facts from later features, provided by app.ts. */
interface Later {
  isRoundUsed: IsRoundUsed
  pageFieldsOf: PageFieldsOf
}
/** Courses and rounds: settings, categories, lists, states, trash, requests for review. */
export const courses = ({ isRoundUsed, pageFieldsOf }: Later) =>
  feature({
    refusals,
    routes: [
      ...courseRoutes(pageFieldsOf),
      ...courseOrderRoutes,
      ...courseCategoryRoutes,
      ...roundRoutes(isRoundUsed),
    ],
    notificationTexts,
    timers: [emptyTrash, publishUnreviewed, openRounds, notifyTooFew],
    uploadKinds: [
      { kind: 'course', permissions: ['CLASS_INFO_UPDATE'] },
      { kind: 'common', permissions: ['CLASS_INFO_UPDATE'] },
    ],
    fileColumns: { courses: ['image_file_seq'], course_pictures: ['file_seq'] },
    userColumns: { courses: ['writer_user_seq'] },
  })
