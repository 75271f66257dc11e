import type { AuditSentences } from 'contract/i18n/audit'

const files = import.meta.glob<{ audit: AuditSentences }>('../../contract/src/*/*/audit.words.ts', {
  eager: true,
})

/** What all features say in the record of staff. Only the screen of the record fetches it. */
export const auditSentences: ReadonlyMap<string, AuditSentences[string]> = new Map(
  Object.values(files).flatMap(({ audit }) => Object.entries(audit)),
)
