import type { Language } from './languages.ts'

/** Texts by name, each in every language. */
export type Translations = Readonly<Record<string, Readonly<Record<Language, string>>>>
