import fc from 'fast-check'
import type { Endpoint } from 'contract/http/endpoint'
import { bases } from 'contract/http/endpoint-address'
import type { ChannelSeq } from 'contract/values/ids'
import { toHttpCall } from 'contract/http/envelope'
import { callOf } from '../endpoint-calls.ts'
import { sampleOf } from '../sample.ts'
import { brokenBodies, hostileHeaders, hostileJson, hostileNumber, hostilePiece } from './hostile-values.ts'

export interface HostileCall {
  /** Absent for a URL that is not an endpoint. */
  endpoint: Endpoint | null
  method: Endpoint['method'] | 'HEAD' | 'OPTIONS'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
  /** The index of the caller. */
  who: number
}
export interface Meant {
  endpoint: Endpoint
  /** Path segments, encoded. */
  words: Record<string, string>
  query: Record<string, string>
  /** Fields of the body, each as JSON. */
  fields: Record<string, string>
}
export interface SampleValues {
  endpoints: readonly Endpoint[]
  known: Readonly<Record<string, unknown>>
  channelSeq: ChannelSeq
  callers: number
}

/** Valid calls about existing rows, altered in one to three places. */
export function hostileCalls({
  endpoints,
  known,
  channelSeq,
  callers,
}: SampleValues): fc.Arbitrary<HostileCall> {
  const meant = endpoints.map((endpoint) => meantCall(endpoint, known, channelSeq))
  const endpointCalls = fc
    .record({
      call: fc.constantFrom(...meant),
      bends: fc.array(bend, { minLength: 0, maxLength: 3 }),
      broken: fc.option(fc.constantFrom(...brokenBodies), { freq: 12 }),
      headers: fc.option(hostileHeaders, { freq: 6 }),
      who: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(callers - 1) }),
    })
    .map(({ call, bends, broken, headers, who }) => {
      const bent = bends.reduce(bendIn, call)
      return { ...written(bent, broken, headers ?? {}), who }
    })
  return fc.oneof(
    { weight: 9, arbitrary: endpointCalls },
    { weight: 1, arbitrary: otherAddresses(known, channelSeq, callers) },
  )
}

const texts = (record: object) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, encodeURIComponent(String(value ?? 1))]),
  )
const jsonTexts = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value) ?? 'null']))

export function meantCall(endpoint: Endpoint, known: SampleValues['known'], channelSeq: ChannelSeq): Meant {
  const { params, body } = toHttpCall(callOf(endpoint, known, channelSeq))
  const query = Object(sampleOf(endpoint.query, known)) as object
  return { endpoint, words: texts(params), query: texts(query), fields: jsonTexts(Object(body) as object) }
}

interface Bend {
  part: 'words' | 'query' | 'fields'
  /** The index of the altered name. */
  at: number
  how: 'REPLACE' | 'LEAVE_OUT' | 'ADD'
  piece: string
  json: string
  number: string
  /** Replaces a number with a number, so that it passes the first check. */
  staysNumber: boolean
  strange: string
}
const bend: fc.Arbitrary<Bend> = fc.record({
  part: fc.constantFrom('words', 'query', 'fields', 'fields', 'fields'),
  at: fc.nat(40),
  how: fc.constantFrom('REPLACE', 'REPLACE', 'REPLACE', 'REPLACE', 'LEAVE_OUT', 'ADD'),
  piece: hostilePiece,
  json: hostileJson,
  number: hostileNumber,
  staysNumber: fc.boolean(),
  strange: fc.constantFrom(
    '__proto__',
    'constructor',
    'q[]',
    'channelSeq',
    'userSeq',
    '',
    'a'.repeat(500),
    'toString',
  ),
})

function bendIn(call: Meant, { part, at, how, piece, json, number, staysNumber, strange }: Bend): Meant {
  const names = Object.keys(call[part])
  const name = how === 'ADD' ? strange : names[at % Math.max(1, names.length)]
  if (name === undefined || (how === 'ADD' && part === 'words')) return call
  if (how === 'LEAVE_OUT' && part !== 'words') {
    const rest = Object.entries(call[part]).filter(([one]) => one !== name)
    return { ...call, [part]: Object.fromEntries(rest) }
  }
  const isNumber = staysNumber && /^\d+$/.test(call[part][name] ?? '')
  const put = isNumber ? number : part === 'fields' ? json : piece
  const entries = [...Object.entries(call[part]).filter(([one]) => one !== name), [name, put]]
  // `__proto__` is an own property there, as after JSON.parse.
  return { ...call, [part]: Object.fromEntries(entries) as Record<string, string> }
}

type CallDraft = Omit<HostileCall, 'who'>
export function written(
  { endpoint, words, query, fields }: Meant,
  broken: (typeof brokenBodies)[number] | null,
  headers: Record<string, string>,
): CallDraft {
  const path = endpoint.path.replace(/:(\w+)/g, (_, word: string) => words[word] ?? '0')
  const search = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${value}`)
  const url = bases[endpoint.base] + path + (search.length > 0 ? `?${search.join('&')}` : '')
  const { method } = endpoint
  if (method === 'GET' && !broken) return { endpoint, method, url, headers }
  const inside = Object.entries(fields).map(([name, json]) => `${JSON.stringify(name)}:${json}`)
  const { payload, type } = broken ?? { payload: `{${inside.join()}}`, type: 'application/json' }
  return { endpoint, method, url, payload, headers: { ...(type && { 'content-type': type }), ...headers } }
}

/** Files, feeds, uploads and all other URLs beside the endpoints. */
function otherAddresses({ fileSeq }: SampleValues['known'], channelSeq: ChannelSeq, callers: number) {
  const templates = [
    `/files/${channelSeq}/${String(fileSeq)}/*.webp`,
    `/files/${channelSeq}/*/400.webp`,
    '/files/*/1/400.webp',
    '/files/put/*',
    `/keywords/${channelSeq}/*/ko.json`,
    '/keywords/*/1/*.json',
    `/media/${channelSeq}/*/master.m3u8`,
    '/media/*/*/key',
    '/tus/*',
    '/tus?a=*',
    '/realtime?ticket=*',
    '/unsubscribe/email?token=*',
    '/sitemap.xml?page=*',
    '/robots.txt?*',
    '/api/*',
    '/api/v1.0/*',
    '/api/v1.0/channels/*/courses',
    '/api/openapi.json?*',
    '/api/docs/*',
    '/health/*',
    '/metrics?*',
    '/icons/*',
    '/documents/*',
    '/.well-known/*',
    '/*',
    '//*',
    '/*/*',
    '/?*',
  ]
  return fc
    .record({
      template: fc.constantFrom(...templates),
      pieces: fc.array(hostilePiece, { minLength: 3, maxLength: 3 }),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      body: fc.option(fc.constantFrom(...brokenBodies)),
      headers: fc.option(hostileHeaders),
      who: fc.nat(callers - 1),
    })
    .map(({ template, pieces, method, body, headers, who }): HostileCall => {
      let at = 0
      const url = template.replace(/\*/g, () => pieces[at++ % pieces.length] ?? '')
      const hasBody = body !== null && method !== 'GET' && method !== 'HEAD'
      const type = hasBody && body.type ? { 'content-type': body.type } : {}
      return {
        endpoint: null,
        method,
        url,
        headers: { ...type, ...headers },
        ...(hasBody && { payload: body.payload }),
        who,
      }
    })
}
