import { expect, test } from 'vitest'
import { articleOf, standardKeywords } from './keywords.ts'
import { pluralOf } from './plurals.ts'
import { filled, type Locale } from './sentences.ts'

test.each([
  ['class', 'classes'],
  ['course', 'courses'],
  ['study', 'studies'],
  ['day', 'days'],
  ['workshop', 'workshops'],
  ['coach', 'coaches'],
  ['digital goods', 'digital goods'],
  ['campus', 'campuses'],
  ['수업', '수업'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many)
})

test.each([
  ['class', 'a'],
  ['instructor', 'an'],
  ['hour of yoga', 'an'],
  ['unit', 'a'],
  ['MBA', 'an'],
  ['VOD', 'a'],
  ['8-week class', 'an'],
  ['80s class', 'an'],
  ['11th class', 'a'],
  ['2-day class', 'a'],
  ['University', 'a'],
  ['Atelier', 'an'],
])('the article before %s is %s', (word, article) => {
  expect(articleOf(word)).toBe(article)
})

const calling = (language: Locale['language'], one: string, many = one): Locale => {
  const standard = standardKeywords(language)
  return { language, keywords: { ...standard, class: { one, many }, enrolment: { one: 'booking', many } } }
}
const standardIn = (language: Locale['language']): Locale => ({
  language,
  keywords: standardKeywords(language),
})

const say = (text: string, values = {}) => filled(text, calling('en', 'atelier', 'ateliers'), values)

test('an English sentence begins with a capital and counts its words', () => {
  expect(say('{class|a} that waits. {class|s} follow.')).toBe('An atelier that waits. Ateliers follow.')
  expect(say('See {class|s}')).toBe('See ateliers')
  expect(say('{count} {class|count}', { count: 1 })).toBe('1 atelier')
  expect(say('{count} {class|count}', { count: 12_000 })).toBe('12,000 ateliers')
})

test('text for a standard term is dropped where the site has its own', () => {
  expect(filled('{enrolment|Enrol}', standardIn('en'))).toBe('Enrol')
  expect(filled('{enrolment|Enrol}', calling('en', 'class'))).toBe('Booking')
})

test('a Korean sentence gets the right particle for any term', () => {
  expect(filled('{class|을} 골라 주세요', standardIn('ko'))).toBe('클래스를 골라 주세요')
  expect(filled('{class|을} 골라 주세요', calling('ko', '수업'))).toBe('수업을 골라 주세요')
  expect(filled('삭제한 {class|이에요}', calling('ko', '수업'))).toBe('삭제한 수업이에요')
})

test("an owner's term is inserted unchanged, and an unknown placeholder stays", () => {
  expect(filled('{name|이} {class|을}', standardIn('ko'), { name: '{class}' })).toBe('{class}가 클래스를')
  expect(filled('{toString} {nobody}', standardIn('en'))).toBe('{toString} {nobody}')
})
