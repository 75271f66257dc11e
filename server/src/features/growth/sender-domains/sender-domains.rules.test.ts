import { expect, test } from 'vitest'
import { dmarcNames, isBroken, problemsOf, spfValue } from './sender-domains.rules.ts'

const at = (minutes: number) => new Date(minutes * 60_000)
const target = { publicKey: 'MIIBkey', host: 'seodang.example' }
const right = {
  dkim: ['v=DKIM1; k=rsa; p=MIIB key'],
  own: ['google-site-verification=1', 'v=spf1 include:_spf.google.com include:Seodang.example ~all'],
  dmarc: ['v=DMARC1; p=none'],
}

test.each([
  ['all records', right, {}],
  ['nothing', { dkim: [], own: [], dmarc: [] }, { DKIM: 'MISSING', SPF: 'MISSING', DMARC: 'MISSING' }],
  ['the key of another site', { ...right, dkim: ['v=DKIM1; k=rsa; p=other'] }, { DKIM: 'DIFFERS' }],
  [
    'an SPF record without us',
    { ...right, own: ['v=spf1 include:seodang.example.evil ~all'] },
    { SPF: 'DIFFERS' },
  ],
  ['two SPF records', { ...right, own: [...right.own, 'v=spf1 -all'] }, { SPF: 'TWICE' }],
  ['a policy without a policy', { ...right, dmarc: ['v=DMARC1; rua=mailto:a@b.kr'] }, { DMARC: 'DIFFERS' }],
])('%s', (_, seen, problems) => expect(problemsOf(seen, target)).toEqual(problems))

test('there may be one SPF record: ours is added to the one that is there', () => {
  expect(spfValue(null, target.host)).toBe('v=spf1 include:seodang.example ~all')
  expect(spfValue('v=spf1 include:a.kr -all', target.host)).toBe(
    'v=spf1 include:seodang.example include:a.kr -all',
  )
  expect(spfValue('v=spf1 include:seodang.example -all', target.host)).toBe(
    'v=spf1 include:seodang.example -all',
  )
})

test('a policy may stand above the domain, but not at the top', () => {
  expect(dmarcNames('mail.haru.kr')).toEqual(['_dmarc.mail.haru.kr', '_dmarc.haru.kr'])
})

test('a domain is broken at the second look', () => {
  expect(isBroken(at(0), at(0))).toBe(false)
  expect(isBroken(at(0), at(60))).toBe(true)
})
