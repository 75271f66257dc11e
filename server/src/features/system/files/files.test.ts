import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getConfiguration, saveConfiguration } from 'contract/site/sites/api'
import { getUploadLimits, getUploadUrl } from 'contract/system/files/api'
import { MAX_IMAGE_BYTES } from 'contract/system/files/files.rules'
import { createPage } from 'contract/site/pages/api'
import { photo, picturesOf } from '../../../testing/pictures-world.ts'
import { aClass, aSite, noon } from '../../../testing/world.ts'

async function aSiteWithUploads() {
  const site = await aSite()
  return { ...site, ...picturesOf(site) }
}

test('a photo is kept as WebP in the widths of the pages and served for good', async () => {
  const { sent, app } = await aSiteWithUploads()

  const file = await sent()

  expect(file).toMatchObject({ contentType: 'image/jpeg', originFileName: 'photo.jpg' })
  const served = await app.http.inject(file.url.replace(/\d+\.webp$/, '640.webp'))
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(served.rawPayload).metadata()).width).toBe(640)
  const again = await app.http.inject({
    url: file.url,
    headers: { 'if-none-match': `"${file.fileSeq}-800"` },
  })
  expect(again.statusCode).toBe(304)
})

test('the name may come as a JSON string', async () => {
  const { way, put } = await aSiteWithUploads()
  const { data } = await put((await way('"나의 \\"사진\\".JPG"')).uploadUrl, await photo())
  expect(data).toMatchObject({ originFileName: '나의 "사진".JPG' })
})

test('an invalid picture is refused, whatever its declared type', async () => {
  const { way, put, add } = await aSiteWithUploads()
  const gif = await sharp(await photo())
    .gif()
    .toBuffer()
  const half = (await photo()).subarray(0, 300)
  for (const lie of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), gif, half, Buffer.alloc(0)]) {
    expect((await put((await way()).uploadUrl, lie)).code).toBe('840005')
  }
  expect(await add.all('select 1 from files')).toEqual([])
})

test('a picture has at most two megabytes, declared and actual', async () => {
  const { owner, way, put, channelSeq } = await aSiteWithUploads()
  const query = { filename: 'photo.jpg', fileSize: MAX_IMAGE_BYTES + 1, kind: 'course' as const }
  await expect(owner.call(getUploadUrl, { channelSeq, query })).refuses('FILE_TOO_LARGE')
  expect((await put((await way()).uploadUrl, Buffer.alloc(MAX_IMAGE_BYTES + 1))).code).toBe('840004')
  await expect(way('video.mp4')).refuses('FILE_NOT_ACCEPTED')
})

test('an altered or expired upload URL accepts nothing', async () => {
  const { way, put, clock } = await aSiteWithUploads()
  const { uploadUrl } = await way()
  const forged = uploadUrl.replace('/course/', '/channel/')
  expect((await put(forged, await photo())).code).toBe('403001')
  clock.pass({ minutes: 10 })
  expect((await put(uploadUrl, await photo())).code).toBe('403001')
})

test('an upload URL accepts one picture, also for simultaneous uploads', async () => {
  const { way, put, add } = await aSiteWithUploads()
  const { uploadUrl } = await way()
  const picture = await photo()
  const answers = await Promise.all([1, 2, 3].map(() => put(uploadUrl, picture)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['000000', '403001', '403001'])
  expect(await add.all('select 1 from files')).toHaveLength(1)
})

test('a full storage is reported and stores nothing', async () => {
  const { way, put, ports, add } = await aSiteWithUploads()
  const { StorageFull } = await import('../../../platform/files/storage.ts')
  ports.storage.write = () => Promise.reject(new StorageFull())
  expect((await put((await way()).uploadUrl, await photo())).code).toBe('840006')
  expect(await add.all('select 1 from files')).toEqual([])
})

test('learners upload portraits only, visitors nothing; a video gets a ticket', async () => {
  const { owner, mina, otherSite, channelSeq } = await aSite()
  const query = { filename: 'a.jpg', fileSize: 10 }
  await expect(mina.call(getUploadUrl, { channelSeq, query: { ...query, kind: 'course' } })).refuses(
    'NOT_ALLOWED',
  )
  await expect(otherSite.owner.call(getUploadUrl, { channelSeq, query })).refuses('NOT_CHANNEL_USER')
  await mina.call(getUploadUrl, { channelSeq, query: { ...query, kind: 'profile' } })

  const upload = { filename: 'a.mp4', fileSize: 10, kind: 'vod' as const }
  const tooLarge = { ...upload, fileSize: 10 ** 14 }
  await expect(owner.call(getUploadUrl, { channelSeq, query: tooLarge })).refuses('VIDEO_TOO_LARGE')
  const way = await owner.call(getUploadUrl, { channelSeq, query: upload })
  expect(way).toEqual({ uploadUrl: '/tus', uploadVodSeq: expect.any(Number), ticket: expect.any(String) })
  expect(await owner.call(getUploadLimits, { channelSeq })).toMatchObject({
    maxImageUploadBytes: MAX_IMAGE_BYTES,
  })
})

test('an unused file is deleted with its bytes after a day, a used one stays', async () => {
  const { sent, isServed, tidyAfter, owner, channelSeq, dataDir } = await aSiteWithUploads()
  const unused = await sent()
  const used = await sent()
  const draft = await owner.call(getConfiguration, { channelSeq })
  await owner.call(saveConfiguration, { channelSeq, body: { ...draft, logoFileSeq: used.fileSeq } })
  const folders = () => readdir(join(dataDir, `files/channels/${channelSeq}/pictures`))

  await tidyAfter({ days: 1 })
  expect([await isServed(unused), (await folders()).length]).toEqual([true, 2])

  await tidyAfter({ minutes: 1 })
  expect([await isServed(unused), (await folders()).length]).toEqual([false, 1])
  expect(await isServed(used)).toBe(true)
})

test('a picture stays while any row uses it, whichever row released it', async () => {
  const site = await aClass()
  const { sent, isServed, tidyAfter } = picturesOf(site)
  const { add, channelSeq } = site
  const places = await add.all<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like '%_file_seq'`,
  )
  expect(places.length).toBeGreaterThan(3)
  const here = { channel_seq: channelSeq, course_seq: site.courseSeq }
  await add.row('course_seo', { ...here, updated_at: noon })
  await site.owner.call(createPage, { channelSeq, body: { path: 'about', title: 'About' } })
  await add.row('campaigns', {
    channel_seq: channelSeq,
    name: 'A picture',
    channel_type: 'FRIENDTALK',
    audience: { conditions: [] },
    is_ad: true,
    subject: '',
    content: 'Hello',
    created_by_user_seq: site.ownerSeq,
    created_at: noon,
    updated_at: noon,
  })
  const shown = await Promise.all(places.map(async (column) => ({ ...column, picture: await sent() })))
  for (const { table, column, picture } of shown)
    await add.all(`update ${table} set ${column} = $1 where channel_seq = $2`, [picture.fileSeq, channelSeq])

  await tidyAfter({ days: 2 })
  for (const { table, column, picture } of shown)
    expect([table, column, await isServed(picture)]).toEqual([table, column, true])
})

test('another site does not serve the picture under its own number', async () => {
  const { sent, app, otherSite, channelSeq } = await aSiteWithUploads()
  const { url } = await sent()
  const foreignUrl = url.replace(`/files/${channelSeq}/`, `/files/${otherSite.channelSeq}/`)
  expect((await app.http.inject(foreignUrl)).statusCode).toBe(404)
})
