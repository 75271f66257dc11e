import type { UserSeq } from 'contract/values/ids'
import type { LevelMark } from 'contract/people/levels/schemas'
import type { MemberRow } from './member-list.queries.ts'

/** Former members are in no list: the status is member or blocked. */
export const rowOf = ({ status, ...row }: MemberRow, levels: ReadonlyMap<UserSeq, LevelMark>) => ({
  ...row,
  status: status === 'BLOCKED' ? ('BLOCKED' as const) : ('ACTIVE' as const),
  level: levels.get(row.userSeq) ?? null,
})
