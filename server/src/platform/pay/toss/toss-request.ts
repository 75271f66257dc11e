import { z } from 'zod'
import { ProviderRefused, ProviderUnreachable } from '../gateway.ts'
import { KeysRefused } from '../merchant-gateway.ts'

export interface TossEndpoint {
  baseUrl: string
  secretKey: string
  timeoutMs: number
  /** Further codes of this contract that say nothing about what came of a call. */
  passing?: readonly string[]
}
interface TossCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v1`. */
  path: string
  body?: object
  idempotencyKey?: string
}

const Problem = z.object({ code: z.string(), message: z.string() })
const keyFaults = new Set(['UNAUTHORIZED_KEY', 'INVALID_API_KEY', 'INCORRECT_BASIC_AUTH_FORMAT'])
/** The status of an answer does not say whether asking again helps. */
const alwaysPassing = new Set([
  'PROVIDER_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'TOO_MANY_REQUESTS',
])

/** A call of Toss Payments. Its errors become refusals, or answers that nobody knows. */
export async function tossRequest(
  { baseUrl, secretKey, timeoutMs, passing = [] }: TossEndpoint,
  { method, path, body, idempotencyKey }: TossCall,
): Promise<unknown> {
  const response = await fetch(`${baseUrl}/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unreachable)
  const text = await response.text().catch(unreachable)
  if (response.ok) return text === '' ? null : jsonOf(text)
  const problem = Problem.safeParse(jsonOf(text))
  if (!problem.success) throw new ProviderUnreachable(`status ${response.status}`)
  const { code, message } = problem.data
  if (keyFaults.has(code)) throw new KeysRefused(code)
  if (response.status >= 500 || alwaysPassing.has(code) || passing.includes(code))
    throw new ProviderUnreachable(code)
  throw new ProviderRefused(code, message)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return unreachable(error)
  }
}

function unreachable(cause: unknown): never {
  throw new ProviderUnreachable(cause)
}
