import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { moveDay } from 'contract/values/korea-time'
import { appended, onceOnly, withoutGiven } from './given-periods.rules.ts'
import {
  afterFailed,
  afterPaid,
  dueStep,
  firstCharge,
  newSubscription,
  newTrial,
} from './subscriptions.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00+09:00`)
const offer = (termMonths: 1 | 3 | 6 | 12 = 1) => ({ title: '올클래스', price: 9900, termMonths })
const active = () => {
  const begun = newSubscription(offer(), now)
  return { ...begun, ...afterPaid(begun, firstCharge(begun)) }
}
const idle = (day = '2026-11-25') => ({ hasOpenCharge: false, now: at(day) })

test('what is charged once ends with its term, paid or not', () => {
  const once = onceOnly(offer(), now)
  const paid = { ...once, ...afterPaid(once, firstCharge(once)) }
  expect(paid).toMatchObject({ state: 'CANCEL_AT_END', nextChargeAt: null })
  expect(dueStep(paid, idle('2026-12-20'))).toBe('NOTHING')
  expect(dueStep(paid, idle('2026-12-21'))).toBe('END')
  expect(afterFailed(once, firstCharge(once), now)).toMatchObject({ state: 'ENDED' })
})

test('a term is appended to what runs, and the next charge moves with it', () => {
  expect(appended(active(), 3, idle())).toMatchObject({
    given: { from: '2026-12-21', until: '2027-03-21' },
    change: { periodEnd: '2027-03-21', nextChargeAt: new Date('2027-03-20T15:00:00Z') },
  })
  expect(appended(onceOnly(offer(), now), 1, idle())).toEqual({
    given: { from: '2026-12-21', until: '2027-01-21' },
    change: { periodEnd: '2027-01-21' },
  })
})

test('free days are not followed by a charge any more, and what is past due goes on from today', () => {
  expect(appended(newTrial(offer(), now, 14), 1, idle())).toMatchObject({
    given: { from: '2026-12-05', until: '2027-01-05' },
    change: { state: 'CANCEL_AT_END', nextChargeAt: null },
  })
  const unpaid = { ...active(), ...afterFailed(active(), firstCharge(active()), at('2026-12-21')) }
  expect(appended(unpaid, 1, idle('2026-12-23'))).toMatchObject({
    given: { from: '2026-12-23', until: '2027-01-23' },
    change: { state: 'ACTIVE', failedCount: 0, pastDueSince: null, anchorDay: 23 },
  })
})

test('while a charge is on its way, and where nothing runs, nothing is appended', () => {
  expect(appended(active(), 1, { hasOpenCharge: true, now })).toBeNull()
  expect(appended(newSubscription(offer(), now), 1, idle())).toBeNull()
})

const terms = constantFrom(1 as const, 3 as const, 6 as const, 12 as const)
test('what was appended and is taken back at once leaves what was there before', () => {
  assert(
    property(terms, terms, integer({ min: 0, max: 20 }), (own, given, day) => {
      const begun = newSubscription(offer(own), now)
      const before = { ...begun, ...afterPaid(begun, firstCharge(begun)) }
      const then = at(moveDay('2026-11-21', day))
      const planned = appended(before, given, { hasOpenCharge: false, now: then })
      if (!planned) throw new Error('nothing was appended')
      const longer = { ...before, ...planned.change }
      const after = { ...longer, ...withoutGiven(longer, planned.given, then) }
      expect(after.periodEnd).toBe(before.periodEnd)
      expect(after.nextChargeAt).toEqual(before.nextChargeAt)
    }),
  )
})

test('nobody is charged sooner than a week after days were taken, and a given membership ends at once', () => {
  const planned = appended(active(), 1, idle())
  const longer = { ...active(), ...planned?.change }
  const given = planned?.given ?? { from: '', until: '' }
  expect(withoutGiven(longer, given, at('2027-01-05'))).toMatchObject({ periodEnd: '2027-01-12' })
  const alone = onceOnly(offer(), now)
  const own = { from: alone.periodStart, until: alone.periodEnd }
  expect(withoutGiven(alone, own, at('2026-11-30'))).toMatchObject({ state: 'ENDED', nextChargeAt: null })
  expect(withoutGiven({ ...alone, state: 'ENDED' }, own, now)).toEqual({})
})
