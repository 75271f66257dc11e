import { expect, test } from 'vitest'
import { watchedLog } from './watched-ranges.ts'

test('a minute of continuous playback is one range', () => {
  const log = watchedLog()
  for (let second = 0; second <= 60; second += 0.25) log.at(second)

  expect(log.take().ranges).toEqual([[0, 60]])
})

test('skipped seconds do not count as watched', () => {
  const log = watchedLog()
  for (const second of [0, 1, 2]) log.at(second)
  log.jump()
  for (const second of [500, 501]) log.at(second)

  expect(log.take().ranges).toEqual([
    [0, 2],
    [500, 501],
  ])
})

test('watching continues after a report without a gap, and nothing is reported twice', () => {
  const log = watchedLog()
  for (const second of [0, 5, 10]) log.at(second)
  expect(log.take().ranges).toEqual([[0, 10]])
  log.at(12)

  expect(log.take().ranges).toEqual([[10, 12]])
  expect(log.take()).toEqual({ ranges: [], playedMs: 0 })
})

test('an unsent range goes with the next report', () => {
  const log = watchedLog()
  for (const second of [0, 10]) log.at(second)
  log.giveBack(log.take())
  log.at(20)

  expect(log.take().ranges).toEqual([[0, 20]])
})

test('reports the real time of playback, whatever the speed, without jumps and pauses', () => {
  const log = watchedLog()
  log.at(0)
  log.at(10, 2)
  log.jump()
  for (const second of [100, 100, 106]) log.at(second, 1.5)
  const taken = log.take()
  expect(taken.playedMs).toBe(9000)

  log.giveBack(taken)
  log.at(107)
  expect(log.take().playedMs).toBe(10_000)
})
