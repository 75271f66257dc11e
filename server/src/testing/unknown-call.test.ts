import { expect, test } from 'vitest'
import { refusals } from 'contract/refusals'
import type { Envelope } from 'contract/wire'
import { aSite } from './world.ts'

test.each(['GET', 'POST', 'DELETE'] as const)(
  'a %s that nobody promised is told so in the words of the API',
  async (method) => {
    const { house } = await aSite()
    const response = await house.http.inject({
      method,
      url: '/api/v3.0/nothing/here',
      headers: { host: 'haru.localhost:3000', language: 'en' },
    })
    expect(response.statusCode).toBe(404)
    expect(response.json<Envelope>()).toMatchObject({ code: refusals.NOT_FOUND.code, message: 'Not found.' })
  },
)
