import { snsProviders, type SnsProvider } from 'contract/values/sns-providers'
import type { ChannelView } from '../../../platform/site.tsx'

const ids = {
  KAK: 'snsLoginKakId',
  NAV: 'snsLoginNavId',
  GOG: 'snsLoginGogId',
  FAB: 'snsLoginFabId',
} as const satisfies Record<SnsProvider, keyof ChannelView>

/** Providers that open in a popup if there is space for one; the others use the current window. */
const inWindow: readonly SnsProvider[] = ['KAK', 'FAB']
export const opensWindow = (provider: SnsProvider, isHandheld: boolean) =>
  inWindow.includes(provider) && !isHandheld

/** A provider returns to the site's own address, so it is offered only there, and only with a configured id. */
export const offeredOn = (channel: ChannelView | null, origin: string): SnsProvider[] =>
  channel && channel.domain === origin
    ? snsProviders.filter((provider) => channel[ids[provider]] !== null)
    : []

/** On such a site, new users sign up through Kakao and accept the terms there. */
export const isKakaoSynced = (channel: ChannelView | null, origin: string) =>
  channel?.kakaoSyncYn === 'Y' && offeredOn(channel, origin).includes('KAK')

/** Browsers inside apps, in which Google rejects every sign-in. */
const IN_APP = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|; wv\)|DaumApps/i
export const isRefusedIn = (provider: SnsProvider, userAgent: string) =>
  provider === 'GOG' && IN_APP.test(userAgent)

/** The data of a running sign-in, stored in the browser by its state. */
export interface AuthorizationState {
  provider: SnsProvider
  isWindow: boolean
  /** Whether a signed-in user connects another provider. */
  isConnecting: boolean
  next: string | null
  siteJoin: boolean
}
const PREFIX = 'social:'

export function storeAuthorizationState(state: string, authorizationState: AuthorizationState) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  localStorage.setItem(PREFIX + state, JSON.stringify(authorizationState))
}
export function readAuthorizationState(state: string): AuthorizationState | null {
  const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + state) ?? 'null')
  return isAuthorizationState(kept) ? kept : null
}
const isAuthorizationState = (kept: unknown): kept is AuthorizationState =>
  typeof kept === 'object' && kept !== null && 'provider' in kept && 'isWindow' in kept
export const clearAuthorizationState = (state: string) => localStorage.removeItem(PREFIX + state)

/** The parameters with which a provider returns. */
export interface Back {
  state: string
  code: string | null
  error: string | null
}
/** Null for an address that is no return from a provider. */
export function readBack(params: URLSearchParams): Back | null {
  const state = params.get('state')
  return state === null ? null : { state, code: params.get('code'), error: params.get('error') }
}
/** Cancelling is no failure. */
export const isCancelled = ({ error }: Back) => error === 'access_denied' || error === 'user_denied'
