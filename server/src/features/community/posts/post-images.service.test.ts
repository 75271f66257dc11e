import sharp from 'sharp'
import * as api from 'contract/community/posts/api'
import { reportClassPost, listClassReports } from 'contract/community/posts/reports.api'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import { getCourse } from 'contract/views/class-page/api'
import { getUploadUrl } from 'contract/system/files/api'
import type { StoredFile } from 'contract/system/files/schemas'
import { memberErased } from 'contract/people/members/events'
import type { Envelope } from 'contract/http/envelope'
import { expect, test } from 'vitest'
import { emit } from '../../../platform/jobs/tasks.ts'
import { photo } from '../../../testing/pictures-world.ts'
import { aRunningClass } from '../../../testing/world.ts'
import { cleanupFiles } from '../../system/files/files.jobs.ts'

async function anAlbum() {
  const world = await aRunningClass()
  const { app, mina, owner, courseRef, channelSeq, clock } = world
  async function sentBy(who: typeof mina, bytes?: Buffer) {
    const query = { filename: 'photo.jpg', fileSize: 1000, kind: 'post' as const }
    const { uploadUrl: url } = await who.call(getUploadUrl, { channelSeq, query })
    const headers = { 'content-type': 'image/jpeg' }
    const payload = bytes ?? (await photo())
    const answer = await app.http.inject({ method: 'PUT', url, payload, headers })
    return answer.json<Envelope>().data as StoredFile
  }
  const fetchUrl = (url: string) => app.http.inject(url)
  return {
    ...world,
    sentBy,
    requests: fetchUrl,
    write: (pictures: { fileSeq: StoredFile['fileSeq']; altText?: string }[], known: object = {}) =>
      mina.call(api.writeClassPost, { ...courseRef, body: { content: '', pictures, ...known } }),
    shown: async () =>
      (await owner.call(api.listClassPosts, { ...courseRef, query: {} })).posts.flatMap(
        ({ pictures }) => pictures,
      ),
    async tidyAfter(time: Parameters<typeof clock.pass>[0]) {
      clock.pass(time)
      await cleanupFiles.visit(await app.contextFor(channelSeq))
      await app.workOnce()
    },
  }
}

test('readers of a post see its pictures, at URLs that expire and that caches do not store', async () => {
  const { sentBy, mina, write, shown, requests: fetchUrl, clock, channelSeq } = await anAlbum()
  const file = await sentBy(mina)
  await write([{ fileSeq: file.fileSeq, altText: '흰 잔 두 개' }])
  const [picture] = await shown()
  expect(picture).toMatchObject({
    altText: '흰 잔 두 개',
    variants: [{ width: 320 }, { width: 640 }, { width: 800 }],
  })
  const url = picture?.variants[1]?.url ?? ''
  const answer = await fetchUrl(url)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=1200',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(640)
  expect((await fetchUrl(`/files/${channelSeq}/${file.fileSeq}/640.webp`)).statusCode).toBe(404)
  expect((await fetchUrl(url.replace(`/${file.fileSeq}/`, `/${file.fileSeq + 1}/`))).statusCode).toBe(404)
  clock.pass({ minutes: 20 })
  expect((await fetchUrl(url)).statusCode).toBe(404)
  const [again] = await shown()
  expect((await fetchUrl(again?.variants[1]?.url ?? '')).statusCode).toBe(200)
})

test('the location of a photo is removed', async () => {
  const { sentBy, mina, requests: fetchUrl } = await anAlbum()
  const placed = await sharp(await photo())
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(placed).metadata()).exif).toBeDefined()
  const { url } = await sentBy(mina, placed)
  expect((await sharp((await fetchUrl(url)).rawPayload).metadata()).exif).toBeUndefined()
})

test('a post shows pictures that its writer uploaded for it, once and at most ten', async () => {
  const { sentBy, mina, owner, write, shown } = await anAlbum()
  const foreign = await sentBy(owner)
  await expect(write([foreign])).refuses('NOT_FOUND')
  const own = await sentBy(mina)
  await expect(write([own, own])).refuses('NOT_FOUND')
  await write([own])
  await expect(write([own])).refuses('NOT_FOUND')
  await expect(write([])).refuses('BAD_INPUT')
  await expect(write(Array.from({ length: 11 }, () => own))).refuses('BAD_INPUT')
  expect(await shown()).toHaveLength(1)
})

test('pictures are deleted with their post, and with its writer', async () => {
  const { sentBy, mina, write, courseRef, add, tidyAfter, app, channelSeq, minaSeq } = await anAlbum()
  const files = () => add.all("select 1 from files where kind = 'post'")
  const one = await write([await sentBy(mina)])
  await write([await sentBy(mina)])
  await tidyAfter({ days: 2 })
  expect(await files()).toHaveLength(2)
  await mina.call(api.removeClassPost, { ...courseRef, ...one })
  await tidyAfter({ days: 2 })
  expect(await files()).toHaveLength(1)
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  await tidyAfter({ days: 2 })
  expect(await files()).toEqual([])
})

test('visitors read posts that are open to them, while the course shows posts', async () => {
  const { sentBy, mina, owner, visitor, write, courseRef, requests: fetchUrl } = await anAlbum()
  const show = (coursePostOpenYn: 'Y' | 'N') =>
    owner.call(saveEtc, { ...courseRef, body: { coursePostOpenYn } })
  const seen = async () => {
    const { pinned, posts } = await visitor.call(api.listOpenPosts, { ...courseRef, query: {} })
    const { hasOpenPosts } = await visitor.call(getCourse, { ...courseRef, query: {} })
    // The course page states whether visitors can read any post.
    expect(hasOpenPosts).toBe(pinned.length + posts.length > 0)
    return [pinned, posts].map((list) => list.map(({ content }) => content))
  }
  await write([], { content: '아직 우리끼리', isOpen: true })
  await show('Y')
  expect(await seen()).toEqual([[], []])
  const open = await write([await sentBy(mina)], { content: '누구나', isOpen: true })
  await write([], { content: '함께 듣는 분들만' })
  await write([], { content: '나만', scope: 'PRIVATE', isOpen: true })
  const second = await write([], { content: '두 번째', isOpen: true })
  await owner.call(api.pinClassPost, { ...courseRef, ...open, body: { isPinned: true } })
  expect(await seen()).toEqual([['누구나'], ['두 번째']])
  const { pinned } = await visitor.call(api.listOpenPosts, { ...courseRef, query: {} })
  expect(pinned[0]).toMatchObject({ writerName: 'Mina', isPinned: true })
  expect((await fetchUrl(pinned[0]?.pictures[0]?.variants[0]?.url ?? '')).statusCode).toBe(200)
  await owner.call(api.hideClassPost, { ...courseRef, ...second, body: { reason: '광고예요' } })
  expect(await seen()).toEqual([['누구나'], []])
  await show('N')
  expect(await seen()).toEqual([[], []])
})

test('staff see the pictures of a reported post, but not of the post above a reported comment', async () => {
  const { sentBy, mina, owner, write, courseRef, channelSeq, requests: fetchUrl } = await anAlbum()
  const { fileSeq } = await sentBy(mina)
  const post = await write([{ fileSeq, altText: '남의 작품' }])
  const { classCommentSeq } = await mina.call(api.commentClassPost, {
    ...courseRef,
    ...post,
    body: { content: '예쁘죠' },
  })
  const reported = { reason: 'PRIVACY' as const }
  await owner.call(reportClassPost, { ...courseRef, ...post, body: reported })
  await owner.call(reportClassPost, { ...courseRef, ...post, body: { ...reported, classCommentSeq } })
  const { list } = await owner.call(listClassReports, { channelSeq, query: {} })
  expect(list.map(({ pictures }) => pictures.map(({ altText }) => altText))).toEqual([[], ['남의 작품']])
  expect((await fetchUrl(list[1]?.pictures[0]?.variants[0]?.url ?? '')).statusCode).toBe(200)
})
