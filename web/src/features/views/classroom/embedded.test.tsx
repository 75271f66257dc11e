import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Head } from '../../learning/playback/embed-position.ts'
import { EmbedPlayer } from '../../learning/playback/EmbedPlayer.tsx'
import { aLesson } from '../../../testing/lessons.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const YOUTUBE = 'https://www.youtube-nocookie.com'
const ignore = () => undefined
function open(linkUrl = 'https://youtu.be/dQw4w9WgXcQ') {
  const onFail = vi.fn<() => void>()
  const onHead = vi.fn<(head: Head | null) => void>()
  const lessonRef = { courseSeq: aSeq('course'), curriculumSeq: aSeq('curriculum') }
  renderSite(
    <EmbedPlayer
      lessonRef={lessonRef}
      lesson={aLesson({ curriculumTypeCd: '02', vodTypeCd: '00', title: '숨' })}
      playing={{
        playId: 'p',
        manifestUrl: '',
        embedUrl: '/media/1/p/embed',
        linkUrl,
        posterUrl: null,
        storyboardUrl: null,
        captions: [],
        resumeAt: 0,
        duration: 10,
        vodSpeedControlYn: 1,
        reachedSecond: null,
        secondsLeft: null,
      }}
      isKept
      onWatched={ignore}
      onEnded={ignore}
      onFail={onFail}
      onStopped={ignore}
      onHead={onHead}
    />,
    { session: aMember() },
  )
  const frame = screen.getByTitle('숨')
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame')
  const say = (data: object) =>
    act(() => {
      frame.contentWindow?.dispatchEvent(
        new MessageEvent('message', { origin: YOUTUBE, data: JSON.stringify(data) }),
      )
    })
  return { frame, say, onFail, onHead }
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('a message with alternatives covers the player of an unreachable host until it responds', () => {
  const { frame, say, onFail } = open()
  expect(frame).toHaveAttribute('data-covered')
  expect(screen.getByRole('status', { name: '영상을 여는 중이에요' })).toBeVisible()
  pass(9)
  expect(screen.getByText('영상 플랫폼에서 재생 오류가 났어요')).toBeVisible()
  expect(screen.getByText(/YouTube에 연결하지 못했어요/)).toBeVisible()
  expect(screen.getByRole('link', { name: /YouTube에서 보기/ })).toHaveAttribute(
    'href',
    'https://youtu.be/dQw4w9WgXcQ',
  )
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(onFail).toHaveBeenCalledOnce()

  say({ event: 'onReady', info: null })
  expect(screen.queryByText('영상 플랫폼에서 재생 오류가 났어요')).toBeNull()
  expect(frame).not.toHaveAttribute('data-covered')
})

test("shows over the host's player that a video is private or deleted", () => {
  const { frame, say } = open()
  say({ event: 'onReady', info: null })
  pass(20)
  expect(frame).not.toHaveAttribute('data-covered')
  say({ event: 'onError', info: 150 })
  expect(screen.getByText('영상을 찾을 수 없어요')).toBeVisible()
  expect(screen.getByRole('link', { name: /YouTube에서 보기/ })).toBeVisible()
})

test('names the host that does not respond', () => {
  open('https://vimeo.com/76979871')
  pass(9)
  expect(screen.getByText(/Vimeo에 연결하지 못했어요/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Vimeo에서 보기/ })).toHaveAttribute(
    'href',
    'https://vimeo.com/76979871',
  )
})

const marks = () => screen.queryAllByText('seoyun@example.com')

test('shows the watermark, and offers moments for notes, only once the embedded video is ready', () => {
  const { say, onHead } = open()
  pass(9)
  expect(marks()).toEqual([])
  expect(onHead).toHaveBeenLastCalledWith(null)
  say({ event: 'onReady', info: null })
  expect(marks()).toHaveLength(1)
  expect(onHead).not.toHaveBeenLastCalledWith(null)
})
