import type { Endpoint, Input, Output } from 'contract/http/endpoint'
import type { Language } from 'contract/i18n/languages'
import type { Transport } from 'contract/site/sites/page-data'
import { screenRefusals, type ScreenRefusal } from 'contract/http/screen-refusals'
import { headerNames, isAnswer, urlOf, toHttpCall, type Envelope } from 'contract/http/envelope'
import { clientId } from './client-id.ts'
import { isRefusedAs } from './refusal-names.ts'
import { httpSession, keepHttpSession } from './http-session.ts'

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>

/** A refusal of the server, with a message in the reader's language. */
export class Refusal extends Error {
  readonly code: string
  readonly reason: string | null
  /** The error of each invalid field: `title` → sentence. */
  readonly fields: Readonly<Record<string, string>>
  constructor({ code, message, reason, fields = {} }: Envelope) {
    super(message)
    this.code = code
    this.reason = reason ?? null
    this.fields = Object.fromEntries(
      Object.entries(fields).map(([path, sentence]) => [path.replace(/^(?:body|query)\./, ''), sentence]),
    )
  }
}
/** The code of a network failure. */
export const OFFLINE = 'OFFLINE'
/** The code of a failure of the app, or of a proxy in front of it. */
export const BROKEN = screenRefusals.SOMETHING_BROKE
/** Whether the server refused the call; with names: whether it was one of these refusals. */
export const isRefusal = (error: unknown, ...names: ScreenRefusal[]): error is Refusal =>
  error instanceof Refusal && (names.length === 0 || names.some((name) => isRefusedAs(error, name)))
/** Whether a call failed because of the network. */
export const isLost = (error: unknown): error is Refusal => error instanceof Refusal && error.code === OFFLINE
/** The user closed the dialog that confirms their identity. This is no failure, so no message is shown. */
export const isProofMissing = (error: unknown) => isRefusal(error, 'PROVE_AGAIN')
/** The message of a failure: the server's sentence if there is one, else `otherwise`. */
export const messageOf = (error: unknown, otherwise: string) => (isRefusal(error) ? error.message : otherwise)

/**
 * Creates call() for the browser and for server rendering; only the transport differs. If a call requires a recent
 * confirmation of identity, the user is prompted and the call repeated with the same input.
 */
export function calling(transport: Transport, askProof: () => Promise<boolean> = never): Call {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const call = toHttpCall(input)
    const first = await transport(endpoint, call)
    const isProvedAgain = isRefusedAs(first, 'PROVE_AGAIN') && (await askProof())
    return resultOf<E>(isProvedAgain ? await transport(endpoint, call) : first)
  }
}

/**
 * The only place that separates results from refusals. Only the two success codes resolve: 410 (gone) rejects, too,
 * so that no screen says "saved" of what was not stored.
 */
function resultOf<E extends Endpoint>(envelope: Envelope) {
  if (!isAnswer(envelope.code)) throw new Refusal(envelope)
  return envelope.data as Output<E>
}

const never = () => Promise.resolve(false)

export interface TokenBox {
  token: string | null
  /** Called when the server rejects the token; resolves to true if there is a new one. */
  renew: () => Promise<boolean>
  language: Language
  /** The site that a parameter names on a development host. */
  namedSite?: number
}

/** Sends calls over HTTP. A rejected token is renewed once; a token in a response replaces the one in memory. */
export function overHttp(box: TokenBox): Transport {
  const once: Transport = async (endpoint, call) => {
    const response = await fetch(urlOf(endpoint, call), {
      method: endpoint.method,
      headers: headersOf(box),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      // Lets calls that start while a tab closes reach the server.
      ...(document.visibilityState === 'hidden' && { keepalive: true }),
    }).catch(() => null)
    if (!response) return { code: OFFLINE, message: offline[box.language] }
    const fresh = response.headers.get(headerNames.accessToken)
    if (fresh) box.token = fresh
    const session = response.headers.get(headerNames.session)
    if (session) keepHttpSession(session)
    return (await envelopeOf(response)) ?? { code: BROKEN, message: broken[box.language] }
  }
  return async (endpoint, call) => {
    const sent = box.token
    const answer = await once(endpoint, call)
    if (!isRefusedAs(answer, 'SIGN_IN_FIRST') || sent === null) return answer
    return (await box.renew()) ? once(endpoint, call) : answer
  }
}

/**
 * The envelope of a response. Null if something else responded (a proxy, an error page), or if code and status
 * disagree.
 */
async function envelopeOf(response: Response): Promise<Envelope | null> {
  const said: unknown = await response.json().catch(() => null)
  const isEnvelope =
    typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string'
  if (!isEnvelope || isAnswer(String(said.code)) !== response.ok) return null
  return { message: '', ...said } as Envelope
}

const offline: Record<Language, string> = {
  ko: '연결이 끊겼어요. 인터넷 연결을 확인해 주세요.',
  en: 'You are offline. Please check your connection.',
  jp: '接続が切れました。インターネット接続をご確認ください。',
}
const broken: Record<Language, string> = {
  ko: '일시적인 오류가 발생하였습니다.',
  en: 'A temporary error occurred.',
  jp: '一時的なエラーが発生しました。',
}

function headersOf({ token, language, namedSite }: Omit<TokenBox, 'renew'>) {
  const session = httpSession()
  return {
    'content-type': 'application/json',
    [headerNames.language]: language,
    [headerNames.source]: cleanSource(location.href),
    [headerNames.clientId]: clientId(),
    [headerNames.device]: matchMedia('(max-width: 768px)').matches ? 'mobile' : 'web',
    ...(namedSite !== undefined && { [headerNames.channelSeq]: String(namedSite) }),
    ...(token && { [headerNames.accessToken]: token }),
    ...(session && { [headerNames.session]: session }),
  }
}

/** The current address without secrets: codes, tokens and mail addresses. */
function cleanSource(href: string) {
  const url = new URL(href)
  for (const name of ['code', 'token', 'email', 'state', 'paymentKey', 'query']) url.searchParams.delete(name)
  if (/^\/resetpassword\//i.test(url.pathname)) url.pathname = '/resetpassword'
  return url.origin + url.pathname + url.search
}
