import * as api from 'contract/growth/segments/api'
import type { SegmentKind } from 'contract/growth/segments/segments.rules'
import type { Input, Output } from 'contract/http/endpoint'
import type { SegmentSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'
import { areWhole, conditionsOf, type ConditionDraft } from './conditions.api.ts'

export type Segment = Output<typeof api.listSegments>['list'][number]
export type SegmentDetail = Output<typeof api.getSegment>
export type SegmentMember = Output<typeof api.listSegmentMembers>['list'][number]

interface Turned {
  page: number
  size: number
}
export const useSegments = (turned: Turned) =>
  useEndpoint(api.listSegments, { query: turned }, { keep: true })
/** All of them by name, for choosing one. */
export const useSegmentNames = (isAllowed = true) =>
  useEndpoint(api.listSegmentNames, {}, { enabled: isAllowed })
export const useSegment = (segmentSeq: SegmentSeq) => useEndpoint(api.getSegment, { segmentSeq })
export const useSegmentMembers = (segmentSeq: SegmentSeq, { q, ...turned }: Turned & { q: string }) =>
  useEndpoint(api.listSegmentMembers, { segmentSeq, query: { ...turned, ...(q && { q }) } }, { keep: true })

/** Members who are not in it, twenty at a time; an empty search finds all. */
export function useCandidates(segmentSeq: SegmentSeq, q: string) {
  const pages = usePagedEndpoint(
    api.findSegmentCandidates,
    { segmentSeq, query: { q } },
    { keep: true, next: ({ page, isLast }) => (isLast ? null : { q, page: page + 1 }) },
  )
  return { ...pages, people: pages.all.flatMap(({ list }) => list) }
}

/** How many members the conditions choose; half-written conditions are left out, and without one nothing is counted. */
export function useConditionCount(drafts: ConditionDraft[]) {
  const conditions = conditionsOf(drafts)
  const audience = JSON.stringify({ conditions })
  return useEndpoint(
    api.countSegmentAudience,
    { query: { audience } },
    { keep: true, enabled: conditions.length > 0 },
  )
}

export const useCreateSegment = () => useCommand(api.createSegment, {})
export const useModifySegment = () => useCommand(api.modifySegment, {})
export const useDeleteSegment = () => useCommand(api.deleteSegment, {})
export const useAddMembers = (segmentSeq: SegmentSeq) => useCommand(api.addSegmentMembers, { segmentSeq })
export const useRemoveMember = (segmentSeq: SegmentSeq) => useCommand(api.removeSegmentMember, { segmentSeq })

export interface SegmentDraft {
  name: string
  kind: SegmentKind
  conditions: ConditionDraft[]
}
export const emptyDraft: SegmentDraft = { name: '', kind: 'RULE', conditions: [] }
export const draftOf = ({ name, kind, audience }: SegmentDetail): SegmentDraft => ({
  name,
  kind,
  conditions: audience?.conditions ?? [],
})

export function bodyOf({ name, kind, conditions }: SegmentDraft): Input<typeof api.createSegment>['body'] {
  return kind === 'RULE' ? { kind, name, audience: { conditions: conditionsOf(conditions) } } : { kind, name }
}
export const changeOf = (draft: SegmentDraft): Input<typeof api.modifySegment>['body'] => ({
  name: draft.name,
  audience: draft.kind === 'RULE' ? { conditions: conditionsOf(draft.conditions) } : null,
})

export type SegmentFault = 'nameNeeded' | 'conditionNeeded' | 'numberNeeded'

/** The first thing that keeps a segment from being saved. */
export function faultOf({ name, kind, conditions }: SegmentDraft): SegmentFault | null {
  if (name.trim() === '') return 'nameNeeded'
  if (kind === 'MANUAL') return null
  if (conditions.length === 0) return 'conditionNeeded'
  return areWhole(conditions) ? null : 'numberNeeded'
}
