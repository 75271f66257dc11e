import type { MemberRow } from './member-list.queries.ts'

/** Former members are in no list: the status is member or blocked. */
export const rowOf = ({ status, ...row }: MemberRow) => ({
  ...row,
  status: status === 'BLOCKED' ? ('BLOCKED' as const) : ('ACTIVE' as const),
})
