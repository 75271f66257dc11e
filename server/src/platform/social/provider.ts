import type { SnsProvider } from 'contract/values/sns-providers'

/** A site's application at a provider. */
export interface SocialApp {
  clientId: string
  clientSecret: string | null
  /** The application's number at Kakao. */
  appId: string | null
  redirectUrl: string
  /** Whether users agree to the site's terms at the provider. */
  isSynced: boolean
}

/** A user's profile at a provider. */
export interface Profile {
  subject: string
  email: string | null
  /** The provider vouches for the address. */
  isEmailProved: boolean
  name: string | null
  phone: string | null
  /** The site's terms they agreed to at the provider, by tag. */
  agreed: string[]
}

/** State that has to be the same when the browser returns. */
interface AuthorizationState {
  state: string
  nonce: string
  verifier: string
}

export interface SocialProvider {
  /** The provider's sign-in page. */
  authorizeUrl: (app: SocialApp, authorizationState: AuthorizationState) => string
  /** Exchanges the code that the browser returned for the user's profile. */
  exchange: (app: SocialApp, brought: AuthorizationState & { code: string }) => Promise<Profile>
  /** The profile of a token; null where it was not issued for this application, or that cannot be verified. */
  believe: (app: SocialApp, accessToken: string) => Promise<Profile | null>
}
export type SocialProviders = Readonly<Record<SnsProvider, SocialProvider>>

/** The provider refused: a used code, a wrong secret, an unregistered URL. */
export class SocialRefused extends Error {
  constructor(provider: string, reason: string) {
    super(`${provider}: ${reason}`)
  }
}
/** The provider did not respond, or not in a known format. */
export class SocialUnreachable extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} did not answer`, { cause })
  }
}
