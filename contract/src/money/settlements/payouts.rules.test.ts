import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, payoutActs, stateAfter, type PayoutState } from './payouts.rules.ts'

const ofSite = { balance: 1000, isMoved: false }

test('a payout is requested, approved and paid, in this order', () => {
  expect(stateAfter({ state: 'CLOSED', ...ofSite }, 'REQUEST')).toBe('REQUESTED')
  expect(stateAfter({ state: 'REQUESTED', ...ofSite }, 'APPROVE')).toBe('APPROVED')
  expect(stateAfter({ state: 'APPROVED', ...ofSite }, 'PAY')).toBe('PAID')
  expect(stateAfter({ state: 'CLOSED', ...ofSite }, 'PAY')).toBeNull()
  expect(stateAfter({ state: 'PAID', ...ofSite }, 'PAY')).toBeNull()
})

test('what is held can be requested again, and approved after all', () => {
  expect(stateAfter({ state: 'APPROVED', ...ofSite }, 'HOLD')).toBe('HELD')
  expect(stateAfter({ state: 'HELD', ...ofSite }, 'REQUEST')).toBe('REQUESTED')
  expect(stateAfter({ state: 'HELD', ...ofSite }, 'APPROVE')).toBe('APPROVED')
  expect(stateAfter({ state: 'HELD', ...ofSite }, 'PAY')).toBeNull()
})

test('what a site owes is paid without a request, unless a later month took it over', () => {
  const owed = { state: 'CLOSED', balance: -500, isMoved: false } as const
  expect(stateAfter(owed, 'PAY')).toBe('PAID')
  expect(stateAfter(owed, 'REQUEST')).toBeNull()
  expect(stateAfter({ ...owed, isMoved: true }, 'PAY')).toBeNull()
})

test('the fee of a site that receives its sales itself is owed; otherwise it is taken off what the platform received', () => {
  const charges = { feeAmount: 350, taxAmount: 35, arrearsAmount: -100 }
  expect(balanceOf({ collectedAmount: 0, ...charges })).toBe(-485)
  expect(balanceOf({ collectedAmount: 10_000, ...charges })).toBe(9515)
})

test('whatever owner and operators press, a payout is paid once at most, and never while it is held or unapproved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...payoutActs), { maxLength: 30 }),
      fc.integer({ min: -5, max: 5 }),
      fc.boolean(),
      (acts, balance, isMoved) => {
        let state: PayoutState = 'CLOSED'
        let paid = 0
        for (const act of acts) {
          const next = stateAfter({ state, balance, isMoved }, act)
          if (next === null) continue
          if (next === 'PAID') {
            paid += 1
            expect(state).toBe(balance > 0 ? 'APPROVED' : 'CLOSED')
          }
          state = next
        }
        expect(paid).toBeLessThanOrEqual(balance === 0 || isMoved ? Number(balance > 0) : 1)
      },
    ),
  )
})
