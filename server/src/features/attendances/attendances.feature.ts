import * as promised from 'contract/learning/attendance/api'
import { feature } from '../../platform/feature.ts'
import { implement } from '../../platform/http/implement.ts'
import { getBook, mark } from './attendances.service.ts'

const routes = [
  implement(promised.getAttendances, ({ ctx, params: { courseSeq }, query: { i } }) =>
    getBook(ctx, { courseSeq, curriculumSeq: i }),
  ),
  implement(promised.markAttendances, ({ ctx, params: { courseSeq }, body: { i, ...marks } }) =>
    mark(ctx, { courseSeq, curriculumSeq: i }, marks),
  ),
]
export const attendances = feature({
  routes,
  userColumns: {
    attendances: ['user_seq', 'marked_by_user_seq'],
  },
})
