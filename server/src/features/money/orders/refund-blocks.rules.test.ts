import { expect, test } from 'vitest'
import { refundBlock } from './refund-blocks.rules.ts'

const card = { payMethodCd: '00', isSettled: false, isUnsure: false, isRefunding: false, isReachable: true }

test.each([
  ['a card', {}, null],
  ['a virtual account', { payMethodCd: '03' }, 'VIRTUAL_ACCOUNT'],
  ['a virtual account that was settled', { payMethodCd: '03', isSettled: true }, 'VIRTUAL_ACCOUNT'],
  ['what was settled', { isSettled: true }, 'SETTLED'],
  ['a bank deposit', { payMethodCd: '06' }, 'OTHER'],
  ['a payment nobody knows the state of', { isUnsure: true }, 'OTHER'],
  ['a refund under way', { isRefunding: true }, 'OTHER'],
  ['a provider that is gone', { isReachable: false }, 'OTHER'],
] as const)('%s', (_, changed, block) => {
  expect(refundBlock({ ...card, ...changed })).toBe(block)
})
