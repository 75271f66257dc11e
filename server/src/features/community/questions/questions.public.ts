export { findQuestion } from './questions.queries.ts'
