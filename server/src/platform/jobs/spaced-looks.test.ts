import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_FOR_MS, spacedLooks } from './spaced-looks.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const isSettled = async (promise: Promise<unknown>) => {
  let settled = false
  void promise.then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(0)
  return settled
}

test('a worker looks at once, whether nobody looked before or jobs were found', async () => {
  const looks = spacedLooks(new EventEmitter())
  expect(await isSettled(looks.untilNextLook())).toBe(true)
  expect(await isSettled(looks.untilNextLook())).toBe(true)
})

test('after a look that found nothing the next one waits, of whichever worker', async () => {
  const events = new EventEmitter()
  const looks = spacedLooks(events)
  events.emit('worker:getJob:empty')
  const next = [looks.untilNextLook(), looks.untilNextLook()]
  await vi.advanceTimersByTimeAsync(EMPTY_FOR_MS - 1)
  expect(await Promise.all(next.map(isSettled))).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(next.map(isSettled))).toEqual([true, true])
})

test('a queue that was empty long ago is looked at at once', async () => {
  const events = new EventEmitter()
  const looks = spacedLooks(events)
  events.emit('worker:getJob:empty')
  await vi.advanceTimersByTimeAsync(EMPTY_FOR_MS)
  expect(await isSettled(looks.untilNextLook())).toBe(true)
})

test('after its end it listens to nothing', () => {
  const events = new EventEmitter()
  spacedLooks(events).close()
  expect(events.eventNames()).toEqual([])
})
