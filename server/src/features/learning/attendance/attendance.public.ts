export { countAttendances, upsertAttendance } from './attendance.queries.ts'
