/** What a new site offers first. */
export const contentTypes = ['VOD', 'LIVE', 'OFFLINE', 'CHALLENGE', 'TEXT'] as const
