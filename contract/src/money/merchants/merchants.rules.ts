import type { MerchantMode } from './schemas.ts'

export const keyFaults = [
  'CLIENT_KEY_FORM',
  'CLIENT_KEY_IS_SECRET',
  'CLIENT_KEY_OF_WIDGET',
  'CLIENT_KEY_MODE',
  'SECRET_KEY_FORM',
  'SECRET_KEY_IS_CLIENT',
  'SECRET_KEY_OF_WIDGET',
  'SECRET_KEY_MODE',
] as const
export type KeyFault = (typeof keyFaults)[number]

export const LONGEST_KEY = 200
const form = /^(?<mode>test|live)_(?<kind>g?[cs]k)_[A-Za-z0-9]{4,}$/

interface Keys {
  mode: MerchantMode
  clientKey: string
  /** Null where the stored one stays. */
  secretKey: string | null
}
/** What is wrong with keys of Toss Payments, as far as their form shows it. docs/rules.md R-720. */
export function keyFaultsOf({ mode, clientKey, secretKey }: Keys): KeyFault[] {
  const faults = [faultOf(clientKey, { own: 'ck', name: 'CLIENT_KEY', other: 'CLIENT_KEY_IS_SECRET', mode })]
  if (secretKey !== null)
    faults.push(faultOf(secretKey, { own: 'sk', name: 'SECRET_KEY', other: 'SECRET_KEY_IS_CLIENT', mode }))
  return faults.filter((fault) => fault !== null)
}

interface Expected {
  own: 'ck' | 'sk'
  name: 'CLIENT_KEY' | 'SECRET_KEY'
  other: KeyFault
  mode: MerchantMode
}
function faultOf(key: string, { own, name, other, mode }: Expected): KeyFault | null {
  const found = form.exec(key)?.groups
  const kind = found?.['kind']
  if (!found || !kind) return `${name}_FORM`
  if (!kind.endsWith(own)) return other
  if (kind !== own) return `${name}_OF_WIDGET`
  return found['mode'] === mode ? null : `${name}_MODE`
}
