import { refusals } from 'contract/learning/attendance/refusals'
import { feature } from '../../../platform/feature.ts'
import { attendanceSpreadsheet } from './attendance-spreadsheet.service.ts'
import { attendanceRoutes } from './attendance.routes.ts'
import { mergeAttendances } from './merge-accounts.queries.ts'

/** Attendance of live and offline lessons. */
export const attendance = feature({
  refusals,
  routes: attendanceRoutes,
  spreadsheets: [attendanceSpreadsheet],
  mergeAccounts: { onSite: mergeAttendances },
  userColumns: { attendances: ['user_seq', 'marked_by_user_seq'] },
})
