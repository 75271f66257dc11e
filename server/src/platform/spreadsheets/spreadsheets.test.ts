import { expect, test } from 'vitest'
import { downloadMembers } from 'contract/people/members/api'
import { rowsAt } from '../../testing/spreadsheets.ts'
import { aSite } from '../../testing/world.ts'

test('the address of a spreadsheet serves one named file to everybody who holds it, for five minutes', async () => {
  const { app, owner, channelSeq, clock } = await aSite()
  const { url } = await owner.call(downloadMembers, { channelSeq, body: { q: 'haru' } })
  expect((await rowsAt(app, url)).map(([name]) => name)).toEqual(['이름', 'Haru'])

  const { headers } = await app.http.inject(url)
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('회원_')}`)
  expect(headers['content-disposition']).toMatch(/_\d{4}-\d\d-\d\d\.xlsx$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(url, 'a filter stands in no log').not.toContain('haru')

  clock.now = new Date(clock.now.getTime() + 5 * 60_000)
  expect((await app.http.inject(url)).statusCode).toBe(404)
})

test('a changed address, and that of another site, serves nothing', async () => {
  const { app, owner, channelSeq } = await aSite()
  const { url } = await owner.call(downloadMembers, { channelSeq, body: {} })
  const [, , , , sealed = ''] = url.split('/')
  const forged = [
    `/files/spreadsheets/${channelSeq + 1}/${sealed}`,
    `/files/spreadsheets/${channelSeq}/${sealed.slice(0, -2)}AA`,
    `/files/spreadsheets/${channelSeq}/1.a.b.c`,
    `/files/spreadsheets/${channelSeq}`,
    '/files/spreadsheets/x/y',
  ]
  const answers = await Promise.all(
    forged.map(async (address) => (await app.http.inject(address)).statusCode),
  )
  expect(answers).toEqual(forged.map(() => 404))
})

test('members who may not read the list get no address', async () => {
  const { mina, channelSeq } = await aSite()
  await expect(mina.call(downloadMembers, { channelSeq, body: {} })).refuses('NOT_ALLOWED')
})
