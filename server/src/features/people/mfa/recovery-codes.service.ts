import { createHmac, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from 'contract/people/mfa/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './mfa.queries.ts'
import { readRecovery, RECOVERY_ALPHABET, RECOVERY_LETTERS, recoveryCodeOf } from './mfa.rules.ts'

/** Shown this once. Earlier codes become invalid. */
export async function newRecoveryCodes(ctx: PlatformContext, tx: PlatformTx, userSeq: UserSeq) {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  const hashes = [...codes].map((code) => hashed(ctx, userSeq, readRecovery(code) ?? ''))
  await replaceRecoveryCodes(tx, userSeq, hashes)
  return [...codes]
}
const newCode = () =>
  recoveryCodeOf(Array.from({ length: RECOVERY_LETTERS }, () => randomInt(RECOVERY_ALPHABET.length)))

export async function takeRecovery(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, code }: { userSeq: UserSeq; code: string },
) {
  const letters = readRecovery(code)
  if (letters === null) return false
  return takeRecoveryCode(tx, { userSeq, codeHash: hashed(ctx, userSeq, letters), now: ctx.now() })
}

/** Keyed with the installation's secret, so that the stored value does not reveal the codes. */
const hashed = ({ ports }: PlatformContext, userSeq: UserSeq, letters: string) =>
  createHmac('sha256', ports.secrets.keyFor('recovery-code')).update(`${userSeq}\n${letters}`).digest('hex')
