import type { Output } from 'contract/http/endpoint'
import { snsProviders, type SnsProvider } from 'contract/values/sns-providers'
import { getSignInSettings, saveSignInSettings } from 'contract/people/sign-in/social.api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

type Settings = Output<typeof getSignInSettings>

/** One provider in the form. A stored secret is never shown again. */
export interface ProviderDraft {
  clientId: string
  appId: string
  /** The newly typed secret. */
  secret: string
  hasSecret: boolean
  isRemoved: boolean
}
export type SignInDraft = Record<SnsProvider, ProviderDraft> & { kakaoSyncYn: 'Y' | 'N' }

const none: ProviderDraft = { clientId: '', appId: '', secret: '', hasSecret: false, isRemoved: false }

export function draftOf({ kakaoSyncYn, providers }: Settings): SignInDraft {
  const draftFor = (provider: SnsProvider): ProviderDraft => {
    const kept = providers.find(({ snsTypeCd }) => snsTypeCd === provider)
    if (!kept) return none
    return { ...none, clientId: kept.clientId ?? '', appId: kept.appId ?? '', hasSecret: kept.hasSecret }
  }
  return {
    kakaoSyncYn,
    KAK: draftFor('KAK'),
    NAV: draftFor('NAV'),
    GOG: draftFor('GOG'),
    FAB: draftFor('FAB'),
  }
}

export const bodyOf = (draft: SignInDraft) => ({
  kakaoSyncYn: draft.kakaoSyncYn,
  providers: snsProviders.map((snsTypeCd) => {
    const { clientId, appId, secret, isRemoved } = draft[snsTypeCd]
    const typed = secret.trim()
    return {
      snsTypeCd,
      clientId: clientId.trim() || null,
      appId: appId.trim() || null,
      ...(typed && { clientSecret: typed }),
      ...(!typed && isRemoved && { clientSecret: null }),
    }
  }),
})

export type ProviderError = 'idBlank' | 'secretMissing' | 'appIdWrong'
/** Returns the error of one provider. Only Kakao works without a secret, and a secret belongs to one application id. */
export function troubleOf(
  provider: SnsProvider,
  draft: ProviderDraft,
  stored: ProviderDraft,
): ProviderError | null {
  const id = draft.clientId.trim()
  if (id === '') return null
  if (/\s/.test(id)) return 'idBlank'
  if (!/^\d{0,20}$/.test(draft.appId.trim())) return 'appIdWrong'
  const isKept = draft.hasSecret && !draft.isRemoved && id === stored.clientId
  return provider === 'KAK' || isKept || draft.secret.trim() !== '' ? null : 'secretMissing'
}

export const useSignIn = () => useEndpoint(getSignInSettings, {})
export const useSaveSignIn = () => useCommand(saveSignInSettings, {})
