export { countAttendances, upsertAttendance } from './attendances.queries.ts'
