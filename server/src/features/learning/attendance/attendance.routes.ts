import * as api from 'contract/learning/attendance/api'
import { implement } from '../../../platform/http/implement.ts'
import { downloadAttendanceBook } from './attendance-spreadsheet.service.ts'
import { getBook, mark, setTolerance } from './attendance.service.ts'

export const attendanceRoutes = [
  implement(api.getAttendances, ({ ctx, params: { courseSeq }, query: { i } }) =>
    getBook(ctx, { courseSeq, curriculumSeq: i }),
  ),
  implement(api.setTolerance, ({ ctx, params, body }) => setTolerance(ctx, params.courseSeq, body)),
  implement(api.downloadAttendances, ({ ctx, params }) => downloadAttendanceBook(ctx, params.courseSeq)),
  implement(api.markAttendances, ({ ctx, params: { courseSeq }, body: { i, ...marks } }) =>
    mark(ctx, { courseSeq, curriculumSeq: i }, marks),
  ),
]
