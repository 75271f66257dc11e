import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Provider = 'KAK' | 'NAV' | 'GOG' | 'FAB'

/** An application as registered at the provider. */
export interface Application {
  provider: Provider
  clientId: string
  /** Optional at Kakao. */
  clientSecret: string | null
  /** Kakao's id of the application. */
  appId?: number
  redirectUris: string[]
  /** Whether OpenID Connect is switched on. */
  isOidc?: boolean
}
/** A person with an account at every provider. */
export interface Somebody {
  key: string
  name: string
  email?: string
  isEmailVerified?: boolean
  /** Kakao: another person has taken over the mail address. */
  isEmailInvalid?: boolean
  phone?: string
  /** Kakao Sync: the tags of the accepted terms. */
  terms?: string[]
}
interface Grant {
  provider: Provider
  clientId: string
  who: Somebody
}
interface Code extends Grant {
  redirectUri: string
  nonce: string | undefined
  challenge: string | undefined
  at: number
  isUsed: boolean
}
interface Token extends Grant {
  expiresAt: number
}
const CODE_MS = 10 * 60_000
export const TOKEN_SECONDS = 3600

/** Generated once: a pair takes a tenth of a second, and no test needs one of its own. */
const keys = { RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }) }

export type World = ReturnType<typeof newWorld>

/** The shared state of all providers in one test. */
export function newWorld() {
  const applications: Application[] = []
  const people: Somebody[] = []
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Token>()
  const state = {
    /** A provider that does not respond, or responds with an error of its own. */
    faults: {} as Partial<Record<Provider, 'broken' | 'silent'>>,
    /** How far the provider's clock is ahead. */
    aheadMs: 0,
  }
  const now = () => Date.now() + state.aheadMs
  return {
    applications,
    people,
    state,
    now,
    publicKey: keys.RS256.publicKey,
    applicationOf: (provider: Provider, clientId: string | undefined) =>
      applications.find((one) => one.provider === provider && one.clientId === clientId),
    /** Issues a code for a person who agreed. */
    issueCode(code: Omit<Code, 'at' | 'isUsed'>) {
      const text = random()
      codes.set(text, { ...code, at: now(), isUsed: false })
      return text
    },
    /** Redeems a code, once and in time, for the application that it was issued for. */
    takeCode(provider: Provider, clientId: string | undefined, text: string | undefined) {
      const code = codes.get(text ?? '')
      if (!code || code.provider !== provider || code.clientId !== clientId) return null
      if (code.isUsed || now() - code.at > CODE_MS) return null
      code.isUsed = true
      return code
    },
    issueToken({ provider, clientId, who }: Grant) {
      const text = random()
      tokens.set(text, { provider, clientId, who, expiresAt: now() + TOKEN_SECONDS * 1000 })
      return text
    },
    tokenOf(provider: Provider, text: string | undefined) {
      const token = tokens.get(text ?? '')
      return token && token.provider === provider && token.expiresAt > now() ? token : null
    },
    signed(claims: object) {
      const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'fake-1' })}.${part(claims)}`
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), keys.RS256.privateKey).toString('base64url')}`
    },
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const random = () => randomBytes(24).toString('base64url')

/** Providers number people per application, except Google. */
export function numberOf(who: Somebody, clientId: string) {
  const digest = createHash('sha256').update(`${who.key} ${clientId}`).digest()
  return digest.readUIntBE(0, 5)
}
export const challengeOf = (verifier: string | undefined) =>
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url')
