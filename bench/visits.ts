import { setTimeout as pause } from 'node:timers/promises'
import { login } from 'contract/people/sign-in/api'
import { sendHeartbeat, play } from 'contract/learning/playback/api'
import { getClassroom } from 'contract/learning/lessons/api'
import { listCourses } from 'contract/teaching/courses/api'
import type { CourseCard } from 'contract/teaching/courses/schemas'
import type { Endpoint, Output } from 'contract/http/endpoint'
import { urlOf } from 'contract/http/envelope'
import type { Answer, Call, Send } from './client.ts'

const PASSWORD = 'Seodang-2026!'
const VIDEO = '02'
/** The demo's videos are generated and transcoded while the product already serves pages. */
const VIDEO_PATIENCE_MS = 600_000
const channelSeq = 1

export const pathOf = (endpoint: Endpoint, words: object = {}) =>
  urlOf(endpoint, { params: { channelSeq, ...words }, query: {} })
/** The data of a response of this endpoint. */
export const dataOf = <E extends Endpoint>(_endpoint: E, { body }: Answer) =>
  (JSON.parse(body.toString()) as { data: Output<E> }).data

/** Signs in a demo account, and returns its headers. */
export async function signIn(send: Send, email: string) {
  const { headers } = await send({ path: pathOf(login), body: { email, password: PASSWORD, channelSeq } })
  return { 'access-token': String(headers['access-token']) }
}

export async function findCourse(send: Send, fits: (course: CourseCard) => boolean) {
  const { list } = dataOf(listCourses, await send({ path: pathOf(listCourses) }))
  const found = list.find(fits)
  if (!found) throw new Error('the demo has no such class')
  return found.courseSeq
}

type Classroom = Output<typeof getClassroom>
/** The first video of a class in which the user meets the condition. */
async function findVideo(send: Send, headers: Record<string, string>, fits: (room: Classroom) => boolean) {
  const { list } = dataOf(listCourses, await send({ path: pathOf(listCourses) }))
  for (const { courseSeq, curriculumStatusList } of list) {
    if (!curriculumStatusList.includes(VIDEO)) continue
    const answer = await send({ path: pathOf(getClassroom, { courseSeq }), headers }).catch(() => null)
    const room = answer && dataOf(getClassroom, answer)
    const video = room?.lessons.find(({ curriculumTypeCd, isOpen }) => curriculumTypeCd === VIDEO && isOpen)
    if (room && video && fits(room)) return { courseSeq, curriculumSeq: video.curriculumSeq }
  }
  throw new Error('the demo has no video for this person')
}

/** The calls of a demo learner who watches a video: heartbeats of one play session. */
export async function watching(send: Send): Promise<() => Call> {
  const headers = await signIn(send, 'learner@example.com')
  // Learners see a video once it is ready.
  const video = await untilAnswered(() => findVideo(send, headers, ({ attendSeq }) => attendSeq !== null))
  const playing = { path: pathOf(play, video), body: {}, headers }
  const { playId } = dataOf(play, await untilAnswered(() => send(playing)))
  let playSecond = 0
  return () => {
    playSecond = (playSecond + 1) % 10
    return {
      path: pathOf(sendHeartbeat, video),
      body: { playId, playSecond, ranges: [[0, playSecond]], playedMs: 1 },
      headers,
    }
  }
}

/**
 * Starts playback of a video as soon as one is ready. Returns its largest segment with the headers that authorize it.
 */
export async function findSegment(send: Send): Promise<Call> {
  const owner = await signIn(send, 'owner@example.com')
  const playing = { path: pathOf(play, await findVideo(send, owner, () => true)), body: {}, headers: owner }
  const answer = await untilAnswered(() => send(playing))
  const { manifestUrl } = dataOf(play, answer)
  const headers = { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  const lines = async (path: string) => (await send({ path, headers })).body.toString().split('\n')
  const stream = (await lines(manifestUrl)).find((line) => /^[^#].*m3u8/.test(line)) ?? ''
  const streamUrl = new URL(stream, `http://site${manifestUrl}`).pathname
  const segment = (await lines(streamUrl)).find((line) => line.endsWith('.m4s')) ?? ''
  return { path: new URL(segment, `http://site${streamUrl}`).pathname, headers }
}

async function untilAnswered<Result>(ask: () => Promise<Result>) {
  const began = performance.now()
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() - began > VIDEO_PATIENCE_MS) throw error
      await pause(1000)
    }
  }
}
