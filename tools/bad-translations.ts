import { keywordNames } from 'contract/i18n/keywords'
import { languages } from 'contract/i18n/languages'
import type { Translations } from 'contract/i18n/translations'

/** The placeholders of a text. */
export const placeholders = /\{\w+(?:\|[^}]*)?\}/g
/** Terms that a site may replace; written out, they would stay unchanged. */
export const fixed = {
  ko: /클래스|강사|강의|수강생|후기|공지사항|챌린지|업적|신청/,
  en: /\b(?:class|classes|instructors?|classrooms?|lessons?|learners?|reviews?|enrol\w*)\b/i,
  jp: /講座|講師|受講生|(?<!プ)レビュー|レッスン|教室|申し込み|申込/,
}

/** The placeholders of a text that are no terms of a site. */
const values = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !keywordNames.some((one) => one === name))

/** Whether a text lacks a language, writes out a replaceable term, or has a placeholder that the Korean text lacks. */
const isBad = (own: Translations[string]) =>
  languages.some(
    (language) =>
      !own[language] ||
      fixed[language].test(own[language].replace(placeholders, '')) ||
      values(own[language]).some((name) => !values(own.ko).includes(name)),
  )

/** The names of those texts. */
export const badTranslations = (texts: ReadonlyMap<string, Translations[string]>) =>
  [...texts].flatMap(([name, own]) => (isBad(own) ? name : []))
