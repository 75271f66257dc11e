/** A free lesson is open to anonymous visitors, so its simultaneous players cannot be limited. docs/rules.md R-333. */
export const isFreeAndLimited = ({ isPublic, limitDupPlay }: { isPublic: boolean; limitDupPlay: number }) =>
  isPublic && limitDupPlay > 0

export const MAX_PLAYERS = 10
export const MAX_TIMES = 20
export const MAX_MINUTES = 10_000
