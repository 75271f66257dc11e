import { expect, test } from 'vitest'
import { TrackClock } from './track-clock.ts'

test('what arrives unevenly keeps the distances at which it was sent', () => {
  const clock = new TrackClock(48)
  const arrivals = [1000, 1090, 1091, 1092, 1180]
  expect(arrivals.map((now, index) => clock.at(5000 + index * 960, now))).toEqual([
    1000, 1020, 1040, 1060, 1080,
  ])
})

test('the count of the sender begins anew after 32 bits', () => {
  const clock = new TrackClock(48)
  expect(clock.at(0xffff_ffff - 479, 0)).toBe(0)
  expect(clock.at(480, 20)).toBe(20)
})

test('after silence, or when the count jumps, the arrival counts; time never runs back', () => {
  const clock = new TrackClock(48)
  expect(clock.at(0, 100)).toBe(100)
  expect(clock.at(960, 60_000)).toBe(60_000)
  expect(clock.at(1920, 60_010)).toBe(60_020)
  expect(clock.at(900_000_000, 60_015)).toBe(60_020)
})
