import { expect, test } from 'vitest'
import { whenNextCode } from './accounts.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  ['the first code goes out at once', { lastAt: null, today: 0 }, 'NOW'],
  ['half a minute later the same code still counts', { lastAt: secondsAgo(30), today: 1 }, { inSeconds: 30 }],
  ['after a minute another one may go out', { lastAt: secondsAgo(60), today: 1 }, 'NOW'],
  ['ten codes a day are enough', { lastAt: secondsAgo(600), today: 10 }, 'TOO_MANY'],
] as const)('%s', (_, sent, expected) => {
  expect(whenNextCode(sent, now)).toEqual(expected)
})
