import * as coursesApi from 'contract/views/class-page/api'
import { implement } from '../../../platform/http/implement.ts'
import { viewerOf } from './class-viewer.views.ts'

export const classViewerRoutes = [
  implement(coursesApi.getCourseViewer, ({ ctx, params }) => viewerOf(ctx, params.courseSeq)),
]
