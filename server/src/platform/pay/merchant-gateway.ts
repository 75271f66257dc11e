import type { MerchantMode } from 'contract/money/merchants/schemas'
import type { KeyName } from 'contract/money/merchants/providers'
import { type PaymentGateway, ProviderUnreachable } from './gateway.ts'

/** An account of a site as its provider needs it: the keys by their names, each provider with its own schema. */
export interface MerchantAccount {
  mode: MerchantMode
  keys: Readonly<Partial<Record<KeyName, string>>>
}

export type KeyCheck = { verdict: 'ACCEPTED'; accountKey: string } | { verdict: 'REFUSED' }

export interface MerchantGateway extends PaymentGateway {
  /** Whether the provider accepts the keys, and whose they are. Moves nothing. */
  checkKeys: () => Promise<KeyCheck>
}

/** The provider does not accept these keys: nothing can be learned or moved with them. */
export class KeysRefused extends ProviderUnreachable {}

/** Whether a call that needs the keys is understood. */
export async function checkedBy(accountKey: string, call: () => Promise<unknown>): Promise<KeyCheck> {
  try {
    await call()
    return { verdict: 'ACCEPTED', accountKey }
  } catch (error) {
    if (error instanceof KeysRefused) return { verdict: 'REFUSED' }
    throw error
  }
}
