import type { MemberFound } from './member-list.queries.ts'

/** Whoever left is in no list: what is shown is here or blocked. */
export const rowOf = ({ status, ...row }: MemberFound) => ({
  ...row,
  status: status === 'BLOCKED' ? ('BLOCKED' as const) : ('ACTIVE' as const),
})
