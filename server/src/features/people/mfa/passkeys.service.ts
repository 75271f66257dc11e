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
import { findFactors, recordPasskeyUse, type Factor } from './mfa.queries.ts'
import { originsOf, paces, rpIdOf, waits } from './mfa.rules.ts'
import { hostOf, keepTicket, type Holder } from './challenge-tickets.service.ts'
import { lockTicket, spendTicket, type Purpose } from './challenge-tickets.queries.ts'

type Caller = SignedIn<PlatformContext>
type MadePasskey = z.output<typeof MadePasskeySchema>
type PasskeyView = z.output<typeof ShownPasskeySchema>

/** Accepted signature algorithms: EdDSA, ES256, RS256. */
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

/** Options for creating a passkey on this host, excluding authenticators that have one. */
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

/** The user handle of WebAuthn: stable per account and host, without identifying the person. */
const handleOf = ({ ports, user }: Caller, host: string) =>
  createHmac('sha256', ports.secrets.keyFor('passkey-user'))
    .update(`${user.userSeq}\n${host}`)
    .digest('base64url')

async function challenged(ctx: PlatformContext, purpose: Purpose, holder: Holder) {
  const ticket = newToken()
  await ctx.transaction((tx) => keepTicket(ctx, tx, { ...holder, ticket, purpose, wait: waits.passkey }))
  return ticket
}

/** Uses up the challenge of a response: the holder's own, from this host, before it expires. */
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

/** Null for a response that does not verify. */
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

/** A challenge for this person's passkeys of this host. */
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
/** Whether the response is signed by one of these passkeys and answers an unused challenge. */
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
  await recordPasskeyUse(tx, { factorSeq: factor.factorSeq, counter, now: ctx.now() })
  return true
}

/** The signature counter of the key; null when the signature is not its own. */
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
