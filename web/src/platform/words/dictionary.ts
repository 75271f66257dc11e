import { filled, type Values, type Locale } from 'contract/i18n/sentences'
import { japaneseOf } from './japanese.ts'

/**
 * The texts of one screen or feature in Korean and English. The Japanese ones are in `….messages.jp.ts` under the same
 * name.
 */
export interface Dictionary<Keys extends string = string> {
  name: string
  ko: Readonly<Record<Keys, string>>
  en: Readonly<Record<Keys, string>>
}
/** English has exactly the keys of Korean. The name is that of the constant: `reviewMessages`. */
export const dictionary = <Keys extends string>(
  name: string,
  texts: Omit<Dictionary<Keys>, 'name'>,
): Dictionary<Keys> => ({ name, ...texts })

/** The Japanese texts of a dictionary. A missing text is shown in English. */
export type Japanese<Of extends Dictionary> =
  Of extends Dictionary<infer Keys> ? Readonly<Partial<Record<Keys, string>>> : never

/** `t('title', { count: 3 })` */
export type Translate<Keys extends string> = (key: Keys, values?: Values) => string

/** Translates the texts of one dictionary; `contract/src/i18n/sentences.ts` describes what braces may hold. */
export const translatorFor =
  <Keys extends string>({ name, ko, en }: Dictionary<Keys>, locale: Locale): Translate<Keys> =>
  (key, values) => {
    const own = { ko, en, jp: japaneseOf(name) }[locale.language]?.[key]
    return filled(own ?? en[key] ?? ko[key], locale, values)
  }
