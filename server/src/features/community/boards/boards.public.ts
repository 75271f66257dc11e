export { countPendingReports } from './board-reports.service.ts'
export { hasBoards } from './boards.queries.ts'
