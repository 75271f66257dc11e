import { expect, test } from 'vitest'
import { dictionary, speaking } from './dictionary.ts'

const words = dictionary({
  ko: { pick: '{class|을} 골라 주세요', said: '{name|이} 썼어요', count: '후기 {count}개' },
  en: { pick: 'Choose a {class}', said: '{name} wrote', count: '{count} {count|review/reviews}' },
})

test('a word gets the particle its last sound asks for', () => {
  const t = speaking(words, 'ko')
  expect(t('pick')).toBe('클래스를 골라 주세요')
  expect(t('said', { name: '미나' })).toBe('미나가 썼어요')
  expect(t('said', { name: '하윤' })).toBe('하윤이 썼어요')
})

test('every language says it its own way, and Japanese falls back to English', () => {
  expect(speaking(words, 'en')('count', { count: 3 })).toBe('3 reviews')
  expect(speaking(words, 'en')('count', { count: 1 })).toBe('1 review')
  expect(speaking(words, 'ko')('count', { count: 10_052 })).toBe('후기 10,052개')
  expect(speaking(words, 'jp')('pick')).toBe('Choose a class')
})
