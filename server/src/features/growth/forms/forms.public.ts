export { findResponder } from './responses.queries.ts'
