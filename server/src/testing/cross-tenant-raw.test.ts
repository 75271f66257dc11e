import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { play } from 'contract/learning/playback/api'
import { getUploadUrl } from 'contract/system/files/api'
import { issueTicket } from 'contract/messaging/realtime/api'
import { toHttpCall } from 'contract/http/envelope'
import { features } from '../app.ts'
import { findShownSite } from '../features/site/sites/sites.public.ts'
import { insertJob } from '../platform/jobs/jobs.queries.ts'
import { htmlCache } from '../platform/pages/html-cache.ts'
import { servePages } from '../platform/pages/pages.ts'
import { publisherOf } from '../platform/realtime/sockets.ts'
import { localeIn } from '../platform/words/site-words.ts'
import { aFullSite, type FullSite } from './full-site.ts'
import { MARK } from './full-site/fixture.ts'
import { marksIn } from './full-site/marks.ts'
import { callOf, endpoints, fingerprint } from './endpoint-calls.ts'
import { sampleOf } from './sample.ts'
import { noon } from './world.ts'

const HERE = 'haru.localhost:3000'
const THERE = 'sodam.localhost:3000'

test('a picture is served on its own site only', async () => {
  const { channelSeq, otherSite, get, known } = await aFullSite()

  expect((await get(`/files/${channelSeq}/${known.fileSeq}/400.webp`)).body).toBe(MARK)
  expect((await get(`/files/${otherSite.channelSeq}/${known.fileSeq}/400.webp`)).statusCode).toBe(404)
})

test("a site's terms are served on its own site only", async () => {
  const { channelSeq, otherSite, get } = await aFullSite()

  expect((await get(`/keywords/${channelSeq}/1/ko.json`)).body).toContain(MARK)
  expect((await get(`/keywords/${otherSite.channelSeq}/1/ko.json`)).statusCode).toBe(404)
})

test('a video in playback opens on its own site only', async () => {
  const { channelSeq, otherSite, get, lesson, mina } = await aFullSite()
  const { playId } = await mina.call(play, lesson)
  const fetchMedia = (site: number, name: string) =>
    get(`/media/${site}/${playId}/${name}`, mina.state.cookies)

  for (const name of ['master.m3u8', 'key', '0.m4s']) {
    expect((await fetchMedia(channelSeq, name)).statusCode).toBe(200)
    expect((await fetchMedia(otherSite.channelSeq, name)).statusCode).toBe(403)
  }
})

const tus = (ticket: string) => ({
  'tus-resumable': '1.0.0',
  'upload-length': '10',
  'upload-metadata': `ticket ${Buffer.from(ticket).toString('base64')}`,
})

test('an upload URL for a video or a picture leads to the site it was issued for', async () => {
  const world = await aFullSite()
  const { channelSeq, otherSite, app, owner } = world
  const input = { filename: 'video.mp4', fileSize: 10 }
  const video = await owner.call(getUploadUrl, { channelSeq, query: { ...input, kind: 'vod' } })
  const picture = await owner.call(getUploadUrl, {
    channelSeq,
    query: { ...input, filename: 'cover.jpg', kind: 'course' },
  })
  const bent = (way: string) => way.replace(`/${channelSeq}/`, `/${otherSite.channelSeq}/`)
  const before = await fingerprint(world)
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const opened = await fetch(`${address}/tus`, { method: 'POST', headers: tus(bent(video.ticket ?? '')) })
  const url = new URL(bent(picture.uploadUrl), address)
  const put = await fetch(`${address}${url.pathname}`, { method: 'PUT', body: 'a picture' })

  expect(bent(picture.uploadUrl)).not.toBe(picture.uploadUrl)
  expect(opened.status).toBe(401)
  expect(put.status).toBe(403)
  expect(await fingerprint(world)).toEqual(before)
})

test('a socket ticket of one site is refused on another', async () => {
  const { channelSeq, otherSite, app, mina, minaSeq, ports } = await aFullSite()
  const { ticket } = await mina.call(issueTicket, { channelSeq })
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime?ticket=${ticket}`, {
    origin: `http://${THERE}`,
    headers: { host: THERE },
  })
  await once(socket, 'open')
  const first = once(socket, 'message')
  publisherOf(ports.bus).person(otherSite.channelSeq, minaSeq, { cmd: 'sales' })
  publisherOf(ports.bus).person(channelSeq, minaSeq, { cmd: 'alarm' })

  expect(String((await first)[0])).toBe(JSON.stringify({ cmd: 'alarm' }))
  socket.close()
  await once(socket, 'close')
})

test("search engines get each site's own pages only", async () => {
  const { app, known, marks } = await aFullSite()
  const read = async (url: string, host: string) => (await app.http.inject({ url, headers: { host } })).body

  expect(await read('/sitemap.xml', HERE)).toContain(`/classes/${known.courseSeq}`)
  for (const url of ['/sitemap.xml', '/robots.txt']) {
    expect(marksIn(await read(url, THERE), marks)).toEqual([])
  }
})

/** A page that requests everything public and embeds the replies, as a rendered page does. */
function pagesOf({ app, known, ports }: FullSite) {
  const http = Fastify()
  const open = endpoints.filter(({ access, method }) => access === 'public' && method === 'GET')
  servePages(http, {
    load: () =>
      Promise.resolve({
        render: async ({ channel, keywords, transport }) => {
          const answers = []
          for (const endpoint of open) {
            const input = channel ? callOf(endpoint, known, channel.channelSeq) : {}
            answers.push(await transport(endpoint, toHttpCall(input)))
          }
          return { status: 200, html: JSON.stringify({ channel, keywords, answers }) }
        },
      }),
    assets: { scripts: [], styles: [], fonts: '' },
    answer: app.answer,
    addresses: ports.addresses,
    cache: htmlCache(() => 0),
    now: () => noon,
    findSite: (by) =>
      findShownSite(
        { platform: app.database.platform, ports, now: () => noon, dbOf: app.database.channel },
        by,
      ),
    localeIn: (channelSeq, language) =>
      localeIn({ platform: app.database.platform, ports }, channelSeq, language),
    findForeign: () => Promise.resolve(null),
    onBug: (error) => {
      throw error
    },
  })
  return async (url: string, host: string) => (await http.inject({ url, headers: { host } })).body
}

test('a rendered page contains nothing of another site, whichever was rendered before', async () => {
  const world = await aFullSite()
  const page = pagesOf(world)

  expect(marksIn(await page('/classes', HERE), world.marks)).toContain(MARK)
  expect(marksIn(await page('/classes', THERE), world.marks)).toEqual([])
  expect(marksIn(await page('/classes', HERE), world.marks)).toContain(MARK)
})

test('a job of one site changes nothing of another, whatever ids it contains', async () => {
  const world = await aFullSite()
  const { otherSite, app, known, mails, marks } = world
  const works = features.flatMap(({ tasks, listeners }) => [
    ...tasks,
    ...listeners.flatMap(({ name, event }) => [event, { name, payload: event.payload }]),
  ])
  const jobsOfOthers = () =>
    world.add.all(
      `select id, payload from graphile_worker._private_jobs
       where payload->>'channelSeq' <> '${otherSite.channelSeq}' order by id`,
    )
  const before = await fingerprint(world)
  const waiting = await jobsOfOthers()
  mails.length = 0
  const there = await app.contextFor(otherSite.channelSeq)
  for (const { name, payload } of works) {
    const input = { ...Object(sampleOf(payload, known)), channelSeq: world.channelSeq }
    await there.transaction((tx) => insertJob(tx, { task: name, payload: input }))
  }
  await app.workOnce()

  expect(works.length).toBeGreaterThan(5)
  expect(await jobsOfOthers()).toEqual(waiting)
  expect(marksIn(JSON.stringify(mails), marks)).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
})
