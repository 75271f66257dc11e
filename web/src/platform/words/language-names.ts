import type { Language } from 'contract/i18n/languages'

/** Every language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English', jp: '日本語' }
