import {
  blockMember,
  downloadMembers,
  listMembers,
  saveMemberMemos,
  unblockMember,
} from 'contract/people/members/api'
import { memberSorts, memberStates, type MemberRow as Row } from 'contract/people/members/schemas'
import { unverifyMaster, verifyMaster } from 'contract/teaching/course-staff/api'
import type { Input, Output } from 'contract/http/endpoint'
import { audiences } from 'contract/http/permissions'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSite, type Site } from '../../../platform/site.tsx'

export type Member = Row
export { audiences, memberSorts, memberStates }

/** The filter that the address holds. */
export const memberFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  audience: audiences.find((one) => one === params.get('role')) ?? 'ALL',
  state: memberStates.find((one) => one === params.get('state')) ?? ('' as const),
  sort: memberSorts.find((one) => one === params.get('sort')) ?? 'newest',
})
export type MemberFilter = ReturnType<typeof memberFilterFrom>

const choiceOf = ({ q, audience, state }: MemberFilter) => ({
  audienceCd: audience,
  ...(q && { q }),
  ...(state !== '' && { state }),
})

export const useMembers = (filter: MemberFilter, { page, size }: { page: number; size: number }) =>
  useEndpoint(listMembers, { query: { ...choiceOf(filter), sort: filter.sort, size, page } }, { keep: true })
export const useSaveMemo = () => useCommand(saveMemberMemos, {})
export const useBlock = () => useCommand(blockMember, {})
export const useUnblock = () => useCommand(unblockMember, {})
export const useVerifyMaster = () => useCommand(verifyMaster, {})
export const useUnverifyMaster = () => useCommand(unverifyMaster, {})

/** Fetches the spreadsheet piece by piece. */
export function useMemberSpreadsheet() {
  const site = useSite()
  return (filter: MemberFilter, onPart: (percent: number) => void) => fetchAll(site, filter, onPart)
}
async function fetchAll({ call, channel }: Site, filter: MemberFilter, onPart: (percent: number) => void) {
  const parts: string[] = []
  if (!channel) return { parts, count: 0 }
  const place = { channelSeq: channel.channelSeq }
  let rows = 0
  let count = 0
  let after: number | null = 0
  while (after !== null) {
    const query: Input<typeof downloadMembers>['query'] = { ...choiceOf(filter), after }
    const part: Output<typeof downloadMembers> = await call(downloadMembers, { ...place, query })
    parts.push(part.csv)
    count = part.total
    rows += part.csv.split('\r\n').length
    onPart(Math.min(99, Math.round((rows / Math.max(1, count)) * 100)))
    after = part.next
  }
  return { parts, count }
}
