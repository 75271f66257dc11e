export { hasBoards } from './boards.queries.ts'
