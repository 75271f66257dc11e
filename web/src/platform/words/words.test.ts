import { afterEach, expect, test } from 'vitest'
import { standardKeywords } from 'contract/i18n/keywords'
import type { Language } from 'contract/i18n/languages'
import { dictionary, translatorFor } from './dictionary.ts'
import { needJapanese, offerJapanese } from './japanese.ts'

const words = dictionary('testMessages', {
  ko: { pick: '{class|을} 골라 주세요', said: '{name|이} 썼어요', count: '{review} {count}개' },
  en: { pick: 'Choose {class|a}', said: '{name} wrote', count: '{count} {review|count}' },
})
const localized = (language: Language) =>
  translatorFor(words, { language, keywords: standardKeywords(language) })

afterEach(async () => {
  offerJapanese(() => Promise.resolve({}))
  await needJapanese()
})

test('a word gets the particle for its last sound', () => {
  const t = localized('ko')
  expect(t('pick')).toBe('클래스를 골라 주세요')
  expect(t('said', { name: '미나' })).toBe('미나가 썼어요')
  expect(t('said', { name: '하윤' })).toBe('하윤이 썼어요')
})

test('every language has its own text', () => {
  expect(localized('en')('count', { count: 3 })).toBe('3 reviews')
  expect(localized('en')('count', { count: 1 })).toBe('1 review')
  expect(localized('ko')('count', { count: 10_052 })).toBe('후기 10,052개')
})

test('Japanese is used once it is loaded; texts it lacks are in English', async () => {
  offerJapanese(() => Promise.resolve({ testMessages: { pick: '{class}を選んでください' } }))
  expect(localized('jp')('pick')).toBe('Choose a 講座')
  await needJapanese()
  expect(localized('jp')('pick')).toBe('講座を選んでください')
  expect(localized('jp')('said', { name: '美奈' })).toBe('美奈 wrote')
})
