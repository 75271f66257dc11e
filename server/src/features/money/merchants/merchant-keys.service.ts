import { type KeyName, keyNames, type MerchantProvider, providers } from 'contract/money/merchants/providers'
import type { MerchantKeys } from 'contract/money/merchants/schemas'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'

type Keys = z.output<typeof MerchantKeys>

const END = 4
const labelOf = ({ channelSeq }: Context, provider: MerchantProvider) => `merchant:${channelSeq}:${provider}`

type Sealing = Record<'publicKeys' | 'sealedKeys' | 'secretEnds', Keys>
/** The keys of an account in the form in which they are stored. docs/rules.md R-720. */
export function sealed(ctx: Context, provider: MerchantProvider, keys: Keys) {
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
  publicKeys: Keys
  sealedKeys: Keys
}
/** All keys of a stored account. */
export function opened(ctx: Context, { provider, publicKeys, sealedKeys }: Sealed): Keys {
  const secrets = Object.entries(sealedKeys).map(([name, value]) => [
    name,
    ctx.ports.secrets.unwrap(value, labelOf(ctx, provider)).toString('utf8'),
  ])
  return { ...publicKeys, ...Object.fromEntries(secrets) }
}

/** The keys that were entered, with the stored ones where null says that they stay. */
export function completed(entered: Partial<Record<KeyName, string | null>>, kept: Keys): Keys {
  const all = keyNames.map((name) => [name, entered[name] === null ? kept[name] : entered[name]])
  return Object.fromEntries(all.filter(([, value]) => value))
}
