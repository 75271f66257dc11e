import { expect, test } from 'vitest'
import { steps } from './steps.ts'

function told() {
  const clock = { now: new Date('2026-11-21T03:00:00Z') }
  const heard: number[] = []
  const report = steps(
    () => clock.now,
    (percent) => void heard.push(percent),
  )
  return { clock, heard, report }
}

test('progress is told in steps of five, never backwards, and is never whole before the end', () => {
  const { heard, report } = told()
  for (const done of [0, 0.01, 0.06, 0.07, 0.3, 0.28, 0.999, 1]) report(done)
  expect(heard).toEqual([5, 30, 95, 99])
})

test('work too slow for steps says every minute that it goes on', () => {
  const { clock, heard, report } = told()
  for (let second = 0; second < 150; second++) {
    clock.now = new Date(clock.now.getTime() + 1000)
    report(0.06 + second / 100_000)
  }
  expect(heard).toEqual([5, 5, 5])
})
