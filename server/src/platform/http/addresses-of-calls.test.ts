import { expect, test } from 'vitest'
import { refusals } from 'contract/http/refusals'
import { listRounds, prepareRound } from 'contract/teaching/courses/rounds.api'
import { SUCCESS, urlOf, wireCall, type Envelope } from 'contract/http/envelope'
import { signInsOf } from '../../testing/sign-ins.ts'
import { aFreeClass, nextRound } from '../../testing/rounds-world.ts'

test('what is put or deleted can be posted, with the same access', async () => {
  const { app, owner, mina, place } = await aFreeClass()
  const call = wireCall({ ...place, body: nextRound })
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
  const numbers = async () => (await owner.call(listRounds, place)).list.map(({ partNumber }) => partNumber)

  expect(await post(mina, '/update', nextRound)).toBe(refusals.NOT_ALLOWED.code)
  expect(await post(owner, '/update', { ...nextRound, maxUserCount: 'many' })).toBe(refusals.BAD_INPUT.code)
  expect(await post(owner, '/update', nextRound)).toBe(SUCCESS)
  expect(await numbers()).toEqual([2, 1])
  expect(await post(mina, '/delete')).toBe(refusals.NOT_ALLOWED.code)
  expect(await post(owner, '/delete')).toBe(SUCCESS)
  expect(await numbers()).toEqual([1])
})
