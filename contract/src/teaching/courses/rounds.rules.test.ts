import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canTakeBack, checkOpenable, checkSettable } from './rounds.rules.ts'

const noon = new Date('2026-11-22T03:00:00Z')
const day = (days: number) => new Date(noon.getTime() + days * 86_400_000)
const moment = fc.option(
  fc.integer({ min: -30, max: 30 }).map((days) => day(days)),
  { nil: null },
)

test('a scheduled opening is in the future, and before applications and the round end', () => {
  const open = { openAt: null, payEndAt: null, endAt: null }
  expect(checkSettable(open, noon)).toEqual([])
  expect(checkSettable({ ...open, openAt: day(1) }, noon)).toEqual([])
  expect(checkSettable({ ...open, openAt: noon }, noon)).toEqual([
    { path: 'body.openAt', rule: 'OPEN_IN_PAST' },
  ])
  for (const over of [{ payEndAt: day(1) }, { endAt: day(1) }])
    expect(checkSettable({ ...open, openAt: day(1), ...over }, noon)).toEqual([
      { path: 'body.openAt', rule: 'OPEN_AFTER_END' },
    ])
})

test('a round that can be scheduled can be opened at that time', () => {
  fc.assert(
    fc.property(moment, moment, moment, (openAt, payEndAt, endAt) => {
      fc.pre(openAt !== null && checkSettable({ openAt, payEndAt, endAt }, noon).length === 0)
      expect(checkOpenable({ payEndAt, endAt }, openAt ?? noon)).toEqual([])
    }),
  )
})

const unused = {
  partNumber: 2,
  isCurrent: true,
  attendCount: 0,
  acceptCnt: 0,
  waitCnt: 0,
  isUsed: false,
  hasDraft: false,
}
test('only the current round can return to a draft, if another precedes it and nobody enrolled', () => {
  expect(canTakeBack(unused)).toBe(true)
  const changes = [
    { partNumber: 1 },
    { isCurrent: false },
    { attendCount: 1 },
    { acceptCnt: 1 },
    { waitCnt: 1 },
    { isUsed: true },
    { hasDraft: true },
  ]
  expect(changes.map((change) => canTakeBack({ ...unused, ...change }))).toEqual(changes.map(() => false))
})
