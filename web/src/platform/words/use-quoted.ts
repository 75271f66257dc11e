import type { Language } from 'contract/i18n/languages'
import { useSite } from '../site.tsx'

const marks: Record<Language, { before: string; after: string }> = {
  ko: { before: '‘', after: '’' },
  en: { before: '“', after: '”' },
  jp: { before: '「', after: '」' },
}

/** Puts a name that somebody gave into the quotation marks of the reader's language. */
export function useQuoted() {
  const { before, after } = marks[useSite().language]
  return (name: string) => `${before}${name}${after}`
}
