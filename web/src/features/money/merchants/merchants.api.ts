import type { Output } from 'contract/http/endpoint'
import { checkMerchant, getMerchant, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import type { MerchantMode } from 'contract/money/merchants/schemas'
import { keyFaultsOf } from 'contract/money/merchants/merchants.rules'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type MerchantReply = Output<typeof getMerchant>
export type Merchant = NonNullable<MerchantReply['merchant']>

/** The form. A stored secret key is never shown again. */
export interface KeysDraft {
  mode: MerchantMode
  clientKey: string
  /** The newly typed secret key. */
  secretKey: string
}
export const draftOf = (merchant: Merchant | null): KeysDraft => ({
  mode: merchant?.mode ?? 'test',
  clientKey: merchant?.clientKey ?? '',
  secretKey: '',
})

/** Whether the stored secret stays: it belongs to one client key. */
export const keepsSecret = (draft: KeysDraft, merchant: Merchant | null) =>
  draft.secretKey.trim() === '' && merchant !== null && merchant.clientKey === draft.clientKey.trim()

export const bodyOf = (draft: KeysDraft, merchant: Merchant | null) => ({
  provider: 'toss' as const,
  mode: draft.mode,
  clientKey: draft.clientKey.trim(),
  secretKey: keepsSecret(draft, merchant) ? null : draft.secretKey.trim(),
})

/** What is wrong with each key; null where nothing is. */
export function faultsOf(draft: KeysDraft, merchant: Merchant | null) {
  const faults = keyFaultsOf(bodyOf(draft, merchant))
  const of = (name: 'CLIENT_KEY' | 'SECRET_KEY') => faults.find((fault) => fault.startsWith(name)) ?? null
  return { clientKey: of('CLIENT_KEY'), secretKey: of('SECRET_KEY') }
}

export const useSaveDepositAccount = () => useCommand(saveDepositAccount, {})
export const useMerchant = () => useEndpoint(getMerchant, {})
export const useSaveMerchant = () => useCommand(saveMerchant, {})
export const useCheckMerchant = () => useCommand(checkMerchant, {})
export const useSwitchMerchant = () => useCommand(switchMerchant, {})
