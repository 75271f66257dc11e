import { getPayoutTerms } from 'contract/money/settlements/payees.api'
import { getPayMethods } from 'contract/money/merchants/pay-methods.api'
import type { Output } from 'contract/http/endpoint'
import type { PayMethodName } from 'contract/money/orders/pay-methods.rules'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { guideSteps, type GuideStep, type Merchant, type MerchantsReply } from './merchants.api.ts'

export const getPaidTopics = ['PROVIDER', 'METHODS', 'ACCOUNT', 'BUSINESS', 'FEE', 'PAYOUT'] as const
export type GetPaidTopic = (typeof getPaidTopics)[number]
export type GetPaidState = 'DONE' | 'MISSING' | 'OPTIONAL'
export type PayoutTerms = Output<typeof getPayoutTerms>

/** The account through which buyers pay in won, else in dollars. */
export const usedMerchant = ({ merchants }: MerchantsReply): Merchant | undefined =>
  merchants.find(({ currencies }) => currencies.includes('KRW')) ??
  merchants.find(({ currencies }) => currencies.length > 0)

interface Reached {
  hasCompany: boolean
  /** Those that are switched on, once they are known. */
  methods: readonly PayMethodName[] | undefined
  terms: PayoutTerms | undefined
}
/** How far each topic of being paid is. docs/rules.md R-861. */
export function getPaidStates(
  stored: MerchantsReply,
  { hasCompany, methods, terms }: Reached,
): Record<GetPaidTopic, GetPaidState> {
  const used = usedMerchant(stored)
  const isLive = used?.mode === 'live'
  const takesDeposits = stored.depositAccount?.isActive === true
  const isPaid = isLive || takesDeposits
  return {
    PROVIDER: isLive ? 'DONE' : unless(takesDeposits),
    METHODS: used && methods?.length !== 0 ? 'DONE' : 'OPTIONAL',
    ACCOUNT: takesDeposits ? 'DONE' : unless(isLive),
    BUSINESS: hasCompany ? 'DONE' : 'MISSING',
    FEE: 'DONE',
    PAYOUT: payoutState(isPaid, terms),
  }
}
const unless = (isMet: boolean): GetPaidState => (isMet ? 'OPTIONAL' : 'MISSING')
function payoutState(isPaid: boolean, terms: PayoutTerms | undefined): GetPaidState {
  if (terms?.isCollected) return terms.payee ? 'DONE' : 'MISSING'
  return isPaid ? 'DONE' : 'OPTIONAL'
}

/** What comes next at a provider; GO_LIVE where its test payments work. */
export type ProviderStep = Exclude<GuideStep, 'BUSINESS'> | 'GO_LIVE'
export function providerStep(
  stored: MerchantsReply,
  reached: { trials: readonly { state: string }[]; hasCompany: boolean },
): ProviderStep | null {
  const open = guideSteps(stored, reached).find(({ step, isDone }) => !isDone && step !== 'BUSINESS')?.step
  if (open !== undefined && open !== 'BUSINESS') return open
  return usedMerchant(stored)?.mode === 'test' ? 'GO_LIVE' : null
}

/** The ways to pay that an account offers, and those that are switched on. */
export type MethodsOfMerchant = Output<typeof getPayMethods>
export const useMethodsOf = ({ merchantSeq }: Merchant) => useEndpoint(getPayMethods, { merchantSeq }).data

export const usePayoutTerms = () => useEndpoint(getPayoutTerms, {}).data
