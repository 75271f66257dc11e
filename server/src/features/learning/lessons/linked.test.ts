import { expect, test } from 'vitest'
import { refusals } from 'contract/teaching/curriculum/refusals'
import { sendHeartbeat, play } from 'contract/learning/playback/api'
import { completeLesson, getClassroom } from 'contract/learning/lessons/api'
import {
  addCurriculum,
  getVideoLink,
  listEditableCurriculum,
  saveCurriculum,
} from 'contract/teaching/curriculum/api'
import { aCinema } from '../../../testing/classroom-world.ts'

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ'

async function aLinkedVideo(linkUrl: string, duration: number) {
  const cinema = await aCinema()
  const body = { curriculumTypeCd: '02' as const, title: '링크', vodTypeCd: '00' as const, linkUrl, duration }
  const { curriculumSeq } = await cinema.owner.call(addCurriculum, { ...cinema.courseRef, body })
  return { ...cinema, body, linked: { ...cinema.courseRef, curriculumSeq } }
}

test("a linked video plays in its host's player for a learner, and its progress counts", async () => {
  const { mina, linked, get, clock, courseRef } = await aLinkedVideo(YOUTUBE, 100)
  const { embedUrl, manifestUrl, playId, duration } = await mina.call(play, linked)
  expect([manifestUrl, duration]).toEqual(['', 100])

  expect((await get(embedUrl ?? '')).statusCode).toBe(403)
  const page = await get(embedUrl ?? '', mina.state.cookies)
  expect(page.body).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?enablejsapi=1&amp;')
  expect(page.headers['content-security-policy']).toContain(
    "frame-src https://www.youtube-nocookie.com; frame-ancestors 'self'",
  )
  expect((await get((embedUrl ?? '').replace('embed', 'key'), mina.state.cookies)).statusCode).toBe(403)

  await expect(mina.call(completeLesson, linked)).refuses('CLASS_RULE')
  clock.pass({ minutes: 1 })
  const body = { playId, playSecond: 95, ranges: [[0, 95]] as [number, number][] }
  expect(await mina.call(sendHeartbeat, { ...linked, body })).toMatchObject({ progressState: 'DONE' })
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons.at(-1)).toMatchObject({ vodTypeCd: '00', duration: 100, vodLockStatusCd: '00' })
})

test('a link to any other page opens there, and the learner confirms it', async () => {
  const { mina, linked } = await aLinkedVideo('https://example.com/film', 0)
  expect(await mina.call(play, linked)).toMatchObject({
    embedUrl: null,
    linkUrl: 'https://example.com/film',
  })
  expect((await mina.call(completeLesson, linked)).percent).toBe(33)
})

test('a link that is not a video is refused, and an uploaded video stays the only source', async () => {
  const { owner, linked, body, courseRef, uploadVodSeq } = await aLinkedVideo(YOUTUBE, 100)
  for (const linkUrl of ['', 'javascript:alert(1)', 'ftp://example.com/a'])
    await expect(owner.call(saveCurriculum, { ...linked, body: { ...body, linkUrl } })).refuses('CLASS_RULE')
  const named = { ...body, vodTypeCd: '01' as const, linkUrl: 'https://vimeo.com/123456789' }
  await expect(owner.call(saveCurriculum, { ...linked, body: named })).refuses('CLASS_RULE')

  await owner.call(saveCurriculum, { ...linked, body: { ...body, vodTypeCd: '02', uploadVodSeq } })
  const { list } = await owner.call(listEditableCurriculum, courseRef)
  expect(list.at(-1)).toMatchObject({ vodTypeCd: '02', linkUrl: '', video: { uploadVodSeq } })
})

test('the host is queried for the title and length of a video', async () => {
  const { owner, mina, courseRef, ports } = await aCinema()
  const about = { id: 'dQw4w9WgXcQ', title: '숨', description: '', duration: 65, thumbnail: null }
  const ask = (linkUrl: string) => owner.call(getVideoLink, { ...courseRef, query: { linkUrl } })
  ports.videoHosts = { about: () => Promise.resolve(about) }
  expect(await ask(YOUTUBE)).toEqual(about)
  await expect(ask('https://example.com')).refuses('VIDEO_LINK_WRONG')
  await expect(mina.call(getVideoLink, { ...courseRef, query: { linkUrl: YOUTUBE } })).refuses('NOT_ALLOWED')
  ports.videoHosts = { about: () => Promise.resolve({ trouble: 'NOT_FOUND', said: 'YouTube 401' }) }
  const query = { linkUrl: YOUTUBE }
  expect(await owner.refusal(getVideoLink, { ...courseRef, query })).toMatchObject({
    code: refusals.VIDEO_LINK_NOT_FOUND.code,
    message: '영상을 찾을 수 없습니다. 영상의 공개 설정을 확인해 주세요. (YouTube 401)',
  })
  ports.videoHosts = { about: () => Promise.resolve({ trouble: 'FAILED', said: 'Vimeo 503' }) }
  expect(await owner.refusal(getVideoLink, { ...courseRef, query })).toMatchObject({
    code: refusals.VIDEO_HOST_FAILED.code,
    message: '영상 플랫폼에서 재생 오류가 발생했습니다. 잠시 후 다시 시도해 주세요. (Vimeo 503)',
  })
})
