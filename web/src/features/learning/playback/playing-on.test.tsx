import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EndOfVideo } from './parts/EndOfVideo.tsx'
import { TheatreButton } from './parts/TheatreButton.tsx'
import { usePlayerKeys } from './parts/use-player-keys.ts'
import { renderSite } from '../../../testing/render-site.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000))
}

function atTheEnd(coming: string | null = '둘째 시간') {
  const onNext = vi.fn<() => void>()
  renderSite(<EndOfVideo title="첫 시간" coming={coming} onAgain={() => undefined} onNext={onNext} />)
  return onNext
}

test('the next lesson starts after ten seconds', () => {
  const onNext = atTheEnd()
  expect(screen.getByText('10초 뒤 다음 강의: 둘째 시간')).toBeVisible()
  pass(4)
  expect(screen.getByRole('timer')).toHaveTextContent('6초 뒤')
  expect(onNext).not.toHaveBeenCalled()
  pass(6)
  expect(onNext).toHaveBeenCalledOnce()
})

test('a learner switches autoplay off once per browser', () => {
  const onNext = atTheEnd()
  fireEvent.click(screen.getByRole('checkbox', { name: '다음 강의 자동으로 이어 보기' }))
  pass(30)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(onNext).not.toHaveBeenCalled()
  expect(localStorage.getItem('goes-on')).toBe('off')
})

test('the last lesson shows no countdown', () => {
  const onNext = atTheEnd(null)
  pass(30)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(onNext).not.toHaveBeenCalled()
})

test('the wide view can be switched on and off, and is stored', () => {
  renderSite(<TheatreButton />)
  const button = screen.getByRole('button', { name: '넓게 보기' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('theatre')).toBe('on')
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
})

const nothing = () => undefined
function Keys({ video, onTheatre }: { video: HTMLVideoElement; onTheatre: () => void }) {
  usePlayerKeys({
    video,
    onTheatre,
    onHelp: nothing,
    onPrevious: null,
    onNext: null,
    onCaptions: null,
    toggleFullscreen: nothing,
  })
  return null
}

test('J and L seek ten seconds, arrow keys five, and T switches the wide view', () => {
  const video = document.createElement('video')
  Object.defineProperty(video, 'duration', { value: 60 })
  video.currentTime = 30
  const onTheatre = vi.fn<() => void>()
  render(<Keys video={video} onTheatre={onTheatre} />)
  const at = (key: string) => {
    fireEvent.keyDown(document.body, { key })
    return video.currentTime
  }
  expect([at('l'), at('j'), at('J'), at('ArrowRight'), at('ArrowLeft')]).toEqual([40, 30, 20, 25, 20])
  for (let press = 0; press < 5; press += 1) at('j')
  expect(video.currentTime).toBe(0)
  fireEvent.keyDown(document.body, { key: 't' })
  expect(onTheatre).toHaveBeenCalledOnce()
})
