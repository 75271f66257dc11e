export { countMatching, matching, type Selection } from './audience.queries.ts'
export { findSegmentName, shareSegment } from './segments.queries.ts'
export { addToSegment, selectionWithin, shareManualSegment } from './segments.service.ts'
