import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { play } from 'contract/learning/playback/api'
import { createCourse } from 'contract/teaching/courses/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { refusals } from 'contract/learning/playback/refusals'
import { getVideo } from 'contract/teaching/videos/api'
import { SUCCESS } from 'contract/http/envelope'
import { aVideo } from '../video.ts'
import { aProduct } from './a-product.ts'
import { anUpload, becomesReady, PATIENCE, type VideoRef } from './videos.ts'
import type { Person } from './people.ts'

const product = aProduct()

test('a video whose preparation is killed is shown only when it is ready, and leaves no partial files', async () => {
  const bytes = readFileSync(await aVideo('work.mp4', { seconds: 8 }))
  const { owner, videoRef, left, send } = await anUpload(product, bytes.length)
  const lesson = await aLesson(owner, videoRef)
  const playCode = async () => (await owner.ask(play, lesson)).code
  expect((await send(0, bytes)).status).toBe(204)
  await vi.waitFor(async () => {
    const { state, progress } = await owner.call(getVideo, videoRef)
    expect([state, progress > 0]).toEqual(['PROCESSING', true])
  }, PATIENCE)
  expect(await playCode()).toBe(refusals.VIDEO_NOT_READY.code)
  await product.killAndStart()
  expect(await playCode()).toBe(refusals.VIDEO_NOT_READY.code)

  // Kills the server again at the moment in which the finished files are moved.
  await vi.waitFor(() => expect(foldersOf(videoRef)).toHaveLength(1), { ...PATIENCE, interval: 20 })
  await product.killAndStart()
  await becomesReady(owner, videoRef)

  expect(await playCode()).toBe(SUCCESS)
  expect(foldersOf(videoRef)).toHaveLength(1)
  await vi.waitFor(() => expect(left()).toEqual([]), PATIENCE)
})

async function aLesson(owner: Person, { channelSeq, uploadVodSeq }: VideoRef) {
  const { courseSeq } = await owner.call(createCourse, {
    channelSeq,
    body: { title: '꺼져도 이어지는 수업' },
  })
  const body = { curriculumTypeCd: '02' as const, title: '영상', uploadVodSeq }
  return { channelSeq, courseSeq, ...(await owner.call(addCurriculum, { channelSeq, courseSeq, body })) }
}

/** The folders of finished renditions of this video, one of which is served. */
function foldersOf({ channelSeq, uploadVodSeq }: VideoRef) {
  const folder = join(product.dataDir, `files/channels/${channelSeq}/videos`)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.startsWith(`${uploadVodSeq}-`))
}
