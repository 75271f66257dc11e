import { expect, test } from 'vitest'
import type { AnswerValue } from './answers.rules.ts'
import { deciders, shownItems, type ShowIf } from './conditions.rules.ts'

const choice = (formItemSeq: number, showIf: ShowIf | null = null) => ({
  formItemSeq,
  itemType: 'SINGLE_CHOICE' as const,
  options: [
    { key: 'yes', label: 'Yes' },
    { key: 'no', label: 'No' },
  ],
  showIf,
})
const text = (formItemSeq: number, showIf: ShowIf | null = null) => ({
  formItemSeq,
  itemType: 'SHORT_TEXT' as const,
  options: [],
  showIf,
})
const shown = (items: Parameters<typeof shownItems>[0], answers: Record<number, AnswerValue> = {}) =>
  shownItems(items, ({ formItemSeq }) => answers[formItemSeq]).map(({ formItemSeq }) => formItemSeq)

test('an item is shown to who chose one of the options', () => {
  const items = [choice(1), text(2, { formItemSeq: 1, optionKeys: ['yes'] }), text(3)]
  expect(shown(items)).toEqual([1, 3])
  expect(shown(items, { 1: 'no' })).toEqual([1, 3])
  expect(shown(items, { 1: 'yes' })).toEqual([1, 2, 3])
  expect(shown(items, { 1: ['no', 'yes'] })).toEqual([1, 2, 3])
})

test('what depends on a question that is not shown is not shown either', () => {
  const items = [
    choice(1),
    choice(2, { formItemSeq: 1, optionKeys: ['yes'] }),
    text(3, { formItemSeq: 2, optionKeys: ['yes'] }),
  ]
  expect(shown(items, { 1: 'yes', 2: 'yes' })).toEqual([1, 2, 3])
  expect(shown(items, { 1: 'no', 2: 'yes' })).toEqual([1])
})

test('a condition whose question is gone, stands later or lost the option does not count', () => {
  expect(shown([text(2, { formItemSeq: 1, optionKeys: ['yes'] })])).toEqual([2])
  expect(shown([text(2, { formItemSeq: 1, optionKeys: ['yes'] }), choice(1)])).toEqual([2, 1])
  expect(shown([choice(1), text(2, { formItemSeq: 1, optionKeys: ['maybe'] })])).toEqual([1, 2])
})

test('choices before an item can decide about it', () => {
  const items = [text(1), choice(2), text(3), choice(4)]
  const seqs = (formItemSeq: number | null) => deciders(items, formItemSeq).map((item) => item.formItemSeq)
  expect(seqs(3)).toEqual([2])
  expect(seqs(4)).toEqual([2])
  expect(seqs(null)).toEqual([2, 4])
  expect(seqs(1)).toEqual([])
})
