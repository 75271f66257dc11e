import { expect, test } from 'vitest'
import { checkFixed, checkKept } from './field-comparison.service.ts'

test('read-only fields may be sent back; other values and unknown names are listed', () => {
  const stored = { likeCount: 3, currency: 'KRW', teachers: [{ name: 'Owner' }] }
  expect(checkFixed({ currency: 'KRW', teachers: [{ name: 'Owner' }] }, stored)).toEqual([])
  expect(checkFixed({ currency: 'USD', colour: 'red', likeCount: 4 }, stored)).toEqual([
    { path: 'body.currency', rule: 'NOT_KEPT' },
    { path: 'body.colour', rule: 'UNKNOWN_FIELD' },
    { path: 'body.likeCount', rule: 'NOT_KEPT' },
  ])
})

test('inherited property names are unknown names', () => {
  const rules = checkFixed({ constructor: 1, toString: 2 }, {}).map(({ rule }) => rule)
  expect(rules).toEqual(['UNKNOWN_FIELD', 'UNKNOWN_FIELD'])
})

test('of a thousand unknown names twenty are listed', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`name${at}`, at]))
  expect(checkFixed(many, {})).toHaveLength(20)
})

test('equal values count as stored in any notation, and omitted fields are not checked', () => {
  const at = '2026-12-01T00:00:00Z'
  const sent = {
    startAt: new Date(at),
    weekdays: [4, 1, 4],
    classStartTime: '9:30',
    price: 0,
    endAt: null,
    installmentMonth: 3,
    openTypeUrl: 'https://elsewhere.example/class',
  }
  const stored = {
    startAt: new Date(at),
    weekdays: [1, 4],
    classStartTime: '09:30',
    price: 50_000,
    endAt: new Date(at),
    installmentMonth: null,
    openTypeUrl: null,
  }
  expect(checkKept(sent, stored, Object.keys(sent)).map(({ path }) => path)).toEqual([
    'body.installmentMonth',
    'body.openTypeUrl',
  ])
})
