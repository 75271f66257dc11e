import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { SessionUser } from '../accounts/schemas.ts'
import { PasskeyQuestion, proofWays, secondWays, PasskeyView, typed } from '../mfa/schemas.ts'

const byTotp = z.object({ way: z.literal('TOTP'), code: typed })
const byRecovery = z.object({ way: z.literal('RECOVERY'), code: typed })
const byPasskey = z.object({ way: z.literal('PASSKEY'), credential: PasskeyView })
const SecondFactorInput = z.discriminatedUnion('way', [byTotp, byRecovery, byPasskey])
export type SecondFactorInput = z.output<typeof SecondFactorInput>

const stepRefusals = ['SECOND_STEP_ENDED', 'SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS'] as const
/** The pending second step of this browser's sign-in, with its methods. */
export const getSecondStep = endpoint({
  method: 'GET',
  path: '/auth/second-step',
  access: 'public',
  reply: z.object({ ways: z.enum(secondWays).array() }),
  refuses: ['SECOND_STEP_ENDED'],
})
/** A passkey challenge: single use, valid for two minutes. */
export const askPasskeyStep = endpoint({
  method: 'POST',
  path: '/auth/second-step/passkey',
  access: 'public',
  reply: PasskeyQuestion,
  refuses: ['SECOND_STEP_ENDED'],
})
/** Completes the second step; only now is the user signed in. */
export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/auth/second-step',
  access: 'public',
  body: z.object({ proof: SecondFactorInput, isTrusted: z.boolean() }),
  reply: z.object({ user: SessionUser }),
  refuses: stepRefusals,
  touches: ['accounts', 'members', 'mfa'],
})

const ReauthInput = z.discriminatedUnion('way', [
  byTotp,
  byRecovery,
  byPasskey,
  z.object({ way: z.literal('PASSWORD'), password: z.string().max(200) }),
  /** Sent by `POST /auth/code`. */
  z.object({ way: z.literal('MAIL'), code: typed }),
])
export type ReauthInput = z.output<typeof ReauthInput>
/** The caller's methods of reauthentication. Empty for users who only sign in through a provider: they sign in again. */
export const getProofWays = endpoint({
  method: 'GET',
  path: '/auth/proof',
  access: 'signed-in',
  reply: z.object({ ways: z.enum(proofWays).array(), email: z.string() }),
})
export const askPasskeyProof = endpoint({
  method: 'POST',
  path: '/auth/proof/passkey',
  access: 'signed-in',
  reply: PasskeyQuestion,
})
/** Applies to every host of this sign-in, for 15 minutes. */
export const prove = endpoint({
  method: 'POST',
  path: '/auth/proof',
  access: 'signed-in',
  body: z.object({ proof: ReauthInput }),
  reply: nothing,
  refuses: ['PASSWORD_WRONG', 'CODE_WRONG', 'SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS'],
})
