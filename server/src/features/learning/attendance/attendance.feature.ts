import { refusals } from 'contract/learning/attendance/refusals'
import { feature } from '../../../platform/feature.ts'
import { attendanceRoutes } from './attendance.routes.ts'

/** Attendance of live and offline lessons. */
export const attendance = feature({
  refusals,
  routes: attendanceRoutes,
  userColumns: { attendances: ['user_seq', 'marked_by_user_seq'] },
})
