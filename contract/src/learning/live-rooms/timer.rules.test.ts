import { expect, test } from 'vitest'
import { isTimerShown, nextTimer, secondsLeft } from './timer.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 3, 0, seconds))
const running = (end: number) => ({ endsAt: at(end), leftSeconds: null })
const paused = (leftSeconds: number) => ({ endsAt: null, leftSeconds })

// docs/rules.md R-1004
test.each([
  ['starts', null, { command: 'START', seconds: 300 }, running(300)],
  ['starts anew', running(5), { command: 'START', seconds: 60 }, running(60)],
  ['pauses', running(90), { command: 'PAUSE' }, paused(90)],
  ['pauses again', paused(90), { command: 'PAUSE' }, paused(90)],
  ['resumes', paused(90), { command: 'RESUME' }, running(90)],
  ['resumes while it runs', running(90), { command: 'RESUME' }, running(90)],
  ['has a minute more', running(90), { command: 'ADD_MINUTE' }, running(150)],
  ['has a minute more while it is paused', paused(90), { command: 'ADD_MINUTE' }, paused(150)],
  ['has a minute more after its end', running(-20), { command: 'ADD_MINUTE' }, running(60)],
  ['has no more than three hours', paused(10_790), { command: 'ADD_MINUTE' }, paused(10_800)],
  ['ends', running(90), { command: 'END' }, null],
  ['is none without a start', null, { command: 'ADD_MINUTE' }, null],
] as const)('%s', (_, timer, command, expected) => expect(nextTimer(timer, command, at(0))).toEqual(expected))

test('the last second counts until it is over', () => {
  expect(secondsLeft(running(2), new Date(at(0).getTime() + 1001))).toBe(1)
  expect(secondsLeft(running(2), at(5))).toBe(0)
})
test('a timer that is over stays for a minute', () => {
  expect([isTimerShown(running(0), at(59)), isTimerShown(running(0), at(60))]).toEqual([true, false])
  expect(isTimerShown(paused(1), at(600))).toBe(true)
})
