import type { SnsProvider } from 'contract/values/sns-providers'

/** Where the channel keeps the id of its application. */
export const idKeys = {
  KAK: 'snsLoginKakId',
  NAV: 'snsLoginNavId',
  GOG: 'snsLoginGogId',
  FAB: 'snsLoginFabId',
} as const satisfies Record<SnsProvider, string>

/** docs/rules.md R-180: only kakao lets an application do without a secret. */
export const isIncomplete = ({
  provider,
  clientId,
  hasSecret,
}: {
  provider: SnsProvider
  clientId: string | null
  hasSecret: boolean
}) => clientId !== null && !hasSecret && provider !== 'KAK'
