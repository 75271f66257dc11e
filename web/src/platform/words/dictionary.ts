import type { Language } from 'contract/languages'
import { grouped } from 'contract/money'
import { isParticle, withParticle } from 'contract/particles'
import { keywordsOf, type Keyword } from './keywords.ts'

/** The texts of one room. English has exactly the keys of Korean; Japanese may follow. */
export interface Dictionary<Keys extends string = string> {
  ko: Readonly<Record<Keys, string>>
  en: Readonly<Record<Keys, string>>
  jp?: Readonly<Partial<Record<Keys, string>>>
}
export const dictionary = <Keys extends string>(texts: Dictionary<Keys>): Dictionary<Keys> => texts

type Values = Readonly<Record<string, string | number>>
/** `t('title', { count: 3 })` */
export type Translate<Keys extends string> = (key: Keys, values?: Values) => string

/**
 * Speaks one room's texts. `{name}` is a value, whole numbers with their separators; `{class}` a word of the site, and
 * `{class|을}` either with the particle its last sound asks for. `{count|seat/seats}` is the first word where the value is
 * one, else the second. A missing Japanese text falls back to English, then Korean.
 */
export const speaking =
  <Keys extends string>(texts: Dictionary<Keys>, language: Language): Translate<Keys> =>
  (key, values = {}) => {
    const text =
      (language === 'jp' ? texts.jp?.[key] : undefined) ?? (language === 'ko' ? texts.ko : texts.en)[key]
    if (!text.includes('{')) return text
    return text.replace(/\{(\w+)(?:\|([^}]+))?\}/g, (whole, name: string, wish: string | undefined) => {
      const word = wordFor(name, values, language)
      if (word === null) return whole
      if (wish?.includes('/')) return wish.split('/')[word === '1' ? 0 : 1] ?? ''
      return wish && isParticle(wish) ? withParticle(word, wish) : word
    })
  }

function wordFor(name: string, values: Values, language: Language) {
  const value = values[name]
  if (value !== undefined) return Number.isInteger(value) ? grouped(Number(value)) : String(value)
  const keywords = keywordsOf(language)
  return name in keywords ? keywords[name as Keyword] : null
}
