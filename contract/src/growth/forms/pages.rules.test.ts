import { expect, test } from 'vitest'
import type { AnswerValue } from './answers.rules.ts'
import type { ShowIf } from './conditions.rules.ts'
import type { ItemType } from './forms.rules.ts'
import { pagesOf } from './pages.rules.ts'

const item = (formItemSeq: number, itemType: ItemType = 'SHORT_TEXT', showIf: ShowIf | null = null) => ({
  formItemSeq,
  itemType,
  options: itemType === 'SINGLE_CHOICE' ? [{ key: 'yes', label: 'Yes' }] : [],
  showIf,
})
const pages = (items: ReturnType<typeof item>[], answers: Record<number, AnswerValue> = {}) =>
  pagesOf(items, ({ formItemSeq }) => answers[formItemSeq]).map(({ key, items: own }) => [
    key,
    own.map(({ formItemSeq }) => formItemSeq),
  ])

test('a break begins the next page, and a form without one is one page (R-1108)', () => {
  expect(pages([item(1), item(2)])).toEqual([[0, [1, 2]]])
  expect(pages([item(1), item(2, 'PAGE'), item(3)])).toEqual([
    [0, [1]],
    [2, [3]],
  ])
})

test('a page whose questions are all hidden is left out, with its headings', () => {
  const onYes = { formItemSeq: 1, optionKeys: ['yes'] }
  const items = [
    item(1, 'SINGLE_CHOICE'),
    item(2, 'PAGE'),
    item(3, 'SECTION'),
    item(4, 'SHORT_TEXT', onYes),
    item(5, 'PAGE'),
    item(6),
  ]
  expect(pages(items)).toEqual([
    [0, [1]],
    [5, [6]],
  ])
  expect(pages(items, { 1: 'yes' })).toEqual([
    [0, [1]],
    [2, [3, 4]],
    [5, [6]],
  ])
})

test('a page of headings stays, one with nothing does not', () => {
  expect(pages([item(1, 'PAGE'), item(2, 'SECTION'), item(3, 'PAGE'), item(4), item(5, 'PAGE')])).toEqual([
    [1, [2]],
    [3, [4]],
  ])
})
