export { findOperators } from './suspensions.queries.ts'
export { suspendSite } from './suspensions.service.ts'
