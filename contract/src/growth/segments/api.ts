import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { AudienceCount, AudienceText } from './audience.schemas.ts'
import {
  one,
  path,
  Segment,
  SegmentChange,
  SegmentDetail,
  SegmentInput,
  SegmentMember,
  SegmentName,
} from './schemas.ts'
import { MAX_ADDED_AT_ONCE } from './segments.rules.ts'

const Search = z.object({ q: z.string().trim().max(100).optional() })

/** The newest first, each with how many members it holds now. */
export const listSegments = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_USER_READ',
  query: Paged,
  reply: z.object({ list: Segment.array(), total: z.int() }),
  shows: 'segments',
})
/** All of them by name, for choosing one; nothing is counted. */
export const listSegmentNames = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/names`,
  access: 'SITE_USER_READ',
  alsoFor: ['SITE_MARKETING_READ'],
  reply: SegmentName.array(),
  shows: 'segments',
})
/** How many members a set of conditions chooses. */
export const countSegmentAudience = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/audience`,
  access: 'SITE_USER_READ',
  query: z.object({ audience: AudienceText }),
  reply: AudienceCount,
  shows: 'members',
})
export const getSegment = endpoint({
  method: 'GET',
  base: 'util',
  path: one,
  access: 'SITE_USER_READ',
  reply: SegmentDetail,
  shows: 'segments',
})
export const createSegment = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_USER_UPDATE',
  action: 'segments.createSegment',
  body: SegmentInput,
  reply: z.object({ segmentSeq: seq('segment') }),
  refuses: ['SEGMENT_NAME_TAKEN', 'SEGMENTS_FULL'],
  touches: ['segments'],
})
export const modifySegment = endpoint({
  method: 'PUT',
  base: 'util',
  path: one,
  access: 'SITE_USER_UPDATE',
  action: 'segments.modifySegment',
  body: SegmentChange,
  reply: nothing,
  refuses: ['SEGMENT_NAME_TAKEN'],
  touches: ['segments', 'campaigns'],
})
/** Not while a campaign that is not over goes to it. */
export const deleteSegment = endpoint({
  method: 'DELETE',
  base: 'util',
  path: one,
  access: 'SITE_USER_UPDATE',
  action: 'segments.deleteSegment',
  reply: nothing,
  refuses: ['SEGMENT_IN_USE'],
  touches: ['segments', 'campaigns'],
})
/** By name; of either kind. */
export const listSegmentMembers = endpoint({
  method: 'GET',
  base: 'util',
  path: `${one}/members`,
  access: 'SITE_USER_READ',
  query: Paged.extend(Search.shape),
  reply: z.object({ list: SegmentMember.array(), total: z.int() }),
  shows: 'segments',
})
/** Members by name or e-mail who are not in it yet. */
export const findSegmentCandidates = endpoint({
  method: 'GET',
  base: 'util',
  path: `${one}/candidates`,
  access: 'SITE_USER_UPDATE',
  query: z.object({ ...Search.required().shape, page: Paged.shape.page }),
  reply: z.object({ list: SegmentMember.array(), page: z.int(), isLast: z.boolean() }),
  refuses: ['SEGMENT_BY_RULE'],
  shows: 'segments',
})
/** Who is in it already stays; who is no member is left out. */
export const addSegmentMembers = endpoint({
  method: 'POST',
  base: 'util',
  path: `${one}/members`,
  access: 'SITE_USER_UPDATE',
  action: 'segments.addSegmentMembers',
  body: z.object({ userSeqs: seq('user').array().min(1).max(MAX_ADDED_AT_ONCE) }),
  reply: z.object({ added: z.int() }),
  refuses: ['SEGMENT_BY_RULE', 'SEGMENT_MEMBERS_FULL'],
  touches: ['segments'],
})
export const removeSegmentMember = endpoint({
  method: 'DELETE',
  base: 'util',
  path: `${one}/members/:userSeq`,
  access: 'SITE_USER_UPDATE',
  action: 'segments.removeSegmentMember',
  reply: nothing,
  refuses: ['SEGMENT_BY_RULE'],
  touches: ['segments'],
})
