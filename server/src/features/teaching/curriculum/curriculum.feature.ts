import { refusals } from 'contract/teaching/curriculum/refusals'
import { feature } from '../../../platform/feature.ts'
import { curriculumRoutes } from './curriculum.routes.ts'
import { showReadyVideo } from './curriculum.jobs.ts'
import { emptyLessons } from './purge-lessons.jobs.ts'
import { mountPostcode } from './postcode.http.ts'

/** Lessons of every kind: editor, order, copies. */
export const curriculum = feature({
  refusals,
  routes: curriculumRoutes,
  listeners: [emptyLessons, showReadyVideo],
  mount: mountPostcode,
  uploadKinds: [{ kind: 'material', permissions: ['CLASS_INFO_UPDATE'] }],
  fileColumns: {
    curriculum_files: ['file_seq'],
  },
})
