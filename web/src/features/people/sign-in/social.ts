import { snsProviders, type SnsProvider } from 'contract/values/sns-providers'
import type { ChannelView } from '../../../platform/site.tsx'

const ids = {
  KAK: 'snsLoginKakId',
  NAV: 'snsLoginNavId',
  GOG: 'snsLoginGogId',
  FAB: 'snsLoginFabId',
} as const satisfies Record<SnsProvider, keyof ChannelView>

/** Kakao and Facebook open a window beside the page, where there is room for one; the others take its place. */
const inWindow: readonly SnsProvider[] = ['KAK', 'FAB']
export const opensWindow = (provider: SnsProvider, isHandheld: boolean) =>
  inWindow.includes(provider) && !isHandheld

/** Providers come back to the site's own address: there, and with an id, they are offered. */
export const offeredOn = (channel: ChannelView | null, origin: string): SnsProvider[] =>
  channel && channel.domain === origin
    ? snsProviders.filter((provider) => channel[ids[provider]] !== null)
    : []

/** On such a site, new users sign up through kakao and agree to the terms there. */
export const isKakaoSynced = (channel: ChannelView | null, origin: string) =>
  channel?.kakaoSyncYn === 'Y' && offeredOn(channel, origin).includes('KAK')

/** Browsers inside of apps, where Google refuses every sign-in. */
const IN_APP = /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\/|; wv\)|DaumApps/i
export const isRefusedIn = (provider: SnsProvider, userAgent: string) =>
  provider === 'GOG' && IN_APP.test(userAgent)

/** What a browser remembers of a sign-in that is under way, by its state. */
export interface AuthorizationState {
  provider: SnsProvider
  isWindow: boolean
  /** Adds a way in to the account that is signed in. */
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

/** What a provider sends a browser back with. */
export interface Back {
  state: string
  code: string | null
  error: string | null
}
/** Null for an address that no provider led to. */
export function readBack(params: URLSearchParams): Back | null {
  const state = params.get('state')
  return state === null ? null : { state, code: params.get('code'), error: params.get('error') }
}
/** A user who cancelled is no failure. */
export const isCancelled = ({ error }: Back) => error === 'access_denied' || error === 'user_denied'
