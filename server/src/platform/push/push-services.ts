import webPush from 'web-push'

/** The key pair that identifies this installation to push services. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}
interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}
interface Push {
  target: PushTarget
  keys: PushKeys
  /** The contact for push services. */
  subject: string
  payload: string
}
/** The push services of the browsers. */
export interface PushServices {
  /** Whether the URL belongs to a known one. Nothing is ever sent elsewhere. */
  knows: (endpoint: string) => boolean
  newKeys: () => PushKeys
  /** GONE for an ended subscription. @throws when the service did not accept it. */
  send: (push: Push) => Promise<'TAKEN' | 'GONE'>
}
interface Options {
  hosts: readonly string[]
  /** A replacement base URL: `<base>/<host>/<path>`. */
  base: string | null
}

const TIMEOUT_MS = 10_000
const DAY_SECONDS = 86_400

export function pushServices({ hosts, base }: Options): PushServices {
  function knows(endpoint: string) {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password } = new URL(endpoint)
    const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
    return isPlain && hosts.some((host) => matches(host, hostname))
  }
  return {
    knows,
    newKeys: () => webPush.generateVAPIDKeys(),
    async send({ target: { endpoint, ...keys }, keys: vapid, subject, payload }) {
      // The list of services may have become shorter since.
      if (!knows(endpoint)) return 'GONE'
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: { subject, ...vapid },
        contentEncoding: 'aes128gcm',
        TTL: DAY_SECONDS,
        urgency: 'normal',
      })
      const { status } = await fetch(addressOf(endpoint, base), {
        method: 'POST',
        headers: textsOf(headers),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (status === 404 || status === 410) return 'GONE'
      // Never the URL itself: anyone who knows it could send to this browser.
      if (status >= 300) throw new Error(`${new URL(endpoint).hostname} answered a push with ${status}`)
      return 'TAKEN'
    },
  }
}

const matches = (host: string, hostname: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host

function addressOf(endpoint: string, base: string | null) {
  const { host, pathname, search } = new URL(endpoint)
  return base ? `${base}/${host}${pathname}${search}` : endpoint
}

/** Headers that fetch sets by itself are omitted. */
const textsOf = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === 'Content-Length' ? [] : [[name, String(value)] as const],
    ),
  )
