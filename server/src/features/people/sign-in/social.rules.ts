interface Ways {
  hasPassword: boolean
  identities: number
}
/** docs/rules.md R-186: the last way to sign in cannot be removed. */
export const isLastWayIn = ({ hasPassword, identities }: Ways) => !hasPassword && identities <= 1

interface Account {
  userSeq: number
  createdAt: Date
}
/** docs/rules.md R-184: the older of two accounts remains. */
export function olderFirst<One extends Account>(one: One, other: One): [kept: One, gone: One] {
  const difference = one.createdAt.getTime() - other.createdAt.getTime() || one.userSeq - other.userSeq
  return difference <= 0 ? [one, other] : [other, one]
}
