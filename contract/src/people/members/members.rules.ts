export const memberStates = ['ACTIVE', 'BLOCKED'] as const
export const memberSorts = ['newest', 'oldest', 'name'] as const
export const MEMO_LENGTH = 500
