export { findEarned, insertEarned as earn, insertTakenBack as takeBackEarned } from './points.queries.ts'
