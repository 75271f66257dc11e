import * as api from 'contract/money/enrolments/student-limit.api'
import { implement } from '../../../platform/http/implement.ts'
import { listLimits, setLimit, studentsOf } from './student-limit.service.ts'

export const studentLimitRoutes = [
  implement(api.getStudentLimit, ({ ctx }) => studentsOf(ctx)),
  implement(api.listStudentLimits, ({ ctx, query }) => listLimits(ctx, query)),
  implement(api.setStudentLimit, ({ ctx, body }) => setLimit(ctx, body.limitedChannelSeq, body.studentLimit)),
]
