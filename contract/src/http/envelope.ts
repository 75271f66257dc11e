import { bases, type Endpoint } from './endpoint.ts'

/** Every answer wears this envelope; `SUCCESS` is its code when all went well. */
export interface Envelope {
  code: string
  message: string
  data?: unknown
  /** Names the refusal where one code has two meanings. */
  reason?: string
  /** What is wrong with which field, when the input was. Keys are paths such as `body.title`. */
  fields?: Record<string, string>
}
export const SUCCESS = '000000'
/** A result, not a "no": something stands in the way of applying, and the reply says what. */
export const BLOCKED = '100010'
export const isAnswer = (code: string) => code === SUCCESS || code === BLOCKED

/** The names of the headers every call may carry. */
export const headerNames = {
  language: 'language',
  source: 'source',
  accessToken: 'access-token',
  session: 'session',
  clientId: 'client-id',
  device: 'device',
  /** Of the site that a page of a development host names by `?channelSeq=`. */
  channelSeq: 'channel-seq',
} as const

/** A call before it becomes HTTP. */
export interface HttpCall {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body?: object | undefined
}

export function toHttpCall(input: object): HttpCall {
  const { query = {}, body, ...params } = input as Partial<HttpCall> & Record<string, unknown>
  return { params, query, body }
}

export function urlOf({ base, path }: Pick<Endpoint, 'base' | 'path'>, { params, query }: HttpCall) {
  const filled = path.replace(/:(\w+)/g, (_, word: string) => encodeURIComponent(String(params[word])))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = entries.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')
  return bases[base] + filled + (search && `?${search}`)
}
