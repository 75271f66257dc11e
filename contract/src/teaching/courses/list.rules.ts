export const courseFares = ['free', 'paid'] as const
export const courseKinds = ['LIVE', 'VOD', 'OFFLINE', 'TEXT'] as const
/** `closing` shows what can still be applied for, what closes next first. */
export const courseSorts = ['popular', 'latest', 'priceAsc', 'priceDesc', 'rating', 'closing'] as const
/** Classes of this service alias alone; `default` for those of none. */
