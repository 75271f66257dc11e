import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReach } from './parts/use-watch-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A video of ten minutes of which half a minute was watched, and a knob that moves as the controls move theirs. */
function aBoundVideo() {
  const video = document.createElement('video')
  const knob = { at: 30, redrawn: 0 }
  const redraw = () => {
    if (knob.at === video.currentTime) return
    knob.at = video.currentTime
    knob.redrawn += 1
  }
  video.addEventListener('timeupdate', redraw)
  const { result } = renderHook(() => useReach(video, 30))
  /** A drag moves what is seen by itself; the controls hear only what the video says. */
  function drag(second: number) {
    video.currentTime = second
    act(() => void video.dispatchEvent(new Event('seeking')))
    const before = knob.redrawn
    video.dispatchEvent(new Event('timeupdate'))
    return { isBack: knob.redrawn > before, second: video.currentTime }
  }
  return { drag, isHeldBack: () => result.current }
}

test('a refused skip puts the knob back to what was watched, however often it is tried', () => {
  const { drag, isHeldBack } = aBoundVideo()
  expect(isHeldBack()).toBe(false)
  for (let skip = 0; skip < 4; skip += 1) {
    const { isBack, second } = drag(270)
    expect(isBack).toBe(true)
    expect(second).toBeGreaterThan(29)
    expect(second).toBeLessThanOrEqual(30)
  }
  expect(isHeldBack()).toBe(true)
  act(() => void vi.advanceTimersByTime(5000))
  expect(isHeldBack()).toBe(false)
})

test('within what was watched the video goes where the learner clicks', () => {
  const { drag, isHeldBack } = aBoundVideo()
  expect(drag(12).second).toBe(12)
  expect(isHeldBack()).toBe(false)
})
