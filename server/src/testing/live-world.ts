import { addCurriculum } from 'contract/teaching/curriculum/api'
import type { LiveDraft } from 'contract/teaching/curriculum/live-items.schemas'
import { seoulDateTime } from 'contract/values/korea-time'
import type { z } from 'zod'
import { aRunningClass, noon } from './world.ts'

export const JOIN_URL = 'https://us02web.zoom.us/j/85912345678?pwd=secret'
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

type LiveInput = Partial<z.input<typeof LiveDraft>>
/** A live lesson of an hour that starts this many minutes from noon. */
export const aLive = (minutes: number, input: LiveInput = {}) => ({
  curriculumTypeCd: '00' as const,
  title: '어깨 열기',
  liveTypeCd: '00' as const,
  liveStartAt: seoulDateTime(after(minutes)),
  liveEndAt: seoulDateTime(after(minutes + 60)),
  joinUrl: JOIN_URL,
  ...input,
})

/** The running course with a live lesson, by default in ten minutes. */
export async function aLiveClass({ minutes = 10, ...input }: { minutes?: number } & LiveInput = {}) {
  const world = await aRunningClass()
  const { owner, courseRef, app } = world
  const body = aLive(minutes, input)
  const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  await app.workOnce()
  const item = { ...courseRef, itemSeq }
  const address = { ...courseRef, query: { i: itemSeq } }
  return { ...world, itemSeq, item, liveRef: address, body, lesson: { ...courseRef, curriculumSeq: itemSeq } }
}
