import { expect, test } from 'vitest'
import { phoneFaultOf } from './phone-codes.rules.ts'

test.each([
  ['3104', 'NO_KAKAO'],
  ['3047', 'BLOCKED_NUMBER'],
  ['2230', 'NO_BALANCE'],
  ['3043', 'PHONE_UNREACHABLE'],
  // The service lists it, and says nothing with it that helps.
  ['3048', null],
  [null, null],
])('the code %s means %s', (code, fault) => expect(phoneFaultOf(code)).toBe(fault))
