/** Providers at which a host agrees in the browser. Zoom is connected by keys alone. */
export const liveOAuthProviders = ['google'] as const

const PREFIX = 'live-google.'
/** The state that a provider brings back to `/authcallback`, apart from those of sign-ins. */
export const liveOAuthState = (token: string) => PREFIX + token
export const isLiveOAuthState = (state: string) => state.startsWith(PREFIX)
