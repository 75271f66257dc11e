import type { ChannelSeq } from 'contract/values/ids'
import { BLOCKED, headerNames } from 'contract/http/envelope'

/** Facts about one request that a few features need beside its body. */
export interface Incoming {
  /** The caller's IP address, as reported by trusted proxies. */
  address: string
  /** Scheme and host as the browser sees them: `http://haru.localhost:3000`. */
  origin: string
  userAgent: string
  /** The site named by a page on a development host; null where the host identifies the site. */
  namedSite: ChannelSeq | null
  cookies: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body exactly as it arrived, for signatures. */
  rawBody: Buffer
}

export interface Cookie {
  name: string
  value: string
  path: string
  /** 0 deletes it. */
  maxAgeSeconds: number
}

/** Headers and cookies of a reply. */
export class Outgoing {
  readonly headers: Record<string, string> = {}
  readonly cookies: Cookie[] = []
  code: string | null = null
  message = ''
  /** Errors of parts of the work, which did not keep the rest from being done and answered. */
  readonly failures: unknown[] = []

  accessToken(token: string) {
    this.headers['access-token'] = token
  }
  /** The anonymous session of a browser: an identifier for counting that grants nothing. */
  session(id: string) {
    this.headers[headerNames.session] = id
  }
  /** The seconds until a rate-limited call may be repeated. */
  retryAfter(seconds: number) {
    this.headers['retry-after'] = String(seconds)
  }
  cookie(cookie: Cookie) {
    this.cookies.push(cookie)
  }
  /** Replies that something prevents the action: a result with its own code and the reason. */
  blocked(message: string) {
    this.code = BLOCKED
    this.message = message
  }
}

/** For jobs and pages rendered in this process. */
export const noRequest = (origin: string): Incoming => ({
  address: 'internal',
  origin,
  userAgent: '',
  namedSite: null,
  cookies: {},
  headers: {},
  rawBody: Buffer.alloc(0),
})

/** The server's own cookies; pages write others, such as the language. */
const OURS = /^sd_/
/**
 * Cookies with a narrower path, which `__Host-` does not allow. Another host of the same domain can plant a cookie under
 * `__Secure-`, so no sign-in cookie is among these.
 */
const NARROW: ReadonlySet<string> = new Set(['entries', 'sd_play', 'sd_view'])
/** Browsers accept these names over TLS only, and `__Host-` from this host only. */
const secureName = (name: string) => `${NARROW.has(name) ? '__Secure-' : '__Host-'}${name}`
const PREFIX = /^__(?:Host|Secure)-/

interface Requested {
  protocol: string
  /** Null for a request that was refused before it was parsed. */
  cookies?: Readonly<Record<string, string | undefined>> | null
}
/** By their plain names; over TLS only cookies that another host cannot have planted. */
export function cookiesOf({ protocol, cookies }: Requested): Record<string, string> {
  const isSecure = protocol === 'https'
  return Object.fromEntries(
    Object.entries(cookies ?? {}).flatMap(([written, value]) => {
      const name = isSecure ? written.replace(PREFIX, '') : written
      const isPlanted = isSecure && OURS.test(name) && written !== secureName(name)
      return value === undefined || isPlanted ? [] : [[name, value]]
    }),
  )
}

/** Values need no encoding: the server's cookies contain no special characters. */
const unchanged = (value: string) => value
export const asItIs = { encode: unchanged, decode: unchanged }

/** Host-only and HttpOnly; `secure` wherever the site is served over TLS. */
export function cookieToSet({ name, value, path, maxAgeSeconds }: Cookie, isSecure: boolean) {
  if (NARROW.has(name) === (path === '/')) throw new Error(`${name} is not a cookie for ${path}`)
  const options = {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    encode: unchanged,
  } as const
  return { name: isSecure ? secureName(name) : name, value, options }
}
