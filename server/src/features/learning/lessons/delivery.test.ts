import { afterEach, beforeEach, expect, test } from 'vitest'
import { play } from 'contract/learning/playback/api'
import { s3Storage } from '../../../platform/files/s3.ts'
import { aCinema } from '../../../testing/classroom-world.ts'
import { fakeS3 } from '../../../testing/fake-s3.ts'

let bucket: Awaited<ReturnType<typeof fakeS3>>
beforeEach(async () => {
  bucket = await fakeS3()
})
afterEach(() => bucket.stop())

async function aPlay() {
  const world = await aCinema()
  const { app, mina, lesson, channelSeq, get } = world
  const { playId } = await mina.call(play, lesson)
  const fetchMedia = (name: string, cookies?: Map<string, string>) =>
    get(`/media/${channelSeq}/${playId}/${name}`, cookies)
  const folder = `channels/${channelSeq}/videos/film`
  return { app, folder, mine: mina.state.cookies, video: fetchMedia }
}

test('nginx gets the path of the segment only for a user who may watch', async () => {
  const { app, folder, video: fetchMedia, mine } = await aPlay()
  Object.assign(app.ports.settings, { mediaDelivery: 'x-accel' })

  const piece = await fetchMedia('0.m4s', mine)
  expect(piece.headers).toMatchObject({
    'x-accel-redirect': `/stored/${folder}/0.m4s`,
    'content-type': 'video/iso.segment',
  })
  expect(piece.body).toBe('')
  const stolen = await fetchMedia('0.m4s')
  expect([stolen.statusCode, stolen.headers['x-accel-redirect']]).toEqual([403, undefined])
  // Content for one viewer is never cached as a file.
  expect((await fetchMedia('master.m3u8', mine)).body).toContain('/key')
})

test('the bucket serves a segment from a signed URL for two minutes; keys and playlists stay on the server', async () => {
  const { app, folder, video: fetchMedia, mine } = await aPlay()
  const storage = await s3Storage({ ...bucket.options, freeBytes: async () => 1 })
  for (const name of ['0.m4s', 'master.m3u8']) {
    const known = await app.ports.storage.read(`${folder}/${name}`)
    if (known) await storage.write(`${folder}/${name}`, known.stream)
  }
  Object.assign(app.ports, { storage })
  Object.assign(app.ports.settings, { mediaDelivery: 's3' })

  const sent = await fetchMedia('0.m4s', mine)
  expect([sent.statusCode, sent.headers['cache-control']]).toEqual([302, 'private, no-store'])
  const address = new URL(String(sent.headers.location))
  expect([address.origin + address.pathname, address.searchParams.get('X-Amz-Expires')]).toEqual([
    `${bucket.options.url}/${folder}/0.m4s`,
    '120',
  ])
  expect(await (await fetch(address)).text()).toBe('segment')

  expect((await fetchMedia('0.m4s')).statusCode).toBe(403)
  expect((await fetchMedia('key', mine)).statusCode).toBe(200)
  expect((await fetchMedia('master.m3u8', mine)).body).toContain('#EXTM3U')
})
