import { expect, test } from 'vitest'
import {
  downloadCaptions,
  listCaptions,
  removeCaptions,
  saveCaptions,
} from 'contract/teaching/videos/captions.api'
import { play } from 'contract/learning/playback/api'
import { aCinema } from '../../../testing/classroom-world.ts'
import { documentsOf } from '../../../testing/documents-world.ts'

const srt = (said: string) => Buffer.from(`1\n00:00:01,000 --> 00:00:02,000\n${said}\n`)

async function aSubtitledCinema() {
  const world = await aCinema()
  const documents = documentsOf(world)
  const { owner, channelSeq, uploadVodSeq } = world
  const videoRef = { channelSeq, uploadVodSeq }
  const put = async (captionLanguage: 'ko' | 'en', bytes: Buffer, filename = '자막.srt') => {
    const { fileSeq } = await documents.sent(owner, { filename, bytes })
    return owner.call(saveCaptions, { ...videoRef, body: { captionLanguage, fileSeq } })
  }
  return { ...world, ...documents, video: videoRef, put, open: world.get }
}

test('captions are added to a video, and only learners who play it get them', async () => {
  const { owner, mina, lesson, video: videoRef, put, open } = await aSubtitledCinema()
  expect((await mina.call(play, lesson)).captions).toEqual([])
  expect(await put('ko', srt('<b>안녕하세요</b>'))).toEqual({ cueCount: 1 })
  await put('en', srt('Hello'))

  const { captions } = await mina.call(play, lesson)
  expect(captions.map(({ captionLanguage }) => captionLanguage)).toEqual(['en', 'ko'])
  const [, korean] = captions
  const { body, headers, statusCode } = await open(korean?.url ?? '', mina.state.cookies)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(await owner.call(downloadCaptions, { ...videoRef, captionLanguage: 'ko' })).toMatchObject({
    content: body,
    originFileName: '자막.srt',
  })
  await expect(owner.call(downloadCaptions, { ...videoRef, captionLanguage: 'ja' })).refuses('NOT_FOUND')
  expect(body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n안녕하세요\n')
  expect((await open(korean?.url ?? '')).statusCode).toBe(403)
  const other = korean?.url.replace('ko.vtt', 'ja.vtt') ?? ''
  expect((await open(other, mina.state.cookies)).statusCode).toBe(404)
  await expect(mina.call(listCaptions, videoRef)).refuses('NOT_ALLOWED')
  expect((await owner.call(listCaptions, videoRef)).list).toMatchObject([
    { captionLanguage: 'en', cueCount: 1 },
    { captionLanguage: 'ko', originFileName: '자막.srt' },
  ])
})

test('new captions replace existing ones, and captions can be removed', async () => {
  const { owner, mina, lesson, video: videoRef, put, open } = await aSubtitledCinema()
  await put('ko', srt('처음'))
  await put('ko', Buffer.from('\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\n다시\n', 'utf16le'), '자막.vtt')
  const [only] = (await mina.call(play, lesson)).captions
  expect((await open(only?.url ?? '', mina.state.cookies)).body).toContain('다시')

  const captionRef = { ...videoRef, captionLanguage: 'ko' as const }
  await owner.call(removeCaptions, captionRef)
  await expect(owner.call(removeCaptions, captionRef)).refuses('NOT_FOUND')
  expect((await mina.call(play, lesson)).captions).toEqual([])
})

test('captions that are empty, too large or uploaded by another user are refused', async () => {
  const { owner, member, video: videoRef, sent } = await aSubtitledCinema()
  const many = Buffer.from(srt('가').toString().repeat(30_000))
  const { fileSeq } = await sent(owner, { filename: '자막.srt', bytes: many })
  const body = { captionLanguage: 'ko' as const, fileSeq }
  await expect(owner.call(saveCaptions, { ...videoRef, body })).refuses('CAPTIONS_TOO_LARGE')
  const { fileSeq: prose } = await sent(owner, { filename: '글.txt', bytes: Buffer.from('그냥 글') })
  const wrong = { ...body, fileSeq: prose }
  await expect(owner.call(saveCaptions, { ...videoRef, body: wrong })).refuses('CAPTIONS_NOT_READ')
  const mo = await member('Mo', 'MNG')
  await expect(mo.call(saveCaptions, { ...videoRef, body: wrong })).refuses('NOT_FOUND')
})
