import { expect, test } from 'vitest'
import { formStatusOf, isItemComplete, type FormPeriod, type ItemFields } from './forms.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const before = new Date('2026-11-20T00:00:00Z')
const after = new Date('2026-11-22T00:00:00Z')
const form = (more: Partial<FormPeriod>): FormPeriod => ({
  state: 'PUBLISHED',
  startsAt: null,
  endsAt: null,
  maxResponses: null,
  responseCount: 0,
  ...more,
})

test.each([
  [{}, 'OPEN'],
  [{ state: 'DRAFT' }, 'DRAFT'],
  [{ state: 'CLOSED' }, 'CLOSED'],
  [{ startsAt: after }, 'NOT_BEGUN'],
  [{ startsAt: now, endsAt: after }, 'OPEN'],
  [{ endsAt: now }, 'CLOSED'],
  [{ startsAt: before, endsAt: before }, 'CLOSED'],
  [{ maxResponses: 2, responseCount: 1 }, 'OPEN'],
  [{ maxResponses: 2, responseCount: 2 }, 'FULL'],
  [{ maxResponses: 2, responseCount: 2, endsAt: before }, 'CLOSED'],
] as const)('a form with %j is %s (R-1031)', (more, status) => {
  expect(formStatusOf(form(more), now)).toBe(status)
})

const item = (more: Partial<ItemFields>): ItemFields => ({
  itemType: 'SHORT_TEXT',
  label: 'Question',
  helpText: '',
  isRequired: false,
  options: [],
  agreeKind: null,
  agreeText: '',
  ...more,
})
const option = (key: string) => ({ key, label: key })

test('a choice has options, each once, and nothing else has any', () => {
  expect(isItemComplete(item({ itemType: 'DROPDOWN' }))).toBe(false)
  expect(isItemComplete(item({ itemType: 'DROPDOWN', options: [option('a')] }))).toBe(true)
  expect(isItemComplete(item({ itemType: 'DROPDOWN', options: [option('a'), option('a')] }))).toBe(false)
  expect(isItemComplete(item({ options: [option('a')] }))).toBe(false)
})

test('an agreement has a kind and terms, and nothing else has them', () => {
  const agree = item({ itemType: 'AGREE', agreeKind: 'privacy', agreeText: 'Terms' })
  expect(isItemComplete(agree)).toBe(true)
  expect(isItemComplete({ ...agree, agreeText: ' ' })).toBe(false)
  expect(isItemComplete({ ...agree, agreeKind: null })).toBe(false)
  expect(isItemComplete(item({ agreeKind: 'marketing' }))).toBe(false)
})
