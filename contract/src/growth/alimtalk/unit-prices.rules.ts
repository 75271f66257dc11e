/** What one message costs, by its kind. */
export const pricedKinds = ['ALIMTALK', 'FRIENDTALK', 'FRIENDTALK_IMAGE', 'SMS', 'LMS', 'MMS'] as const
export type PricedKind = (typeof pricedKinds)[number]
/** In won; null where the site did not say. */
export type UnitPrices = Readonly<Record<PricedKind, number | null>>
export const MAX_UNIT_PRICE = 1000

/**
 * What so many messages cost about, in won: sellers charge by contract and only for what arrives. Null where nobody said the price.
 * docs/rules.md R-1099.
 */
export function costEstimate(count: number, kind: PricedKind, prices: UnitPrices | null) {
  const price = prices?.[kind] ?? null
  return price === null ? null : count * price
}
