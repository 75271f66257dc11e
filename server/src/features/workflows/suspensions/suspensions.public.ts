export { findOperators } from './suspensions.queries.ts'
export { sayDecided, suspendIn } from './suspensions.service.ts'
