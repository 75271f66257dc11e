import { noPolicy, type Policy } from '../third-party/policy.ts'

const lasting = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

interface Grants {
  /** The host for sockets; some browsers do not include it in `'self'`. */
  host?: string
  /** The site offers Kakao's share dialog: its script, and the page its dialog opens. */
  hasKakao?: boolean
  /** Vite's scripts are inline and connect to another port. */
  isDevelopment?: boolean
  /** The policy of this page's third-party code. */
  foreign?: Policy
  /** The origin of video segments, where it is not this one. */
  mediaFrom?: string | null
  /** Whether the page may ask for the camera, the microphone and the screen. */
  mayRecord?: boolean
  /** The LiveKit server, where live rooms are not the product's own. */
  liveFrom?: string | null
  /** Whether pages of the same site show this one inside themselves. */
  isFramed?: boolean
}

/** The content security policy of pages: nothing inline, nothing external, except what a site's owner confirmed. */
export function securityHeaders({
  host,
  isDevelopment = false,
  hasKakao = false,
  foreign = noPolicy,
  mediaFrom = null,
  mayRecord = false,
  liveFrom = null,
  isFramed = false,
}: Grants = {}) {
  const sockets = isDevelopment ? ' ws: wss:' : host ? ` ws://${host} wss://${host}` : ''
  const kakao = (origin: string) => (hasKakao ? ` ${origin}` : '')
  const hashes = foreign.hashes.map((hash) => ` 'sha256-${hash}'`).join('')
  const talks = from('https', foreign.talks)
  const media = mediaFrom ? ` ${mediaFrom}` : ''
  const live = liveFrom ? ` ${liveFrom} ${liveFrom.replace(/^ws/, 'http')}` : ''
  const styles = from('https', foreign.styles)
  const policy = [
    "default-src 'self'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : hashes}${kakao('https://t1.kakaocdn.net')}${from('https', foreign.scripts)}`,
    `style-src 'self' 'unsafe-inline'${styles}`,
    `img-src 'self' data: blob:${talks}${media}`,
    `media-src 'self' blob:${talks}${media}`,
    `font-src 'self'${styles}`,
    `connect-src 'self'${sockets}${talks}${from('wss', foreign.talks)}${media}${live}`,
    ...(talks ? [`frame-src 'self'${talks}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${kakao('https://sharer.kakao.com')}`,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
  const devices = ['camera', 'microphone', 'display-capture', 'speaker-selection']
  const allowed = mayRecord ? '(self)' : '()'
  const permissions = [...devices.map((device) => `${device}=${allowed}`), 'geolocation=()', 'payment=()']
  return {
    'content-security-policy': policy,
    'permissions-policy': permissions.join(', '),
    ...lasting,
    ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
  }
}

const from = (scheme: string, hosts: readonly string[]) =>
  hosts.map((host) => ` ${scheme}://${host}`).join('')
