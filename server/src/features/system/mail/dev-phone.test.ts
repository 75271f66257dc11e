import { expect, test } from 'vitest'
import { anApp } from '../../../testing/world.ts'

test('messages of the sandbox arrive on a phone one can look at, with their picture', async () => {
  const { app } = await anApp()
  const { sandboxPhone: phone, addresses } = app.ports
  const { host } = new URL(addresses.platform)
  const get = (url: string, headers = { host }) => app.http.inject({ url, headers })
  expect((await get('/dev/phone')).body).toContain('SANDBOX')
  const service = phone?.open({ apiKey: 'SANDBOX', apiSecret: 'any' })
  const { imageId = '' } =
    (await service?.uploadImage({ use: 'FRIENDTALK', name: 'a.jpg', jpeg: Buffer.from('jpeg') })) ?? {}
  await service?.sendFriendTalks([
    {
      key: '1',
      to: '01000000001',
      pfId: 'SANDBOX',
      text: '<b>봄</b> 특강',
      imageId,
      buttons: [{ name: '보기', url: 'https://haru.example/?a=1&b=2' }],
    },
  ])
  const page = await get('/dev/phone')
  expect(page.body).toContain('&#60;b&#62;봄&#60;/b&#62; 특강')
  expect(page.body).toContain('href="https://haru.example/?a=1&#38;b=2"')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const image = await get(`/dev/phone/images/${imageId}`)
  expect([image.headers['content-type'], image.body]).toEqual(['image/jpeg', 'jpeg'])
  expect((await get('/dev/phone', { host: 'evil.example' })).statusCode).toBe(404)
  expect((await get('/dev/phone/images/none')).statusCode).toBe(404)
})
