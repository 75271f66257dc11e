import { createHmac } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import {
  MAX_FACTORS,
  PasskeyQuestion,
  type MadePasskey as MadePasskeySchema,
  type PasskeyView as ShownPasskeySchema,
} from 'contract/people/mfa/schemas'
import type { z } from 'zod'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepPace, requireMayAdd } from '../accounts/accounts.public.ts'
import { getBrandHere } from '../../site/sites/sites.public.ts'
import { addFactor } from './factors.service.ts'
import { findFactors, notePasskeyUse, type Factor } from './mfa.queries.ts'
import { originsOf, paces, rpIdOf, waits } from './mfa.rules.ts'
import { hostOf, keepTicket, type Holder } from './challenge-tickets.service.ts'
import { lockTicket, spendTicket, type Purpose } from './challenge-tickets.queries.ts'

type Caller = SignedIn<PlatformContext>
type MadePasskey = z.output<typeof MadePasskeySchema>
type PasskeyView = z.output<typeof ShownPasskeySchema>

/** What keys sign with: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]
const CredentialList = PasskeyQuestion.shape.allowCredentials

const knownOf = (factors: Factor[]) =>
  CredentialList.parse(
    factors.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: transports ?? [],
    })),
  )
export const passkeysHere = (ctx: PlatformContext, factors: Factor[]) =>
  factors.filter(({ kind, host }) => kind === 'PASSKEY' && host === rpIdOf(ctx.incoming.origin))

/** What a browser makes a new passkey with: for this address, not where one is already. */
export async function beginPasskey(ctx: Caller) {
  const { userSeq, sessionHash, email, name } = ctx.user
  await requireMayAdd(ctx, userSeq, 'FACTOR')
  await keepPace(ctx, { [`second-factor-set-up:${userSeq}`]: paces.setUpPerUser })
  const factors = await findFactors(ctx.platform, userSeq)
  if (ctx.user.signedInAt !== null && factors.length === 0) throw refuse('PLATFORM_ONLY')
  if (factors.length >= MAX_FACTORS) throw refuse('TOO_MANY_FACTORS')
  const challenge = await challenged(ctx, 'REGISTER', { userSeq, holderHash: sessionHash })
  const id = rpIdOf(ctx.incoming.origin)
  const { siteName } = await getBrandHere(ctx)
  return {
    challenge,
    rp: { id, name: siteName },
    user: { id: handleOf(ctx, id), name: email || name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: waits.passkey,
    attestation: 'none' as const,
    excludeCredentials: knownOf(passkeysHere(ctx, factors)),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
  }
}

/** By what a device tells one account from another: the same every time, and it says nothing of whose it is. */
const handleOf = ({ ports, user }: Caller, host: string) =>
  createHmac('sha256', ports.secrets.keyFor('passkey-user'))
    .update(`${user.userSeq}\n${host}`)
    .digest('base64url')

async function challenged(ctx: PlatformContext, purpose: Purpose, holder: Holder) {
  const ticket = newToken()
  await ctx.transaction((tx) => keepTicket(ctx, tx, { ...holder, ticket, purpose, wait: waits.passkey }))
  return ticket
}

/** Takes the challenge an answer is about, once: only the holder's own, at this address, in time. */
async function takeChallenge(
  ctx: PlatformContext,
  tx: PlatformTx,
  { purpose, holder, clientData }: { purpose: Purpose; holder: Holder; clientData: string },
) {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const now = ctx.now()
  const kept = await lockTicket(tx, { ticketHash: hashOf(challenge), purpose, host: hostOf(ctx), now })
  if (!kept || kept.userSeq !== holder.userSeq || kept.holderHash !== holder.holderHash) return null
  await spendTicket(tx, { ticketHash: kept.ticketHash, now })
  return challenge
}
function challengeIn(clientData: string) {
  try {
    return decodeClientDataJSON(clientData).challenge
  } catch {
    return null
  }
}

export async function addPasskey(
  ctx: Caller,
  { credential, name }: { credential: MadePasskey; name: string },
) {
  const { userSeq, sessionHash } = ctx.user
  const holder = { userSeq, holderHash: sessionHash }
  const { clientDataJSON } = credential.response
  const added = await ctx.transaction(async (tx) => {
    const challenge = await takeChallenge(ctx, tx, {
      purpose: 'REGISTER',
      holder,
      clientData: clientDataJSON,
    })
    const made = challenge === null ? null : await readMade(ctx, credential, challenge)
    if (!made) return null
    const { id, publicKey, counter } = made
    return addFactor(ctx, tx, {
      userSeq,
      kind: 'PASSKEY',
      name,
      credentialId: id,
      host: rpIdOf(ctx.incoming.origin),
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports,
      createdAt: ctx.now(),
    })
  })
  if (!added) throw refuse('SECOND_FACTOR_WRONG')
  return added
}

/** Null for what no authenticator made for us. */
async function readMade({ incoming }: PlatformContext, response: MadePasskey, expectedChallenge: string) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: originsOf(incoming.origin),
      expectedRPID: rpIdOf(incoming.origin),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo?.credential ?? null
  } catch {
    return null
  }
}

/** Asks for one of this person's passkeys of this address. */
export async function askPasskey(ctx: PlatformContext, holder: Holder) {
  const factors = await findFactors(ctx.platform, holder.userSeq)
  return {
    challenge: await challenged(ctx, 'ASSERT', holder),
    rpId: rpIdOf(ctx.incoming.origin),
    timeout: waits.passkey,
    userVerification: 'preferred' as const,
    allowCredentials: knownOf(passkeysHere(ctx, factors)),
  }
}

interface PasskeyRow {
  holder: Holder
  factors: Factor[]
  credential: PasskeyView
}
/** Whether the answer is of one of these passkeys, to a question of ours that was not answered before. */
export async function takePasskey(
  ctx: PlatformContext,
  tx: PlatformTx,
  { holder, factors, credential }: PasskeyRow,
) {
  const clientData = credential.response.clientDataJSON
  const challenge = await takeChallenge(ctx, tx, { purpose: 'ASSERT', holder, clientData })
  const factor = passkeysHere(ctx, factors).find((one) => one.credentialId === credential.id)
  if (challenge === null || !factor) return false
  const counter = await readShown(ctx, { factor, credential, challenge })
  if (counter === null) return false
  await notePasskeyUse(tx, { factorSeq: factor.factorSeq, counter, now: ctx.now() })
  return true
}

/** How often the key says it was used; null when it did not sign this. */
async function readShown(
  { incoming }: PlatformContext,
  { factor, credential, challenge }: { factor: Factor; credential: PasskeyView; challenge: string },
) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: originsOf(incoming.origin),
      expectedRPID: rpIdOf(incoming.origin),
      requireUserVerification: false,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(factor.publicKey ?? '', 'base64url')),
        counter: factor.counter ?? 0,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
