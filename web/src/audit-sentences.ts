import type { Translations } from 'contract/i18n/translations'

const files = import.meta.glob<{ audit: Translations }>('../../contract/src/*/*/audit.messages.ts', {
  eager: true,
})

/** What all features say in the record of staff. Only the screen of the record fetches it. */
export const auditSentences: ReadonlyMap<string, Translations[string]> = new Map(
  Object.values(files).flatMap(({ audit }) => Object.entries(audit)),
)
