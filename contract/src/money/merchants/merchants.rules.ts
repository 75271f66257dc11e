import {
  type KeyName,
  type keyMistakes,
  type MerchantProvider,
  type ProviderKey,
  providers,
} from './providers.ts'
import type { MerchantMode } from './schemas.ts'

/** FORM: not what the provider gives. MODE: of the other kind of payments. OTHER: another key of the same account. */
type Fault = 'FORM' | 'MODE' | 'OTHER' | (typeof keyMistakes)[number]
export interface KeyFault {
  key: KeyName
  fault: Fault
  /** The key that was entered instead. */
  other?: KeyName
}

export const LONGEST_KEY = 200

interface Keys {
  provider: MerchantProvider
  mode: MerchantMode
  /** Null where the stored one stays, and where one that may follow later is missing. */
  keys: Partial<Record<KeyName, string | null>>
}
/** What is wrong with the keys of an account, as far as their form shows it. docs/rules.md R-720. */
export function keyFaultsOf({ provider, mode, keys }: Keys): KeyFault[] {
  const all = providers[provider].keys
  return all
    .filter(({ name }) => keys[name] !== null)
    .map((rule) => faultOf(keys[rule.name] ?? '', rule, { mode, all }))
    .filter((fault) => fault !== null)
}

interface Expected {
  mode: MerchantMode
  all: readonly ProviderKey[]
}
function faultOf(value: string, rule: ProviderKey, { mode, all }: Expected): KeyFault | null {
  const { name: key, form, isOptional = false, mistakes = [] } = rule
  if (value === '') return isOptional ? null : { key, fault: 'FORM' }
  const found = form.exec(value)
  if (found) {
    const own = found.groups?.['mode']
    return own !== undefined && own !== mode ? { key, fault: 'MODE' } : null
  }
  const other = all.find((one) => one !== rule && one.form.test(value))
  if (other) return { key, fault: 'OTHER', other: other.name }
  return { key, fault: mistakes.find((one) => one.form.test(value))?.mistake ?? 'FORM' }
}
