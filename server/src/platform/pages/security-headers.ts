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
}

/** What the browser may do on our pages: nothing inline, nothing from elsewhere. */
export function securityHeaders({ host, isDevelopment = false, hasKakao = false }: Grants = {}) {
  const sockets = isDevelopment ? ' ws: wss:' : host ? ` ws://${host} wss://${host}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}${hasKakao ? ' https://t1.kakaocdn.net' : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${hasKakao ? ' https://sharer.kakao.com' : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')
  return { 'content-security-policy': policy, ...lasting }
}
