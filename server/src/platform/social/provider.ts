import type { SnsProvider } from 'contract/values/sns-providers'

/** A site's application at a provider. */
export interface SocialApp {
  clientId: string
  clientSecret: string | null
  /** The number Kakao knows it by. */
  appId: string | null
  redirectUrl: string
  /** Whether people agree to the site's terms at the provider. */
  isSynced: boolean
}

/** What a provider tells of somebody. */
export interface Profile {
  subject: string
  email: string | null
  /** The provider vouches that the address is theirs. */
  isEmailProved: boolean
  name: string | null
  phone: string | null
  /** The site's terms they agreed to at the provider, by tag. */
  agreed: string[]
}

/** What has to be the same when the browser comes back. */
interface AuthorizationState {
  state: string
  nonce: string
  verifier: string
}

export interface SocialProvider {
  /** Where the browser goes. */
  authorizeUrl: (app: SocialApp, authorizationState: AuthorizationState) => string
  /** What the code, brought back by the browser, says of somebody. */
  exchange: (app: SocialApp, brought: AuthorizationState & { code: string }) => Promise<Profile>
  /** Whose token this is; null where it was not made for this application, or cannot be proved to be. */
  believe: (app: SocialApp, accessToken: string) => Promise<Profile | null>
}
export type SocialProviders = Readonly<Record<SnsProvider, SocialProvider>>

/** The provider understood and refused: a spent code, a wrong secret, an address it does not know. */
export class SocialRefused extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider}: ${reason}`)
  }
}
/** The provider did not answer, or with something nobody understands. */
export class SocialUnreachable extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} did not answer`, { cause })
  }
}
