import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, nameOf, type Endpoint } from 'contract/http/endpoint'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'
import { answering } from './answer.ts'
import { noRequest } from './exchange.ts'
import { implement, type Route } from './implement.ts'

const base = { method: 'GET', path: '/channels/:channelSeq/courses', access: 'public' } as const
const strict = endpoint({ ...base, reply: z.object({ name: z.string() }) })

const open = () => Promise.resolve({ user: null, now: () => new Date(0) } as Context)

function answerWith(route: Route) {
  const bugs: unknown[] = []
  const answer = answering([route], { open, onBug: (bug) => void bugs.push(bug) })
  const call = { params: { channelSeq: '1' }, query: {} }
  const caller = { token: null, language: 'en', incoming: noRequest('http://localhost') } as const
  const ask = (api: Endpoint, input: Partial<typeof call> & { body?: object } = {}) =>
    answer(nameOf(api), { ...call, ...input }, caller)
  return { ask, bugs }
}

test('a column that the endpoint does not declare is not sent', async () => {
  const route = implement(strict, () => ({ name: 'Mina', password: 'secret' }))

  const { envelope } = await answerWith(route).ask(strict)

  expect(envelope).toEqual({ code: '000000', message: '', data: { name: 'Mina' } })
})

test('an undeclared refusal is a bug, and reveals nothing', async () => {
  const route = implement(strict, () => {
    throw refuse('SOLD_OUT')
  })

  const { ask, bugs } = answerWith(route)
  const { status, envelope } = await ask(strict)

  expect(status).toBe(500)
  expect(envelope.code).toBe('500000')
  expect(bugs).toHaveLength(1)
})

test("invalid input is reported by field, in the caller's language", async () => {
  const listed = endpoint({
    ...base,
    query: z.object({ page: z.coerce.number<number>().min(1) }),
    reply: z.null(),
  })
  const route = implement(listed, () => null)

  const { envelope } = await answerWith(route).ask(listed)

  expect(envelope).toMatchObject({ code: '400000', fields: { 'query.page': 'Enter a valid value.' } })
})

test.each<[unknown]>([['a\0b'], [{ deep: ['\0'] }], ['\ud800'], [{ '\udc00': 1 }]])(
  'what no text of the database can hold is refused on input: %j',
  async (q) => {
    const searching = endpoint({
      ...base,
      method: 'POST',
      body: z.object({ q: z.unknown() }),
      reply: z.null(),
    })
    const { ask, bugs } = answerWith(implement(searching, () => null))
    expect((await ask(searching, { body: { q } })).status).toBe(400)
    expect((await ask(searching, { body: { q: 'fine \u{1f9d8}' } })).status).toBe(200)
    expect(bugs).toEqual([])
  },
)

const nested = (depth: number) => ({ q: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown })

test('input with thousands of levels is refused before it is traversed', async () => {
  const withBody = endpoint({ ...base, method: 'POST', body: z.object({ q: z.json() }), reply: z.null() })
  const { ask, bugs } = answerWith(implement(withBody, () => null))
  expect((await ask(withBody, { body: nested(8_000) })).envelope).toMatchObject({ code: '400000' })
  expect((await ask(withBody, { body: nested(20) })).status).toBe(200)
  expect(bugs).toEqual([])
})

test('a character that cannot be stored is reported at its field', async () => {
  const writing = endpoint({
    ...base,
    method: 'POST',
    body: z.object({ title: z.string() }),
    reply: z.null(),
  })
  const { ask } = answerWith(implement(writing, () => null))
  const { envelope } = await ask(writing, { body: { title: 'a\ud800' } })
  expect(envelope.fields).toEqual({ 'body.title': 'This contains characters that cannot be used.' })
})
