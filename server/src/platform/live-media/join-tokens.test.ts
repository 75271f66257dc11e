import { expect, test } from 'vitest'
import { iceServersFor } from './ice-servers.ts'
import { readJoinToken, signJoinToken, signToken } from './join-tokens.ts'
import { roomName } from './live-media.ts'
import { restrict, restrictedClaims, type Restriction } from './restrictions.ts'
import { ADDRESS_RATE, joinLimits, PERSON_RATE } from './join-limits.ts'

const apiKey = { key: 'seodang', secret: 'a secret of this test' }
const now = new Date('2026-11-21T03:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const grant = { room: roomName(7, 42), identity: 'mina', name: '미나', sources: ['microphone'] } as const

test('a token says who may join which room, and what they may send', async () => {
  const token = signJoinToken(apiKey, { ...grant, metadata: '{"a":1}' }, now)

  expect(await readJoinToken(apiKey, token, now)).toEqual({
    room: '7:42',
    identity: 'mina',
    name: '미나',
    sources: ['microphone'],
    metadata: '{"a":1}',
    isHidden: false,
    issuedAt: now.getTime(),
  })
})

test('it is as LiveKit reads it: without any source nothing may be sent', () => {
  const silent = claimsIn(signJoinToken(apiKey, { ...grant, sources: [] }, now))
  const hidden = claimsIn(signJoinToken(apiKey, { ...grant, isHidden: true }, now))

  expect(silent).toMatchObject({ iss: 'seodang', video: { roomJoin: true, canPublish: false } })
  expect(hidden).toMatchObject({
    sub: 'mina',
    video: { room: '7:42', canPublish: true, canPublishSources: ['microphone'], hidden: true },
  })
})

function claimsIn(token: string): unknown {
  const [, body = ''] = token.split('.')
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

test('forged, expired and foreign tokens are worth nothing', async () => {
  const token = signJoinToken(apiKey, grant, now)
  const [head = '', , signature = ''] = token.split('.')
  const otherBody = signJoinToken(apiKey, { ...grant, room: '8:42' }, now).split('.')[1] ?? ''
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')

  expect(await readJoinToken(apiKey, token, later(304))).not.toBeNull()
  expect(await readJoinToken(apiKey, token, later(306))).toBeNull()
  expect(await readJoinToken({ ...apiKey, secret: 'another' }, token, now)).toBeNull()
  expect(await readJoinToken({ ...apiKey, key: 'another' }, token, now)).toBeNull()
  expect(await readJoinToken(apiKey, [head, otherBody, signature].join('.'), now)).toBeNull()
  expect(await readJoinToken(apiKey, `${unsigned}.${otherBody}.`, now)).toBeNull()
  expect(await readJoinToken(apiKey, '', now)).toBeNull()
})

test('a token for something else lets nobody join', async () => {
  const admin = signToken(
    apiKey,
    { sub: 'mina', issuedAt: 1, video: { room: '7:42', roomAdmin: true } },
    { now, seconds: 60 },
  )
  expect(await readJoinToken(apiKey, admin, now)).toBeNull()
})

test('who was removed cannot return with an earlier token, and can with a later one', async () => {
  const before = await readJoinToken(apiKey, signJoinToken(apiKey, grant, now), now)
  const after = await readJoinToken(apiKey, signJoinToken(apiKey, grant, later(2)), now)
  const other = await readJoinToken(apiKey, signJoinToken(apiKey, { ...grant, identity: 'jun' }, now), now)
  if (!before || !after || !other) throw new Error('no token')
  const at = later(1).getTime()
  const removal = { room: '7:42', identity: 'mina', sources: null, at }

  expect(restrictedClaims(before, [removal])).toBeNull()
  expect(restrictedClaims(after, [removal])).toEqual(after)
  expect(restrictedClaims(other, [removal])).toEqual(other)
  expect(restrictedClaims(other, [{ ...removal, identity: null }])).toBeNull()
  expect(restrictedClaims(before, [{ ...removal, room: '8:42' }])).toEqual(before)
  expect(restrictedClaims(before, [{ ...removal, sources: [] }])?.sources).toEqual([])
})

test('of two decisions about somebody the later one holds, and old ones are dropped', () => {
  const at = now.getTime()
  const first: Restriction = { room: 'a', identity: 'mina', sources: null, at }
  const second: Restriction = { room: 'a', identity: 'mina', sources: [], at: at + 1 }
  const another = { ...first, identity: 'jun' }

  expect(restrict([first, another], second)).toEqual([another, second])
  expect(restrict([first], { ...another, at: at + 400_000 })).toHaveLength(1)
})

test('credentials of a TURN server are for one person and a day', () => {
  const turn = { urls: ['turn:turn.example.com'], secret: 'north' }
  const [stun, server] = iceServersFor({ stunUrls: ['stun:a'], turn }, 'mina', now)

  expect(stun).toEqual({ urls: ['stun:a'] })
  expect(server).toEqual({
    urls: ['turn:turn.example.com'],
    username: '1795273200:mina',
    credential: '1jGTk0ONWpKUrPNY4brpqrAbbPg=',
  })
  expect(iceServersFor({ stunUrls: [], turn: null }, 'mina', now)).toEqual([])
})

test('one address opens so many sockets at once, and later more', () => {
  const limits = joinLimits(ADDRESS_RATE)
  const opened = (address: string, ms: number) =>
    Array.from({ length: 1000 }, () => limits.allow(address, ms)).filter(Boolean).length

  expect(opened('203.0.113.7', 0)).toBe(400)
  expect(opened('203.0.113.7', 1000)).toBe(10)
  expect(opened('203.0.113.8', 1000)).toBe(400)
})

test('one person comes back often enough after losses, and a token in many hands does not', () => {
  const limits = joinLimits(PERSON_RATE)
  const opened = (ms: number) =>
    Array.from({ length: 100 }, () => limits.allow('1:5 7-a', ms)).filter(Boolean).length

  expect(opened(0)).toBe(30)
  expect(opened(2000)).toBe(1)
  expect(limits.allow('1:5 8-a', 2000)).toBe(true)
})
