import type { Output } from 'contract/http/endpoint'
import { checkMerchant, getMerchants, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { saveExchangeRate } from 'contract/money/merchants/exchange-rate.api'
import type { MerchantMode } from 'contract/money/merchants/schemas'
import { type KeyName, type MerchantProvider, providers } from 'contract/money/merchants/providers'
import { keyFaultsOf } from 'contract/money/merchants/merchants.rules'
import type { MerchantSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type MerchantsReply = Output<typeof getMerchants>
export type Merchant = MerchantsReply['merchants'][number]

/** An account at a provider, connected or not. */
export interface Account {
  provider: MerchantProvider
  mode: MerchantMode
  merchant: Merchant | null
}
/** The account whose keys were saved last. */
export const accountOf = (
  { merchants }: MerchantsReply,
  { provider, mode }: Pick<Account, 'provider' | 'mode'>,
): Account => ({
  provider,
  mode,
  merchant: merchants.find((one) => one.provider === provider && one.mode === mode) ?? null,
})

/** What the page opens with: the account that was tried, else the one that takes payments, else the one connected last. */
export function firstAccount(
  { merchants }: MerchantsReply,
  triedSeq: MerchantSeq | null,
): Pick<Account, 'provider' | 'mode'> {
  const tried = merchants.find(({ merchantSeq }) => merchantSeq === triedSeq)
  const used = tried ?? merchants.find(({ currencies }) => currencies.length > 0) ?? merchants[0]
  return { provider: used?.provider ?? 'toss', mode: used?.mode ?? 'test' }
}

const guideOrder = ['CONNECT', 'TRIAL', 'NOTICES', 'TAKE', 'BUSINESS'] as const
export type GuideStep = (typeof guideOrder)[number]
interface Reached {
  trials: readonly { state: string }[]
  hasCompany: boolean
}
/** What a site does before it is paid through a provider, in this order, and what of it is done. */
export function guideSteps({ merchants }: MerchantsReply, { trials, hasCompany }: Reached) {
  const isDone: Record<GuideStep, boolean> = {
    CONNECT: merchants.length > 0,
    TRIAL: trials.some(({ state }) => state === 'CANCELLED'),
    NOTICES: merchants.some(({ heardAt }) => heardAt !== null),
    TAKE: merchants.some(({ currencies }) => currencies.length > 0),
    BUSINESS: hasCompany,
  }
  return guideOrder.map((step) => ({ step, isDone: isDone[step] }))
}

/** The form. A stored secret key is never shown again. */
export type KeysDraft = Partial<Record<KeyName, string>>
export const draftOf = ({ provider, merchant }: Account): KeysDraft =>
  Object.fromEntries(providers[provider].keys.map(({ name }) => [name, merchant?.publicKeys[name] ?? '']))

/** Whether the stored secret stays: it belongs to one account. */
export function keepsSecret(draft: KeysDraft, { provider, merchant }: Account, key: KeyName) {
  if (!merchant || merchant.secretEnds[key] === undefined) return false
  const isSameAccount = providers[provider].keys.every(
    ({ name, isSecret }) => isSecret || merchant.publicKeys[name] === draft[name]?.trim(),
  )
  return isSameAccount && (draft[key] ?? '').trim() === ''
}

export const bodyOf = (draft: KeysDraft, account: Account) => ({
  merchantSeq: account.merchant?.merchantSeq ?? null,
  provider: account.provider,
  mode: account.mode,
  keys: Object.fromEntries(
    providers[account.provider].keys.map(({ name }) => [
      name,
      keepsSecret(draft, account, name) ? null : (draft[name] ?? '').trim(),
    ]),
  ),
})

export const faultsOf = (draft: KeysDraft, account: Account) => keyFaultsOf(bodyOf(draft, account))

export const useSaveDepositAccount = () => useCommand(saveDepositAccount, {})
export const useSaveExchangeRate = () => useCommand(saveExchangeRate, {})
export const useMerchants = () => useEndpoint(getMerchants, {})
export const useSaveMerchant = () => useCommand(saveMerchant, {})
export const useCheckMerchant = (merchantSeq: MerchantSeq) => useCommand(checkMerchant, { merchantSeq })
export const useSwitchMerchant = (merchantSeq: MerchantSeq) => useCommand(switchMerchant, { merchantSeq })
