import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmbedPlayer } from './parts/EmbedPlayer.tsx'
import { aLesson } from '../../testing/lessons.ts'
import { aMember } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { aSeq } from '../../testing/things.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const YOUTUBE = 'https://www.youtube-nocookie.com'
const ignore = () => undefined
function open() {
  const onFail = vi.fn<() => void>()
  const place = { courseSeq: aSeq('course'), curriculumSeq: aSeq('curriculum') }
  renderSite(
    <EmbedPlayer
      place={place}
      lesson={aLesson({ curriculumTypeCd: '02', vodTypeCd: '00', title: '숨' })}
      playing={{
        playId: 'p',
        manifestUrl: '',
        embedUrl: '/media/1/p/embed',
        linkUrl: 'https://youtu.be/dQw4w9WgXcQ',
        posterUrl: null,
        storyboardUrl: null,
        captions: [],
        resumeAt: 0,
        duration: 10,
        vodSpeedControlYn: 1,
        reachedSecond: null,
        secondsLeft: null,
      }}
      isKept={false}
      onWatched={ignore}
      onEnded={ignore}
      onFail={onFail}
      onStopped={ignore}
      onHead={ignore}
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
  return { frame, say, onFail }
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('a host that cannot be reached is covered by a sentence of ours, with ways on, until it speaks', () => {
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

test('a video that is private or gone says so over the player of its host', () => {
  const { frame, say } = open()
  say({ event: 'onReady', info: null })
  pass(20)
  expect(frame).not.toHaveAttribute('data-covered')
  say({ event: 'onError', info: 150 })
  expect(screen.getByText('영상을 찾을 수 없어요')).toBeVisible()
  expect(screen.getByRole('link', { name: /YouTube에서 보기/ })).toBeVisible()
})
