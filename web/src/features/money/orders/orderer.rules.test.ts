import { expect, test } from 'vitest'
import { ordererComplaints } from './orderer.rules.ts'

const orderer = { name: '서윤', email: 'seoyun@example.com', phone: '' }

test('a name and an address are enough; a telephone number has digits only', () => {
  expect(ordererComplaints(orderer, { opensAccount: true })).toEqual({})
  expect(ordererComplaints({ name: ' ', email: 'seoyun', phone: '' }, { opensAccount: false })).toEqual({
    name: 'nameNeeded',
    email: 'emailNeeded',
  })
})

test('a receipt takes any name, a new account the names that accounts may have', () => {
  const known = { ...orderer, name: 'S.' }
  expect(ordererComplaints(known, { opensAccount: false })).toEqual({})
  expect(ordererComplaints(known, { opensAccount: true })).toEqual({ name: 'nameWrong' })
})
