/** What a condition says about classes: has a place now, had one at some time, never had one. */
export const classRelations = ['ATTENDS', 'ATTENDED', 'NEVER'] as const
export type ClassRelation = (typeof classRelations)[number]

/** What a condition says about the day of joining: within so many days, or longer ago. */
export const joinRelations = ['WITHIN', 'BEFORE'] as const

/** What a condition says about all that was paid and not given back, in won. */
export const paidRelations = ['AT_LEAST', 'LESS_THAN'] as const

export const MAX_CONDITIONS = 8
export const MAX_CLASSES = 50
export const MAX_DAYS = 3650
