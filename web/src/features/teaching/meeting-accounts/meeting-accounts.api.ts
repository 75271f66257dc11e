import type { Output } from 'contract/http/endpoint'
import {
  beginGoogleMeet,
  checkGoogleMeet,
  checkZoom,
  connectGoogleMeet,
  connectZoom,
  disconnectGoogleMeet,
  disconnectZoom,
  getMeetingAccounts,
  saveLiveService,
} from 'contract/teaching/meeting-accounts/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type AccountsReply = Output<typeof getMeetingAccounts>
export type Zoom = NonNullable<AccountsReply['zoom']>
export type Google = NonNullable<AccountsReply['google']>

export interface ZoomDraft {
  accountId: string
  clientId: string
  clientSecret: string
  hostEmail: string
  webhookSecret: string
}
/** The form. A stored secret is never shown again. */
export const draftOf = (zoom: Zoom | null): ZoomDraft => ({
  accountId: zoom?.accountId ?? '',
  clientId: zoom?.clientId ?? '',
  clientSecret: '',
  hostEmail: zoom?.hostEmail ?? '',
  webhookSecret: '',
})

/** Whether stored secrets stay where their fields are empty: they belong to one app. */
export const isSameApp = ({ accountId, clientId }: ZoomDraft, zoom: Zoom | null) =>
  zoom !== null && zoom.accountId === accountId.trim() && zoom.clientId === clientId.trim()

export function bodyOf(draft: ZoomDraft, zoom: Zoom | null) {
  const kept = isSameApp(draft, zoom) ? null : ''
  return {
    accountId: draft.accountId.trim(),
    clientId: draft.clientId.trim(),
    clientSecret: draft.clientSecret.trim() || null,
    hostEmail: draft.hostEmail.trim(),
    webhookSecret: draft.webhookSecret.trim() || kept,
  }
}

export const useMeetingAccounts = () => useEndpoint(getMeetingAccounts, {})
export const useConnectZoom = () => useCommand(connectZoom, {})
export const useCheckZoom = () => useCommand(checkZoom, {})
export const useDisconnectZoom = () => useCommand(disconnectZoom, {})
export const useSaveLiveService = () => useCommand(saveLiveService, {})
export const useBeginGoogle = () => useCommand(beginGoogleMeet, {})
export const useConnectGoogle = () => useCommand(connectGoogleMeet, {})
export const useCheckGoogle = () => useCommand(checkGoogleMeet, {})
export const useDisconnectGoogle = () => useCommand(disconnectGoogleMeet, {})
export type Checking = ReturnType<typeof useCheckZoom> | ReturnType<typeof useCheckGoogle>
export type Disconnecting = ReturnType<typeof useDisconnectZoom> | ReturnType<typeof useDisconnectGoogle>
