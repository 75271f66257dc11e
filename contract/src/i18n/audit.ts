import type { Language } from './languages.ts'

/** What the record of staff says of an action, by the name its endpoint gives it. */
export type AuditSentences = Readonly<Record<string, Readonly<Record<Language, string>>>>
