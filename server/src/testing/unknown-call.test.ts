import { expect, test } from 'vitest'
import { refusals } from 'contract/http/refusals'
import type { Envelope } from 'contract/http/envelope'
import { aSite } from './world.ts'

test.each(['GET', 'POST', 'DELETE'] as const)(
  'a %s that the API does not have is refused in its own format',
  async (method) => {
    const { app } = await aSite()
    const response = await app.http.inject({
      method,
      url: '/api/v3.0/nothing/here',
      headers: { host: 'haru.localhost:3000', language: 'en' },
    })
    expect(response.statusCode).toBe(404)
    expect(response.json<Envelope>()).toMatchObject({ code: refusals.NOT_FOUND.code, message: 'Not found.' })
  },
)

/** A call that requires a body. */
const login = { url: '/api/v1.0/auth/login', type: 'application/json' }
test.each([
  [
    'a body too large',
    413,
    { payload: JSON.stringify({ email: 'a'.repeat(2_000_000) }), type: 'application/json' },
  ],
  ['a type nobody reads', 415, { payload: '<login/>', type: 'application/xml' }],
  ['half a body', 400, { payload: '{"email": "a@', type: 'application/json' }],
  ['a body that ends at once', 400, { ...login, payload: '' }],
  ['null for a body', 400, { ...login, payload: 'null' }],
  ['a bare text', 415, { payload: '{}', type: 'text/plain' }],
  ['a broken address', 400, { url: '/api/v3.0/%E0%A4%A', payload: '', type: 'application/json' }],
] as const)('%s is refused in the words of the API', async (_what, status, { payload, type, ...rest }) => {
  const { app } = await aSite()
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/v3.0/auth/login',
    ...rest,
    payload,
    headers: { host: 'haru.localhost:3000', language: 'en', 'content-type': type },
  })
  expect(response.statusCode).toBe(status)
  expect(response.json<Envelope>()).toMatchObject({ code: refusals.BAD_INPUT.code })
})
