import type { ChannelSeq } from 'contract/values/ids'
import { BLOCKED, headerNames } from 'contract/http/envelope'

/** The facts of one request that a few rooms need beside its body. */
export interface Incoming {
  /** The caller's address, as far as the trusted proxies tell. */
  address: string
  /** Scheme and host as the browser sees them: `http://haru.localhost:3000`. */
  origin: string
  userAgent: string
  /** The site that a page of a development host stands for; null wherever an address says whose page it is. */
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
  /** 0 takes it away. */
  maxAgeSeconds: number
}

/** What an answer carries beside its data. */
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
  /** The anonymous session of a browser: a handle for counting, which opens nothing. */
  session(id: string) {
    this.headers[headerNames.session] = id
  }
  /** When a refusal for too many tries is worth repeating. */
  retryAfter(seconds: number) {
    this.headers['retry-after'] = String(seconds)
  }
  cookie(cookie: Cookie) {
    this.cookies.push(cookie)
  }
  /** Answers "something stands in the way": a result with its own code, and what it is. */
  blocked(message: string) {
    this.code = BLOCKED
    this.message = message
  }
}

/** Nobody asked: for jobs and pages drawn in this process. */
export const noRequest = (origin: string): Incoming => ({
  address: 'internal',
  origin,
  userAgent: '',
  namedSite: null,
  cookies: {},
  headers: {},
  rawBody: Buffer.alloc(0),
})

/** Our own cookies; others, such as the language, are written by pages. */
const OURS = /^sd_/
/**
 * Sent to some addresses only, which `__Host-` does not allow. Another host of the same domain can plant a cookie under
 * `__Secure-`, so what signs somebody in never stands among these.
 */
const NARROW: ReadonlySet<string> = new Set(['entries', 'sd_play', 'sd_view'])
/** Browsers take these names over TLS only, and `__Host-` from no host beside this one. */
const secureName = (name: string) => `${NARROW.has(name) ? '__Secure-' : '__Host-'}${name}`
const PREFIX = /^__(?:Host|Secure)-/

interface Requested {
  protocol: string
  /** Nothing of a request that was refused before it was read. */
  cookies?: Readonly<Record<string, string | undefined>> | null
}
/** By their plain names; over TLS only what another host cannot have planted. */
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

/** Values travel as they are: ours hold nothing that would have to be written differently. */
const unchanged = (value: string) => value
export const asItIs = { encode: unchanged, decode: unchanged }

/** Host-only, unreadable for scripts; `secure` wherever the site is served over TLS. */
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
