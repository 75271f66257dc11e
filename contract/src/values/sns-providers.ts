/** The sign-in providers: Kakao, Naver, Google, Facebook. */
export const snsProviders = ['KAK', 'NAV', 'GOG', 'FAB'] as const
export type SnsProvider = (typeof snsProviders)[number]
