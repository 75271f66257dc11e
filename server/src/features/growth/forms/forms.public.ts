export { putIntoSegment } from './form-segments.service.ts'
export { findResponder } from './responses.queries.ts'
