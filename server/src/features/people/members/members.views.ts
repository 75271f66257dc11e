import type { MemberRow } from './member-list.queries.ts'

/** Members who left are in no list: what is shown is a member or blocked. */
export const rowOf = ({ status, ...row }: MemberRow) => ({
  ...row,
  status: status === 'BLOCKED' ? ('BLOCKED' as const) : ('ACTIVE' as const),
})
