export { countPendingReports } from './reports.service.ts'
export { hasOpenPost } from './posts.queries.ts'
