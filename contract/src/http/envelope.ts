import type { Endpoint } from './endpoint.ts'
import { bases } from './endpoint-address.ts'

/** Every reply has this envelope; the code of a success is `SUCCESS`. */
export interface Envelope {
  code: string
  message: string
  data?: unknown
  /** Names the refusal where two refusals share a code. */
  reason?: string
  /** Errors of the input by field. Keys are paths such as `body.title`. */
  fields?: Record<string, string>
}
export const SUCCESS = '000000'
/** A result, not a refusal: something prevents the application, and the reply names it. */
export const BLOCKED = '100010'
export const isAnswer = (code: string) => code === SUCCESS || code === BLOCKED

/** Headers that any call may carry. */
export const headerNames = {
  language: 'language',
  source: 'source',
  accessToken: 'access-token',
  session: 'session',
  clientId: 'client-id',
  device: 'device',
  /** The site that a page on a development host names by `?channelSeq=`. */
  channelSeq: 'channel-seq',
} as const

/** A call before it becomes an HTTP request. */
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
