export const MAX_CATEGORIES = 50
export const LONGEST_CATEGORY = 30
