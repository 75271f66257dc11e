import { expect, test } from 'vitest'
import { chooseLanguage, type Language } from './languages.ts'

test.each<[string, (Language | null)[], Language[], Language]>([
  ['nothing is known', [null], ['ko', 'en'], 'ko'],
  ['a Korean device', ['ko'], ['ko', 'en'], 'ko'],
  ['an English device', ['en'], ['ko', 'en'], 'en'],
  ['a Japanese device where the site speaks Japanese', ['jp'], ['ko', 'en', 'jp'], 'jp'],
  ['a Japanese device elsewhere', ['jp'], ['ko', 'en'], 'en'],
  ['a Japanese choice the site took back, on a Korean device', ['jp', 'ko'], ['ko', 'en'], 'ko'],
  ['an English device where the site speaks Korean alone', ['en'], ['ko'], 'ko'],
  ['a choice goes before the device', ['ko', 'en'], ['ko', 'en'], 'ko'],
])('%s', (_, preferences, offered, expected) => {
  expect(chooseLanguage(preferences, offered)).toBe(expected)
})
