import { type KeyName, keyNames, providers } from 'contract/money/merchants/providers'
import type { MerchantProvider } from 'contract/money/merchants/schemas'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'

/** Something of each key of an account: the key itself, its sealed form, or its end. */
export const Keys = z.partialRecord(z.enum(keyNames), z.string())
export type MerchantKeys = z.output<typeof Keys>

const END = 4
const labelOf = ({ channelSeq }: Context, provider: MerchantProvider) => `merchant:${channelSeq}:${provider}`

type Sealing = Record<'publicKeys' | 'sealedKeys' | 'secretEnds', MerchantKeys>
/** The keys of an account in the form in which they are stored. docs/rules.md R-720. */
export function sealed(ctx: Context, provider: MerchantProvider, keys: MerchantKeys) {
  const stored: Sealing = { publicKeys: {}, sealedKeys: {}, secretEnds: {} }
  for (const { name, isSecret } of providers[provider].keys) {
    const value = keys[name]
    if (!value) continue
    if (!isSecret) {
      stored.publicKeys[name] = value
      continue
    }
    stored.sealedKeys[name] = ctx.ports.secrets.wrap(Buffer.from(value), labelOf(ctx, provider))
    stored.secretEnds[name] = value.slice(-END)
  }
  return stored
}

interface Sealed {
  provider: MerchantProvider
  publicKeys: MerchantKeys
  sealedKeys: MerchantKeys
}
/** All keys of a stored account. */
export function opened(ctx: Context, { provider, publicKeys, sealedKeys }: Sealed): MerchantKeys {
  const secrets = Object.entries(sealedKeys).map(([name, value]) => [
    name,
    ctx.ports.secrets.unwrap(value, labelOf(ctx, provider)).toString('utf8'),
  ])
  return { ...publicKeys, ...Object.fromEntries(secrets) }
}

/** The keys that were entered, with the stored ones where null says that they stay. */
export function completed(
  entered: Partial<Record<KeyName, string | null>>,
  kept: MerchantKeys,
): MerchantKeys {
  const all = keyNames.map((name) => [name, entered[name] === null ? kept[name] : entered[name]])
  return Object.fromEntries(all.filter(([, value]) => value))
}
