import { expect, test } from 'vitest'
import type { UserSeq } from 'contract/values/ids'
import { checkAttendeeRows, matchMember, readDay, type Candidate } from './attendee-upload.rules.ts'

const person = (userSeq: number, name: string, phone: string | null = null, email = ''): Candidate => ({
  userSeq: userSeq as UserSeq,
  name,
  email: email || `p${userSeq}@example.com`,
  phone,
  status: 'ACTIVE',
})
const mina = person(1, '김미나', '01011112222')
const twin = person(2, '김미나', '01033334444')
const child = person(3, '김하나', '01011112222')
const all = [mina, twin, child]

const match = (given: Partial<Record<'name' | 'email' | 'phone', string>>) =>
  matchMember({ name: '', email: '', phone: '', ...given }, all)
const row = (rowNo: number, email: string, until = '') => ({
  rowNo,
  cells: { name: '', email, phone: '', until },
})

test('an e-mail decides, then a phone, and a name only where it is the only one', () => {
  expect(match({ email: 'p2@example.com', name: '다른 이름' })).toBe(twin)
  expect(match({ email: 'no@example.com', name: '김하나' })).toBe('NOT_A_MEMBER')
  expect(match({ phone: '01033334444', name: '가나다' })).toBe(twin)
  expect(match({ phone: '01011112222' })).toBe('SEVERAL_MEMBERS')
  expect(match({ phone: '01011112222', name: '김하나' })).toBe(child)
  expect(match({ name: '김하나' })).toBe(child)
  expect(match({ name: '김미나' })).toBe('SEVERAL_MEMBERS')
  expect(match({ name: '아무도' })).toBe('NOT_A_MEMBER')
})

test('days are read as people write them', () => {
  const written = ['2026-12-31', '2026.1.5', '2026/01/05', '2026년 1월 5일', '2026. 1. 5.', '31-12-2026']
  expect([...written, '2026-02-30', '곧'].map(readDay)).toEqual([
    '2026-12-31',
    '2026-01-05',
    '2026-01-05',
    '2026-01-05',
    '2026-01-05',
    null,
    null,
    null,
  ])
})

test('each row names its member or what is wrong with it', () => {
  const checked = checkAttendeeRows(
    [
      row(2, 'P1@example.com', '2026-12-31'),
      row(3, 'p1@example.com'),
      row(4, 'p2@example.com'),
      row(5, 'p3@example.com', '2026-11-20'),
      row(6, 'p3@example.com', '내년'),
      row(7, 'p3'),
      row(8, ''),
      row(9, 'p4@example.com'),
      { rowNo: 10, cells: { name: '', email: '', phone: '12', until: '' } },
    ],
    {
      members: [...all, { ...person(4, '박'), status: 'BLOCKED' }],
      learning: new Set([twin.userSeq]),
      now: new Date('2026-11-21T03:00:00Z'),
    },
  )
  expect(checked.map(({ fault }) => fault)).toEqual([
    null,
    'DUPLICATE',
    'ALREADY',
    'UNTIL_PAST',
    'UNTIL_WRONG',
    'EMAIL_WRONG',
    'WHO_MISSING',
    'BLOCKED',
    'PHONE_WRONG',
  ])
  expect(checked[0]).toMatchObject({ name: '김미나', userSeq: 1, until: '2026-12-31' })
})
