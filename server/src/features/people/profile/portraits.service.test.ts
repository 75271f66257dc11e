import sharp from 'sharp'
import { expect, test } from 'vitest'
import { me } from 'contract/people/sign-in/api'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import { getPortraitUploadUrl, removePortrait } from 'contract/people/profile/api'
import type { Envelope } from 'contract/http/envelope'
import { aTown } from '../../../testing/accounts-world.ts'
import { photo } from '../../../testing/pictures-world.ts'

async function haruWithACamera() {
  const town = await aTown()
  const haru = await town.signedUp()
  const { http } = town.app
  const way = async (filename = 'me.jpg') =>
    (await haru.call(getPortraitUploadUrl, { query: { filename, fileSize: 1000 } })).uploadUrl
  const put = async (url: string, payload: Buffer) => {
    const headers = { 'content-type': 'image/jpeg' }
    return (await http.inject({ method: 'PUT', url, payload, headers })).json<Envelope>()
  }
  const shown = async () => (await haru.call(me, {})).user.profileImageUrl ?? ''
  const status = async (url: string) => (await http.inject(url)).statusCode
  return { ...town, haru, way, put, shown, status }
}

test('a new picture is shown on every site at once, and the previous one is deleted', async () => {
  const { way, put, shown, status, app, workThrough } = await haruWithACamera()
  expect((await put(await way(), await photo())).code).toBe('000000')
  const first = await shown()
  const served = await app.http.inject(first)
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect((await sharp(served.rawPayload).metadata()).width).toBe(320)

  await put(await way(), await photo())
  expect(await shown()).not.toBe(first)
  await workThrough({ minutes: 61 })
  expect([await status(first), await status(await shown())]).toEqual([404, 200])
})

test('an upload URL accepts one picture, also for simultaneous uploads', async () => {
  const { way, put, shown } = await haruWithACamera()
  const url = await way()
  const picture = await photo()
  const answers = await Promise.all([1, 2, 3].map(() => put(url, picture)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['000000', '403001', '403001'])
  const first = await shown()
  expect((await put(url, picture)).code).toBe('403001')
  expect(await shown()).toBe(first)
})

test('a member removes their own picture', async () => {
  const { way, put, haru, shown } = await haruWithACamera()
  await put(await way(), await photo())
  expect((await haru.call(removePortrait, {})).user.profileImageUrl).toBeNull()
  expect(await shown()).toBe('')
})

test('an invalid or too large picture, and a forged URL, are refused', async () => {
  const { way, put, haru, shown, clock } = await haruWithACamera()
  const url = await way()
  expect((await put(url, Buffer.from('<svg/>'))).code).toBe('840005')
  expect((await put(url, Buffer.alloc(MAX_IMAGE_BYTES + 1))).code).toBe('840004')
  expect((await put(url.replace(/\/\d+\//, '/99/'), await photo())).code).toBe('403001')
  clock.pass({ minutes: 10 })
  expect((await put(url, await photo())).code).toBe('403001')
  await expect(way('me.gif')).refuses('FILE_NOT_ACCEPTED')
  const large = { query: { filename: 'me.jpg', fileSize: MAX_IMAGE_BYTES + 1 } }
  await expect(haru.call(getPortraitUploadUrl, large)).refuses('FILE_TOO_LARGE')
  expect(await shown()).toBe('')
})
