import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { pushServices } from '../platform/push/push-services.ts'
import type { App } from '../platform/create-app.ts'

/** A push message as a browser receives it: its signer, its audience and its content. RFC 8030, 8188, 8291, 8292. */
interface Received {
  host: string
  path: string
  ttl: string
  claims: { aud: string; exp: number; sub: string }
  signedWith: string
  /** Encrypted: only the subscribed browser can read it. */
  body: Buffer
}
const HOST = 'fcm.googleapis.com'

/** A push service of this test, which accepts properly signed messages and replies as the test sets. */
export async function aPushService(app: App) {
  const http = Fastify()
  const received: Received[] = []
  const answers = new Map<string, number>()
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  http.post<{ Params: { host: string; '*': string }; Body: Buffer }>('/:host/*', (request, reply) => {
    const { host, '*': path } = request.params
    const { authorization = '', ttl, 'content-encoding': encoding } = request.headers
    const signed = readVapid(authorization)
    if (!signed || encoding !== 'aes128gcm') return reply.status(400).send()
    const status = answers.get(path) ?? 201
    if (status < 300) received.push({ host, path, ttl: String(ttl), ...signed, body: request.body })
    return reply.status(status).send()
  })
  const base = await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  app.ports.push = pushServices({ hosts: app.ports.settings.pushServices, base })
  return { received, answers }
}

/** RFC 8292: a token signed with ES256 by the key beside it. */
function readVapid(authorization: string) {
  const [, token = '', signedWith = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(signedWith, 'base64url')
  if (point.length !== 65) return null
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const proof = { key, dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    proof,
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || (read(head) as { alg: string }).alg !== 'ES256') return null
  return { signedWith, claims: read(body) as Received['claims'] }
}

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown

/** A browser that subscribed at that service. */
export function aBrowser(name: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  return {
    path: `send/${name}`,
    subscription: {
      endpoint: `https://${HOST}/send/${name}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer) => JSON.parse(opened(body, { keys, auth })) as Record<string, unknown>,
  }
}

/** RFC 8291 with one record of RFC 8188. */
function opened(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }) {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, { info, length: 32 })
  const key = derive(secret, salt, { info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 })
  const nonce = derive(secret, salt, { info: Buffer.from('Content-Encoding: nonce\0'), length: 12 })
  const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([opener.update(record.subarray(0, -16)), opener.final()])
  const end = plain.lastIndexOf(2)
  return plain.subarray(0, end).toString('utf8')
}
const derive = (secret: Buffer, salt: Buffer, { info, length }: { info: Buffer; length: number }) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
