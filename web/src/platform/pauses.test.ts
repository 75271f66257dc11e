import { afterEach, expect, test, vi } from 'vitest'
import { nextFrame } from './pauses.ts'

// Restores the stub of frames first, because it was set over the fake timers.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
async function isOver(promise: Promise<void>) {
  return Promise.race([promise.then(() => true), Promise.resolve(false)])
}

test('paints the first content before anything else begins', async () => {
  vi.useFakeTimers()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  const waited = nextFrame()
  await vi.advanceTimersByTimeAsync(100)
  expect(await isOver(waited)).toBe(false)
  for (const draw of frames) draw()
  await vi.advanceTimersByTimeAsync(1)
  await waited
})

test('a page in a hidden tab, which is never painted, starts all the same', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const waited = nextFrame()
  await vi.advanceTimersByTimeAsync(500)
  await waited
})
