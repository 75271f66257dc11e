import { expect, test } from 'vitest'
import { seq } from 'contract/values/ids'
import { callSpan, isMarked, keyOf, settled } from './lost-calls.rules.ts'

const userSeq = (number: number) => seq('user').parse(number)
const report = (key: string | null) => ({ messageId: 'M1', key, state: 'PENDING' as const, code: '3000' })

test('a call may have been taken as much earlier or later as clocks may differ', () => {
  const claimed = ['2026-11-28T03:00:00Z', '2026-11-28T02:00:00Z'].map((text) => new Date(text))
  expect(callSpan(claimed)).toEqual({
    from: new Date('2026-11-28T01:44:00Z'),
    to: new Date('2026-11-28T03:16:00Z'),
  })
})

test('a call whose messages do not say whose they are proves nothing', () => {
  expect(isMarked([report('cAbc:7'), report('of-another-program')])).toBe(true)
  expect(isMarked([])).toBe(true)
  expect(isMarked([report('cAbc:7'), report(null)])).toBe(false)
  expect(isMarked([report('7')])).toBe(false)
  expect(isMarked([report('7:lesson-1-20261128')])).toBe(false)
})

test('what was found counts as sent, all else waits again without a failed try', () => {
  const lost = [
    { userSeq: userSeq(1), cause: '' },
    { userSeq: userSeq(2), cause: 'end-3-9' },
  ]
  const phone = { messageId: 'M9', groupId: 'G1' }
  const found = new Map([[keyOf('cAbc', { userSeq: 2, cause: 'end-3-9' }), phone]])
  expect(settled('cAbc', lost, found)).toEqual([
    { userSeq: 1, cause: '', state: 'QUEUED', isServerDown: true },
    { userSeq: 2, cause: 'end-3-9', state: 'SENT', phone },
  ])
})
