import { expect, test } from 'vitest'
import {
  campaignStates,
  filled,
  isEditable,
  isTooFar,
  shareOf,
  subjectOf,
  toggled,
  unknownVariables,
} from './campaigns.rules.ts'

test.each([
  ['겨울 특가', '(광고) 겨울 특가'],
  ['(광고) 겨울 특가', '(광고) 겨울 특가'],
  ['[광고]겨울 특가', '(광고) 겨울 특가'],
  ['( 광 고 ) 겨울 특가', '(광고) 겨울 특가'],
])('an advertisement "%s" is sent as "%s"', (subject, expected) => {
  expect(subjectOf({ subject, isAd: true })).toBe(expected)
})

test('what is no advertisement does not bear the label', () => {
  expect(subjectOf({ subject: '(광고) 수업 안내', isAd: false })).toBe('수업 안내')
})

test('names stand where the text says so, also when they look like a variable', () => {
  const values = { 이름: '#{사이트}', 사이트: '하루 요가' }
  expect(filled('#{이름}님, #{ 사이트 }입니다. #{쿠폰}', values)).toBe(
    '#{사이트}님, 하루 요가입니다. #{쿠폰}',
  )
  expect(unknownVariables('#{이름} #{쿠폰} #{}')).toEqual(['#{쿠폰}', '#{}'])
})

test('only what nobody was sent yet may change, and only what goes on may be paused', () => {
  expect(campaignStates.filter(isEditable)).toEqual(['DRAFT', 'SCHEDULED'])
  expect(campaignStates.map((state) => toggled(state, { isBegun: false, hasEvent: false }))).toEqual([
    null,
    'PAUSED',
    'PAUSED',
    'PAUSED',
    'SCHEDULED',
    null,
    null,
  ])
  expect(toggled('PAUSED', { isBegun: true, hasEvent: false })).toBe('SENDING')
  expect(toggled('PAUSED', { isBegun: true, hasEvent: true })).toBe('ACTIVE')
})

test('shares have one decimal, and there is none of nothing', () => {
  expect(shareOf(1, 3)).toBe(33.3)
  expect(shareOf(0, 0)).toBeNull()
})

test('a year ahead is as far as it goes', () => {
  const now = new Date('2026-11-26T00:00:00Z')
  expect(isTooFar(new Date('2027-11-26T00:00:00Z'), now)).toBe(false)
  expect(isTooFar(new Date('2027-11-26T00:01:00Z'), now)).toBe(true)
})
