import { expect, test } from 'vitest'
import { answerText, isDay, isFormEmail, readAnswer, readFormPhone } from './answers.rules.ts'
import type { ItemFields, ItemType } from './forms.rules.ts'

const item = (itemType: ItemType, more: Partial<ItemFields> = {}): ItemFields => ({
  itemType,
  label: 'Question',
  helpText: '',
  isRequired: false,
  options: [],
  agreeKind: null,
  agreeText: '',
  ...more,
})
const colours = [
  { key: 'a', label: 'Red' },
  { key: 'b', label: 'Blue' },
]

test.each([
  ['', ''],
  ['010-1234-5678', '01012345678'],
  ['(02) 123 4567', '021234567'],
  ['010-1234', null],
  ['+82 10 1234 56789', null],
])('the phone %j is read as %j (FORM-010)', (typed, digits) => {
  expect(readFormPhone(typed)).toBe(digits)
})

test.each([
  ['', true],
  ['mina@example.com', true],
  ['mina.kim+seo@mail.example.kr', true],
  ['mina@example.info', true],
  ['mina@example.museum', false],
  ['mina@example.k', false],
  ['mina@example', false],
  ['mi na@example.com', false],
  ['@example.com', false],
])('whether %j is an e-mail of a form: %j (FORM-011)', (typed, isOne) => {
  expect(isFormEmail(typed)).toBe(isOne)
})

test('what is not answered is a problem only where an answer is required', () => {
  for (const type of ['SHORT_TEXT', 'PHONE_NUMBER', 'EMAIL', 'NUMBER', 'DATE'] as const) {
    expect(readAnswer(item(type), '  ')).toEqual({ value: null })
    expect(readAnswer(item(type, { isRequired: true }), '  ')).toEqual({ problem: 'REQUIRED' })
    expect(readAnswer(item(type, { isRequired: true }), undefined)).toEqual({ problem: 'REQUIRED' })
  }
  expect(readAnswer(item('AGREE', { isRequired: true }), false)).toEqual({ problem: 'REQUIRED' })
  expect(readAnswer(item('SECTION', { isRequired: true }), undefined)).toEqual({ value: null })
})

test('an answer is stored in one form, and a wrong one says what is wrong', () => {
  expect(readAnswer(item('SHORT_TEXT'), ' a\nb ')).toEqual({ value: 'a b' })
  expect(readAnswer(item('SHORT_TEXT'), 'x'.repeat(301))).toEqual({ problem: 'LONG' })
  expect(readAnswer(item('LONG_TEXT'), ' a\nb ')).toEqual({ value: 'a\nb' })
  expect(readAnswer(item('PHONE_NUMBER'), '010-1234-5678')).toEqual({ value: '01012345678' })
  expect(readAnswer(item('PHONE_NUMBER'), 'none')).toEqual({ problem: 'PHONE' })
  expect(readAnswer(item('EMAIL'), 'mina')).toEqual({ problem: 'EMAIL' })
  expect(readAnswer(item('NUMBER'), '-1.5')).toEqual({ value: -1.5 })
  expect(readAnswer(item('NUMBER'), 'many')).toEqual({ problem: 'NUMBER' })
  expect(readAnswer(item('DATE'), '2026-02-30')).toEqual({ problem: 'DATE' })
  expect(readAnswer(item('RATING'), 5)).toEqual({ value: 5 })
  expect(readAnswer(item('RATING'), 6)).toEqual({ problem: 'RATING' })
  expect(readAnswer(item('AGREE'), true)).toEqual({ value: true })
  expect(readAnswer(item('AGREE'), 'yes')).toEqual({ problem: 'CHOICE' })
})

test('only options of the question can be chosen, one or several', () => {
  const several = item('MULTIPLE_CHOICE', { options: colours })
  expect(readAnswer(several, ['b', 'a'])).toEqual({ value: ['a', 'b'] })
  expect(readAnswer(several, ['a', 'c'])).toEqual({ problem: 'CHOICE' })
  expect(readAnswer(several, [])).toEqual({ value: null })
  for (const type of ['SINGLE_CHOICE', 'DROPDOWN'] as const) {
    const single = item(type, { options: colours })
    expect(readAnswer(single, 'b')).toEqual({ value: 'b' })
    expect(readAnswer(single, 'c')).toEqual({ problem: 'CHOICE' })
    expect(readAnswer(single, ['a', 'b'])).toEqual({ problem: 'CHOICE' })
  }
})

test('files are up to five numbers, each once', () => {
  const files = item('FILE')
  expect(readAnswer(files, ['12', '7', '12'])).toEqual({ value: ['12', '7'] })
  expect(readAnswer(files, [])).toEqual({ value: null })
  expect(readAnswer(item('FILE', { isRequired: true }), [])).toEqual({ problem: 'REQUIRED' })
  expect(readAnswer(files, ['1', '2', '3', '4', '5', '6'])).toEqual({ problem: 'FILES' })
  expect(readAnswer(files, ['../1'])).toEqual({ problem: 'FILES' })
  expect(readAnswer(files, 'work.pdf')).toEqual({ problem: 'CHOICE' })
})

test('an answer is shown in words', () => {
  const words = { agreed: 'Agreed' }
  expect(answerText(item('MULTIPLE_CHOICE', { options: colours }), ['a', 'b'], words)).toBe('Red, Blue')
  expect(answerText(item('PHONE_NUMBER'), '01012345678', words)).toBe('010-1234-5678')
  expect(answerText(item('AGREE'), true, words)).toBe('Agreed')
  expect(answerText(item('NUMBER'), 0, words)).toBe('0')
  expect(answerText(item('SHORT_TEXT'), undefined, words)).toBe('')
})

test('only days of the calendar are days', () => {
  expect(['2026-11-24', '2024-02-29'].every(isDay)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '26-1-1', ''].some(isDay)).toBe(false)
})
