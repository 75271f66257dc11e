export const MAX_ENTRY_CODES = 50
