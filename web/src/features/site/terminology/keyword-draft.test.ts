import { expect, test } from 'vitest'
import { chosenOf, draftOf, emptyDraft, firstTrouble, keywordsIn, withOne } from './terminology-draft.ts'

const words = { ko: { class: { one: '수업', many: '수업' } }, en: {}, jp: {} }

test('the draft starts with the stored terms, and saving sends the draft', () => {
  expect(draftOf(words)['ko.class']?.one).toBe('수업')
  expect(draftOf(words)['en.class']).toEqual({ one: '', many: '' })
  expect(chosenOf(draftOf(words))).toEqual(words)
})

test('typing an English term proposes its plural until the owner types another', () => {
  const typed = withOne('en', { one: '', many: '' }, 'study')
  expect(typed).toEqual({ one: 'study', many: 'studies' })
  expect(withOne('en', { one: 'study', many: 'study groups' }, 'class')).toEqual({
    one: 'class',
    many: 'study groups',
  })
  expect(withOne('en', typed, '')).toEqual({ one: '', many: '' })
  expect(withOne('ko', { one: '', many: '' }, '수업')).toEqual({ one: '수업', many: '수업' })
})

test('finds a term that would break a sentence, and keeps it out of the preview', () => {
  const draft = { ...emptyDraft(), 'jp.review': { one: '{x}', many: '{x}' } }
  expect(firstTrouble(draft)).toBe('jp.review')
  expect(keywordsIn(draft, 'jp').review.one).toBe('レビュー')
  expect(firstTrouble(draftOf(words))).toBeUndefined()
})
