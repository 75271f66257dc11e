import { expect, test } from 'vitest'
import { depositMethods, payMethods } from 'contract/values/type-codes'
import { refundBlock } from './refund-blocks.rules.ts'

const card = {
  payMethodCd: payMethods.card,
  isSettled: false,
  isUnsure: false,
  isRefunding: false,
  isReachable: true,
}

test.each([
  ['a card', {}, null],
  ['a virtual account', { payMethodCd: depositMethods.virtualAccount }, 'VIRTUAL_ACCOUNT'],
  [
    'a virtual account that was settled',
    { payMethodCd: depositMethods.virtualAccount, isSettled: true },
    'VIRTUAL_ACCOUNT',
  ],
  ['what was settled', { isSettled: true }, 'SETTLED'],
  ['a bank deposit', { payMethodCd: depositMethods.bank }, 'OTHER'],
  ['a payment nobody knows the state of', { isUnsure: true }, 'OTHER'],
  ['a refund under way', { isRefunding: true }, 'OTHER'],
  ['a provider that is gone', { isReachable: false }, 'OTHER'],
] as const)('%s', (_, changed, block) => {
  expect(refundBlock({ ...card, ...changed })).toBe(block)
})
