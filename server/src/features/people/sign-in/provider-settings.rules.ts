import type { SnsProvider } from 'contract/values/sns-providers'

/** The channel's column for the application's id. */
export const idKeys = {
  KAK: 'snsLoginKakId',
  NAV: 'snsLoginNavId',
  GOG: 'snsLoginGogId',
  FAB: 'snsLoginFabId',
} as const satisfies Record<SnsProvider, string>

/** docs/rules.md R-180: only Kakao accepts an application without a secret. */
export const isIncomplete = ({
  provider,
  clientId,
  hasSecret,
}: {
  provider: SnsProvider
  clientId: string | null
  hasSecret: boolean
}) => clientId !== null && !hasSecret && provider !== 'KAK'
