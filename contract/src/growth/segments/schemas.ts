import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { Audience, RuleAudience } from './audience.schemas.ts'
import { MAX_SEGMENT_NAME, segmentKinds } from './segments.rules.ts'

export const path = '/channels/:channelSeq/members/segments'
export const one = `${path}/:segmentSeq` as const

const name = oneLine(1, MAX_SEGMENT_NAME)
export const SegmentInput = z.union([
  z.object({ kind: z.literal('RULE'), name, audience: RuleAudience }),
  z.object({ kind: z.literal('MANUAL'), name }),
])
export type SegmentInput = z.output<typeof SegmentInput>

/** The kind stays as it is. */
export const SegmentChange = z.object({
  name,
  /** Null for a segment that is filled by hand. */
  audience: RuleAudience.nullable(),
})
export type SegmentChange = z.output<typeof SegmentChange>

/** What it is called, where one of several is chosen. */
export const SegmentName = z.object({
  segmentSeq: seq('segment'),
  name: z.string(),
  kind: z.enum(segmentKinds),
})

export const Segment = SegmentName.extend({
  /** Active members whom it holds now. */
  memberCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
})

export const SegmentDetail = Segment.extend({
  /** Null for a segment that is filled by hand. */
  audience: Audience.nullable(),
})

export const SegmentMember = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  joinedAt: instant,
})
