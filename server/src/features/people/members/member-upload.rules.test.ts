import { expect, test } from 'vitest'
import { checkMemberRows } from './member-upload.rules.ts'

const row = (rowNo: number, name: string, email: string, phone = '') => ({
  rowNo,
  cells: { name, email, phone },
})

test('each row says what is wrong with it, the first thing first', () => {
  const checked = checkMemberRows(
    [
      row(2, '미나', 'Mina@Example.com'),
      row(3, '미나', 'mina@example.com'),
      row(4, '준', ''),
      row(5, '준', 'jun@'),
      row(6, '', 'jun@example.com'),
      row(7, 'x'.repeat(61), 'x@example.com'),
      row(8, '서연', 'seo@example.com', '12'),
      row(9, '하나', 'hana@example.com'),
      row(10, '두리', 'duri@example.com'),
      row(11, '세찬', 'sechan@example.com'),
    ],
    {
      members: new Map([
        ['hana@example.com', 'ACTIVE'],
        ['duri@example.com', 'BLOCKED'],
      ]),
      invited: new Set(['sechan@example.com']),
    },
  )
  expect(checked.map(({ rowNo, fault }) => [rowNo, fault])).toEqual([
    [2, null],
    [3, 'DUPLICATE'],
    [4, 'EMAIL_MISSING'],
    [5, 'EMAIL_WRONG'],
    [6, 'NAME_MISSING'],
    [7, 'NAME_LONG'],
    [8, 'PHONE_WRONG'],
    [9, 'MEMBER'],
    [10, 'BLOCKED'],
    [11, 'INVITED'],
  ])
})
