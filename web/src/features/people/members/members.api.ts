import {
  blockMember,
  downloadMembers,
  listMembers,
  saveMemberMemos,
  unblockMember,
} from 'contract/people/members/api'
import { removeMember } from 'contract/workflows/member-removal/api'
import type { MemberRow as Row } from 'contract/people/members/schemas'
import { seqInUrl } from 'contract/values/ids'
import { memberSorts, memberStates } from 'contract/people/members/members.rules'
import { unverifyMaster, verifyMaster } from 'contract/teaching/course-staff/api'
import { audiences } from 'contract/http/permissions'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Member = Row
/** Staff are taken from the staff first, and blocked members stay blocked. docs/rules.md R-1311. */
export const isRemovable = ({ userTypeCd, status }: Pick<Member, 'userTypeCd' | 'status'>) =>
  userTypeCd === null && status === 'ACTIVE'
export { audiences, memberSorts, memberStates }

const LevelInUrl = seqInUrl('level')

/** The filter that the address holds. */
export const memberFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  audience: audiences.find((one) => one === params.get('role')) ?? 'ALL',
  state: memberStates.find((one) => one === params.get('state')) ?? ('' as const),
  levelSeq: LevelInUrl.safeParse(params.get('level')).data ?? null,
  sort: memberSorts.find((one) => one === params.get('sort')) ?? 'newest',
})
export type MemberFilter = ReturnType<typeof memberFilterFrom>

const choiceOf = ({ q, audience, state, levelSeq }: MemberFilter) => ({
  audienceCd: audience,
  ...(q && { q }),
  ...(state !== '' && { state }),
  ...(levelSeq !== null && { levelSeq }),
})

export const useMembers = (filter: MemberFilter, { page, size }: { page: number; size: number }) =>
  useEndpoint(listMembers, { query: { ...choiceOf(filter), sort: filter.sort, size, page } }, { keep: true })
export const useSaveMemo = () => useCommand(saveMemberMemos, {})
export const useBlock = () => useCommand(blockMember, {})
export const useUnblock = () => useCommand(unblockMember, {})
export const useRemove = () => useCommand(removeMember, {})
export const useVerifyMaster = () => useCommand(verifyMaster, {})
export const useUnverifyMaster = () => useCommand(unverifyMaster, {})

/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useMemberSpreadsheet(filter: MemberFilter) {
  const { run, isRunning } = useCommand(downloadMembers, {})
  return { link: () => run({ body: choiceOf(filter) }), isRunning }
}
