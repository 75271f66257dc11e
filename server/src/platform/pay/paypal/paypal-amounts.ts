import type { Currency } from 'contract/values/ids'
import { ProviderUnreachable } from '../gateway.ts'

interface PaypalMoney {
  currency_code: string
  value: string
}
/** Cents as PayPal writes dollars: 2999 → `29.99`. */
export const moneyOf = (cents: number, currency: Currency): PaypalMoney => ({
  currency_code: currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** Dollars as PayPal writes them, in cents. */
export function centsOf({ currency_code: currency, value }: PaypalMoney) {
  const found = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(value)
  if (!found || currency !== 'USD')
    throw new ProviderUnreachable(`no amount of dollars: ${value} ${currency}`)
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
