import { expect, test } from 'vitest'
import { hasSpaceOnStage, isConnected, MAX_ON_STAGE, silentBefore } from './audience.rules.ts'

// docs/rules.md R-1296
test('in a lesson with an audience the hosts and those on the stage are connected', () => {
  const learner = { userType: 'user', hasAudience: true, isOnStage: false } as const
  expect(isConnected(learner)).toBe(false)
  expect(isConnected({ ...learner, isOnStage: true })).toBe(true)
  expect(isConnected({ ...learner, userType: 'facilitator' })).toBe(true)
  expect(isConnected({ ...learner, hasAudience: false })).toBe(true)
})

// docs/rules.md R-1297
test('the stage has so many learners', () => {
  expect([0, MAX_ON_STAGE - 1, MAX_ON_STAGE].map(hasSpaceOnStage)).toEqual([true, true, false])
})

// docs/rules.md R-1298
test('who says nothing for a minute is gone', () => {
  expect(silentBefore(new Date('2026-11-28T03:01:00Z'))).toEqual(new Date('2026-11-28T03:00:00Z'))
})
