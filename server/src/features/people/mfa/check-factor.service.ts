import type { SecondFactorInput } from 'contract/people/sign-in/reauthentication.api'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { keepPace } from '../accounts/accounts.public.ts'
import { passkeysHere, takePasskey } from './passkeys.service.ts'
import { takeRecovery } from './recovery-codes.service.ts'
import { countRecoveryCodes, findFactors } from './mfa.queries.ts'
import { paces } from './mfa.rules.ts'
import type { Holder } from './challenge-tickets.service.ts'
import { takeTotp } from './totp.service.ts'

/** Whether this is the holder's second factor. A correct one is used up; the caller counts wrong ones. */
export async function takeProof(
  ctx: PlatformContext,
  tx: PlatformTx,
  { holder, proof }: { holder: Holder; proof: SecondFactorInput },
) {
  const { userSeq } = holder
  const factors = await findFactors(tx, userSeq)
  switch (proof.way) {
    case 'TOTP':
      return takeTotp(ctx, tx, { factors, code: proof.code })
    case 'RECOVERY':
      return takeRecovery(ctx, tx, { userSeq, code: proof.code })
    case 'PASSKEY':
      return takePasskey(ctx, tx, { holder, factors, credential: proof.credential })
  }
}

/** Codes can be guessed, so attempts are counted per person over all hosts. */
export async function slowly(ctx: PlatformContext, { userSeq }: Holder, { way }: SecondFactorInput) {
  if (way !== 'PASSKEY') await keepPace(ctx, { [`second-factor:${userSeq}`]: paces.codePerUser })
}

export async function whatThereIs(ctx: PlatformContext, { userSeq }: Pick<Holder, 'userSeq'>) {
  const factors = await findFactors(ctx.platform, userSeq)
  return {
    hasSecondFactor: factors.length > 0,
    hasApp: factors.some(({ kind }) => kind === 'TOTP'),
    hasPasskeyHere: passkeysHere(ctx, factors).length > 0,
    recoveryCodes: await countRecoveryCodes(ctx.platform, userSeq),
  }
}
