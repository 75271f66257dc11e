import { articleOf, standardKeywords, type Forms, type Keyword, type Keywords } from './keywords.ts'
import type { Language } from './languages.ts'
import { grouped } from '../values/money.ts'
import { isParticle, withParticle } from './particles.ts'

/** The language of a reader, with the terms of the site. */
export interface Locale {
  language: Language
  keywords: Keywords
}
export type Values = Readonly<Record<string, string | number>>

/** Placeholders of a text: `{name}`, or `{name|form}`. */
const PLACEHOLDER = /\{(\w+)(?:\|([^}]+))?\}/g

/**
 * Fills a text. `{name}` is a value, whole numbers with separators; `{count|seat/seats}` is the first word where the value is one,
 * otherwise the second. `{class}` is a term of the site; `{class|s}` its plural, `{class|count}` the form that the value requires,
 * `{class|a}` with its article, and `{enrolment|Enrol}` the text behind the bar while the site keeps the standard term. `{class|을}`
 * is a term or value with the particle that its final sound requires. An English sentence begins with a capital. docs/rules.md
 *
 */
export function filled(text: string, locale: Locale, values: Values = {}) {
  if (!text.includes('{')) return text
  return text.replace(PLACEHOLDER, (whole, name: string, ...[form, at]: [string | undefined, number]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value !== undefined) return formatValue(shown(value), form)
    if (!isKeyword(name, locale.keywords)) return whole
    const word = formatKeyword(name, form, { ...locale, values })
    return locale.language === 'en' && BEGINNING.test(text.slice(0, at)) ? capital(word) : word
  })
}

const shown = (value: string | number) => (Number.isInteger(value) ? grouped(Number(value)) : String(value))
const isKeyword = (name: string, keywords: Keywords): name is Keyword => Object.hasOwn(keywords, name)

function formatValue(word: string, form = '') {
  if (form.includes('/')) return form.split('/')[word === '1' ? 0 : 1] ?? ''
  return isParticle(form) ? withParticle(word, form) : word
}

function formatKeyword(name: Keyword, form: string | undefined, { keywords, language, values }: Asking) {
  const { one, many }: Forms = keywords[name]
  if (form === undefined) return one
  if (isParticle(form)) return withParticle(one, form)
  if (form === 's') return many
  if (form === 'a') return `${articleOf(one)} ${one}`
  const count = values[form]
  if (count !== undefined) return Number(count) === 1 ? one : many
  return one === standardKeywords(language)[name].one ? form : one
}
type Asking = Locale & { values: Values }

const BEGINNING = /(?:^|[.?!]\s+|\n)["“‘(]*$/
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
