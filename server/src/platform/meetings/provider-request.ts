import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { secondsUntil } from '../retry-after.ts'
import { MeetingProviderUnreachable } from './meeting-provider.ts'

interface ProviderRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  /** Sent as a form. */
  form?: Record<string, string>
  timeoutMs: number
  now: Clock
}
export interface ProviderAnswer {
  status: number
  isOk: boolean
  /** Null where there is none. */
  body: unknown
  retryAfter: number | null
}

/**
 * One request to a service of meetings. Throws where nobody knows what came of it: no answer, a fault of the service, or no JSON.
 * Errors contain nothing of the request, which holds secrets.
 */
export async function providerRequest(
  url: string,
  { method = 'GET', headers = {}, body, form, timeoutMs, now }: ProviderRequest,
): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: new URLSearchParams(form) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unreachable)
  const text = await response.text().catch(unreachable)
  if (response.status >= 500) unreachable(`status ${response.status}`)
  return {
    status: response.status,
    isOk: response.ok,
    body: text === '' ? null : jsonOf(text),
    retryAfter: secondsUntil(response.headers.get('retry-after'), now()),
  }
}

export function unreachable(cause: unknown): never {
  throw new MeetingProviderUnreachable('no answer that can be read', { cause })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return unreachable(error)
  }
}

/** The answer in the form that the documents of the service describe. */
export function parsedAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body)
  return read.success ? read.data : unreachable(read.error)
}
