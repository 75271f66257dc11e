import { expect, test } from 'vitest'
import { chooseStage, isHostIn, type Candidate } from './stage.ts'

const aCamera = (of: Partial<Candidate> = {}): Candidate => ({
  source: 'camera',
  isMuted: false,
  isOfHost: false,
  talkedAt: 0,
  ...of,
})
const fresh = { current: null, chosenAt: 0, now: 10_000 }

test('a shared screen, then a host, then the last who talked', () => {
  const quiet = aCamera()
  const talker = aCamera({ talkedAt: 9000 })
  const host = aCamera({ isOfHost: true })
  const screen = aCamera({ source: 'screen_share' })
  expect(chooseStage([quiet, talker, host, screen], fresh)).toBe(screen)
  expect(chooseStage([quiet, talker, host], fresh)).toBe(host)
  expect(chooseStage([quiet, talker], fresh)).toBe(talker)
  expect(chooseStage([quiet], fresh)).toBe(quiet)
  expect(chooseStage([], fresh)).toBeNull()
})

test('who hides the picture is not on the stage', () => {
  const learner = aCamera()
  expect(chooseStage([aCamera({ isOfHost: true, isMuted: true }), learner], fresh)).toBe(learner)
})

test('two who talk at once do not alternate, but a host is shown at once', () => {
  const first = aCamera({ talkedAt: 9000 })
  const second = aCamera({ talkedAt: 9500 })
  expect(chooseStage([first, second], { current: first, chosenAt: 8000, now: 10_000 })).toBe(first)
  expect(chooseStage([first, second], { current: first, chosenAt: 8000, now: 11_000 })).toBe(second)
  const host = aCamera({ isOfHost: true })
  expect(chooseStage([first, host], { current: first, chosenAt: 8000, now: 8100 })).toBe(host)
})

test('hosts are known by their token', () => {
  expect(isHostIn('{"userSeq":1,"userType":"facilitator"}')).toBe(true)
  expect(isHostIn('{"userSeq":1,"userType":"user"}')).toBe(false)
  expect(isHostIn('')).toBe(false)
})
