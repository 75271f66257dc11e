/** `RULE`: those whom its conditions choose at that moment. `MANUAL`: members whom staff put in by hand. docs/rules.md R-1112. */
export const segmentKinds = ['RULE', 'MANUAL'] as const
export type SegmentKind = (typeof segmentKinds)[number]

export const MAX_SEGMENT_NAME = 40
/** Of one site. docs/rules.md R-1111. */
export const MAX_SEGMENTS = 50
/** In one segment that is filled by hand. docs/rules.md R-1113. */
export const MAX_SEGMENT_MEMBERS = 10_000
/** How many members one call adds. */
export const MAX_ADDED_AT_ONCE = 100
