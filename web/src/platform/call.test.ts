import { afterEach, expect, test, vi } from 'vitest'
import { changeName } from 'contract/people/sign-in/api'
import { getSession } from 'contract/people/sessions/api'
import { BLOCKED, SUCCESS, toHttpCall } from 'contract/http/envelope'
import { allCodes } from '../testing/all-refusals.ts'
import { forgetHttpSession } from './http-session.ts'
import { BROKEN, calling, isRefusal, OFFLINE, overHttp, Refusal, type TokenBox } from './call.ts'

const answer = (code: string, rest: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, message: '', data: null, ...rest }), {
    headers,
    status: code === '000000' ? 200 : Number(code.slice(0, 3)),
  })

/** A server that returns these responses in turn. */
function aServer(...answers: (Response | Error)[]) {
  const requests: Record<string, string>[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    requests.push(headers)
    const next = answers.shift() ?? new Error('asked once too often')
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
  return requests
}
const aBox = (overrides: Partial<TokenBox> = {}): TokenBox => ({
  token: 'old',
  renew: () => Promise.resolve(false),
  language: 'en',
  ...overrides,
})
const ask = (box: TokenBox) => overHttp(box)(getSession, toHttpCall({}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetHttpSession()
  history.replaceState(null, '', '/')
})

test('an expired token is renewed once, and the call repeated with the new one', async () => {
  const requests = aServer(answer('401000'), answer('000000'))
  const box = aBox()
  box.renew = () => Promise.resolve(Boolean((box.token = 'new')))
  expect((await ask(box)).code).toBe('000000')
  expect(requests.map((headers) => headers['access-token'])).toEqual(['old', 'new'])
})

test('without a new token the refusal stays', async () => {
  const requests = aServer(answer('401000'))
  expect((await ask(aBox())).code).toBe('401000')
  expect(requests).toHaveLength(1)
})

test('a token in a response replaces the one held', async () => {
  aServer(answer('000000', {}, { 'access-token': 'fresh' }))
  const box = aBox()
  await ask(box)
  expect(box.token).toBe('fresh')
})

test('the address sent with a call contains no secrets', async () => {
  const requests = aServer(answer('000000'))
  history.replaceState(null, '', '/resetpassword/secret?code=secret&email=a@b.kr&page=2')
  await ask(aBox())
  expect(requests[0]?.['source']).toBe(`${location.origin}/resetpassword?page=2`)
  expect(requests[0]).toMatchObject({ language: 'en', device: 'web', 'content-type': 'application/json' })
})

test('a call carries the session and the id of the browser, which is kept for nine hours and a half', async () => {
  const requests = aServer(answer('000000', {}, { session: 'one' }), answer('000000'), answer('000000'))
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T00:00:00Z') })
  await ask(aBox({ token: null }))
  vi.setSystemTime(new Date('2026-11-28T09:35:00Z'))
  await ask(aBox())
  vi.setSystemTime(new Date('2026-11-28T09:37:00Z'))
  await ask(aBox())
  const [first, second, third] = requests
  expect([first?.['session'], first?.['access-token']]).toEqual([undefined, undefined])
  expect(second).toMatchObject({ session: 'one', 'access-token': 'old', 'client-id': first?.['client-id'] })
  expect(third?.['client-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(third?.['client-id']).not.toBe(first?.['client-id'])
})

test('without a network the message says so, in the language of the user', async () => {
  aServer(new Error('no network'))
  expect(await ask(aBox())).toMatchObject({
    code: OFFLINE,
    message: expect.stringContaining('offline') as string,
  })
})

test('a refusal says which field is wrong and why', async () => {
  const fields = { 'body.title': '제목을 입력해 주세요.' }
  const call = calling(() => Promise.resolve({ code: '400000', message: '확인해 주세요.', fields }))
  const error: unknown = await call(getSession, {}).catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(Refusal)
  expect(isRefusal(error, 'BAD_INPUT') && error.fields).toEqual({ title: '제목을 입력해 주세요.' })
  expect(isRefusal(error, 'NOT_FOUND')).toBe(false)
})

test.each([getSession, changeName] as const)(
  'no refusal of the catalogue resolves, to $method neither',
  async (endpoint) => {
    for (const code of [...allCodes, '410000', 'OFFLINE', '', '200']) {
      const call = calling(() => Promise.resolve({ code, message: 'no', data: { isSaved: true } }))
      await expect(call(endpoint, { body: { name: '하루' } })).rejects.toMatchObject({ code, message: 'no' })
    }
    for (const code of [SUCCESS, BLOCKED]) {
      const call = calling(() => Promise.resolve({ code, message: '', data: 'kept' }))
      await expect(call(endpoint, { body: { name: '하루' } })).resolves.toBe('kept')
    }
  },
)

test.each([
  ['a page of a proxy', new Response('<html>502</html>', { status: 502 })],
  [
    'a success under the status of a failure',
    new Response('{"code":"000000","message":""}', { status: 502 }),
  ],
  ['a refusal under the status of a success', new Response('{"code":"410000","message":""}')],
  ['nothing at all', new Response(null, { status: 204 })],
  ['JSON that is no envelope', new Response('null')],
])('%s is never taken for a result', async (_what, response) => {
  aServer(response)
  expect(await ask(aBox())).toMatchObject({ code: BROKEN, message: 'A temporary error occurred.' })
})
