import { expect, test } from 'vitest'
import { PaymentDraft } from './drafts.schemas.ts'

const startAt = PaymentDraft.shape.startAt

test.each(['0001-01-01T00:00:00Z', '1899-12-31T00:00:00Z', '9999-12-31T00:00:00Z'])(
  'the mistyped year of %s is refused by its rule',
  (moment) => {
    const { error } = startAt.safeParse(moment)
    expect(error?.issues).toMatchObject([{ params: { rule: 'YEAR_WRONG' } }])
  },
)

test('dates in plausible years are accepted', () => {
  expect(startAt.safeParse('2026-12-01T00:00:00Z').success).toBe(true)
})
