import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { secondsUntil } from '../../retry-after.ts'
import { PhoneServiceRefused, PhoneServiceUnreachable, type PhoneAccount } from '../phone-messages.ts'

export interface SolapiEndpoint {
  api: string
  timeoutMs: number
  now: Clock
}
interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: object
}
export interface SolapiAnswer {
  status: number
  isOk: boolean
  /** Null where there is none. */
  body: unknown
  retryAfter: number | null
}
export type SolapiRequest = (path: string, call?: Call) => Promise<SolapiAnswer>

const Problem = z.object({ errorCode: z.string().min(1).max(100) })
/** Seconds to wait where a refusal for too many requests names no time. */
const SLOWER = 60
/** Documented refusals of the key and of what was signed with the secret. */
const accountFaults: readonly string[] = ['InvalidAPIKey', 'SignatureDoesNotMatch']

interface Moment {
  date: string
  /** 12 to 64 characters, another one for each request. */
  salt: string
}

/** What proves the account. Solapi takes it within 15 minutes of its date, and only once. */
export function authorizationOf({ apiKey, apiSecret }: PhoneAccount, { date, salt }: Moment): string {
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

/**
 * Requests of one account. They throw where nobody knows what came of one: no answer, a fault of the service, or no JSON.
 * Errors contain nothing of the request, which is signed and holds numbers of people.
 */
export const solapiRequests =
  (account: PhoneAccount, { api, timeoutMs, now }: SolapiEndpoint): SolapiRequest =>
  async (path, { method = 'GET', body } = {}) => {
    const moment = { date: now().toISOString(), salt: randomBytes(16).toString('hex') }
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: authorizationOf(account, moment),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
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

/** The answer in the form that the documents of Solapi describe. */
export function resultOf<Schema extends z.ZodType>(schema: Schema, answer: SolapiAnswer): z.output<Schema> {
  if (!answer.isOk) throw refusalOf(answer)
  const read = schema.safeParse(answer.body)
  return read.success ? read.data : unreachable(read.error)
}

export function refusalOf({ status, body, retryAfter }: SolapiAnswer): PhoneServiceRefused {
  if (status === 429) return new PhoneServiceRefused('429', { retryAfter: retryAfter ?? SLOWER })
  const problem = Problem.safeParse(body)
  if (!problem.success) return unreachable(`status ${status}`)
  const code = problem.data.errorCode
  return new PhoneServiceRefused(code, {
    retryAfter,
    isAccount: status === 401 || accountFaults.includes(code),
  })
}

/** A refusal because there is no such thing, and not because something else answers at this address. */
export function isGone({ status, body }: SolapiAnswer): boolean {
  const problem = Problem.safeParse(body)
  return problem.success && (status === 404 || problem.data.errorCode.endsWith('NotFound'))
}

export function unreachable(cause: unknown): never {
  throw new PhoneServiceUnreachable('no answer that can be read', { cause })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The error of the parser quotes the text, in which the service may repeat the request.
    return unreachable('no JSON')
  }
}
