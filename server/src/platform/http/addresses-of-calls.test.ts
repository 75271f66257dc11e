import { expect, test } from 'vitest'
import { refusals } from 'contract/http/refusals'
import { listRounds, prepareRound } from 'contract/teaching/courses/rounds.api'
import { SUCCESS, urlOf, toHttpCall, type Envelope } from 'contract/http/envelope'
import { signInsOf } from '../../testing/sign-ins.ts'
import { aFreeClass, nextRound } from '../../testing/rounds-world.ts'

test('PUT and DELETE endpoints accept POST, with the same access', async () => {
  const { app, owner, mina, courseRef } = await aFreeClass()
  const call = toHttpCall({ ...courseRef, body: nextRound })
  const signIns = signInsOf(app)
  const post = async ({ state }: typeof owner, suffix: string, payload = {}) => {
    const { host, token } = await signIns.for(prepareRound, call, state)
    const headers = { host, ...(token && { 'access-token': token }) }
    const response = await app.http.inject({
      method: 'POST',
      url: urlOf(prepareRound, call) + suffix,
      headers,
      payload,
    })
    return response.json<Envelope>().code
  }
  const numbers = async () =>
    (await owner.call(listRounds, courseRef)).list.map(({ partNumber }) => partNumber)

  expect(await post(mina, '/update', nextRound)).toBe(refusals.NOT_ALLOWED.code)
  expect(await post(owner, '/update', { ...nextRound, maxUserCount: 'many' })).toBe(refusals.BAD_INPUT.code)
  expect(await post(owner, '/update', nextRound)).toBe(SUCCESS)
  expect(await numbers()).toEqual([2, 1])
  expect(await post(mina, '/delete')).toBe(refusals.NOT_ALLOWED.code)
  expect(await post(owner, '/delete')).toBe(SUCCESS)
  expect(await numbers()).toEqual([1])
})

test('a call by a page of another origin, or a form, is refused before it is parsed', async () => {
  const { app, owner, courseRef } = await aFreeClass()
  const call = toHttpCall({ ...courseRef, body: nextRound })
  const { host, token } = await signInsOf(app).for(prepareRound, call, owner.state)
  const put = (headers: Record<string, string>) =>
    app.http.inject({
      method: 'PUT',
      url: urlOf(prepareRound, call),
      headers: { host, ...(token && { 'access-token': token }), ...headers },
      payload: JSON.stringify(nextRound),
    })
  const json = { 'content-type': 'application/json' }
  const numbers = async () =>
    (await owner.call(listRounds, courseRef)).list.map(({ partNumber }) => partNumber)

  const foreign = await put({ ...json, origin: 'https://elsewhere.example.com' })
  expect(foreign.json<Envelope>().code).toBe(refusals.FOREIGN_ORIGIN.code)
  const sister = await put({ ...json, 'sec-fetch-site': 'same-site' })
  expect(sister.json<Envelope>().code).toBe(refusals.FOREIGN_ORIGIN.code)
  const form = await put({ 'content-type': 'text/plain' })
  expect(form.json<Envelope>().code).toBe(refusals.NOT_JSON.code)
  expect(await numbers()).toEqual([1])

  expect((await put({ ...json, origin: `http://${host}` })).json<Envelope>().code).toBe(SUCCESS)
  expect(await numbers()).toEqual([2, 1])
})
