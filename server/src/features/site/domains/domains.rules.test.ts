import { expect, test } from 'vitest'
import { isHeld, isUsable, verdictOf } from './domains.rules.ts'

test.each([
  ['class.haru.kr', true],
  ['haru.kr', true],
  ['xn--bj0bj06e.xn--3e0b707e', true],
  ['localhost', false],
  ['192.168.0.1', false],
  ['haru..kr', false],
  ['-haru.kr', false],
  ['seodang.example', false],
  ['somebody.seodang.example', false],
])('%s can be connected: %s', (domain, expected) => {
  expect(isUsable(domain, ['seodang.example'])).toBe(expected)
})

const target = { token: 't', hosts: ['haru.seodang.example'], addresses: ['192.0.2.1'] }
const proof = ['v=spf1', 'seodang-verify=t']
test.each([
  ['nothing said', [], [], [], 'DNS_PENDING', 'NO_PROOF'],
  [
    'the proof of another site',
    ['seodang-verify=x'],
    ['haru.seodang.example'],
    [],
    'DNS_PENDING',
    'WRONG_PROOF',
  ],
  ['proved, and leads nowhere', proof, [], [], 'VERIFIED', 'NO_ADDRESS'],
  ['proved, and leads elsewhere', proof, ['else.example'], ['198.51.100.1'], 'VERIFIED', 'LEADS_ELSEWHERE'],
  ['proved, and named here', proof, ['Haru.Seodang.example.'], [], 'ACTIVE', null],
  ['proved, and at our address', proof, [], ['192.0.2.1'], 'ACTIVE', null],
])('%s', (_, txt, cname, addresses, state, problem) => {
  expect(verdictOf({ txt, cname, addresses }, target)).toEqual({ state, problem })
})

test.each([
  ['proved, behind a service of its owner’s', proof, [], ['198.51.100.1'], true],
  ['leading here, its proof tidied away', [], ['haru.seodang.example'], [], true],
  ['neither', ['seodang-verify=x'], ['else.example'], ['198.51.100.1'], false],
])('an active domain, %s, stays active: %s', (_, txt, cname, addresses, expected) => {
  expect(isHeld({ txt, cname, addresses }, target)).toBe(expected)
})
