import { expect, test } from 'vitest'
import { steps } from './progress-steps.service.ts'

function reported() {
  const clock = { now: new Date('2026-11-21T03:00:00Z') }
  const heard: number[] = []
  const report = steps(
    () => clock.now,
    (percent) => void heard.push(percent),
  )
  return { clock, heard, report }
}

test('progress is reported in whole percent, at most every two seconds, never backwards or complete before the end', () => {
  const { heard, report, clock } = reported()
  for (const done of [0, 0.01, 0.02, 0.06, 0.3, 0.28, 0.999, 1]) {
    clock.now = new Date(clock.now.getTime() + 1000)
    report(done)
  }
  expect(heard).toEqual([1, 6, 28, 99])
})

test('an hour-long video shows progress after three seconds of preparation', () => {
  const { heard, report, clock } = reported()
  for (let second = 1; second <= 3; second++) {
    clock.now = new Date(clock.now.getTime() + 1000)
    report((second * 15) / 3600)
  }
  expect(heard).toEqual([1])
})

test('slow work is reported as alive every minute', () => {
  const { clock, heard, report } = reported()
  for (let second = 0; second < 150; second++) {
    clock.now = new Date(clock.now.getTime() + 1000)
    report(0.001 + second / 100_000)
  }
  expect(heard).toEqual([0, 0])
})
