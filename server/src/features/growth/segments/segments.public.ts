export { countMatching, matching, type Selection } from './audience.queries.ts'
export { findSegmentName, shareSegment } from './segments.queries.ts'
export { selectionWithin } from './segments.service.ts'
