import { noPolicy, type Policy } from '../third-party/policy.ts'

const lasting = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

interface Grants {
  /** The host a socket may be opened to; some browsers do not count it as `'self'`. */
  host?: string
  /** The site offers Kakao's share dialog: its script, and the page its dialog opens. */
  hasKakao?: boolean
  /** Vite's own scripts stand inside the page and speak to another port. */
  isDevelopment?: boolean
  /** Of the code of others that this very page carries. */
  foreign?: Policy
  /** The origin pieces of video come from, where that is not this one. */
  mediaFrom?: string | null
}

/** What the browser may do on our pages: nothing inline, nothing from elsewhere, but for what a site's owner confirmed. */
export function securityHeaders({
  host,
  isDevelopment = false,
  hasKakao = false,
  foreign = noPolicy,
  mediaFrom = null,
}: Grants = {}) {
  const sockets = isDevelopment ? ' ws: wss:' : host ? ` ws://${host} wss://${host}` : ''
  const kakao = (origin: string) => (hasKakao ? ` ${origin}` : '')
  const hashes = foreign.hashes.map((hash) => ` 'sha256-${hash}'`).join('')
  const talks = from('https', foreign.talks)
  const media = mediaFrom ? ` ${mediaFrom}` : ''
  const styles = from('https', foreign.styles)
  const policy = [
    "default-src 'self'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : hashes}${kakao('https://t1.kakaocdn.net')}${from('https', foreign.scripts)}`,
    `style-src 'self' 'unsafe-inline'${styles}`,
    `img-src 'self' data: blob:${talks}${media}`,
    `media-src 'self' blob:${talks}${media}`,
    `font-src 'self'${styles}`,
    `connect-src 'self'${sockets}${talks}${from('wss', foreign.talks)}${media}`,
    ...(talks ? [`frame-src 'self'${talks}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${kakao('https://sharer.kakao.com')}`,
    "frame-ancestors 'none'",
  ].join('; ')
  return { 'content-security-policy': policy, ...lasting }
}

const from = (scheme: string, hosts: readonly string[]) =>
  hosts.map((host) => ` ${scheme}://${host}`).join('')
