/** A bookmark is a moment to come back to; a note says something about it. */
export const lessonNoteKinds = ['NOTE', 'BOOKMARK'] as const
export const LONGEST_NOTE = 2000
/** So many of one person in one class. */
export const MAX_NOTES = 1000
