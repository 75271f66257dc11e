import type { Translations } from 'contract/i18n/translations'

const files = import.meta.glob<{ featureName: Translations[string]; audit: Translations }>(
  '../../contract/src/*/*/audit.messages.ts',
  { eager: true },
)

/** What all features say in the record of staff. Only the screen of the record fetches it. */
export const auditSentences: ReadonlyMap<string, Translations[string]> = new Map(
  Object.values(files).flatMap(({ audit }) => Object.entries(audit)),
)

/** The features that staff act in, by the names of their folders, with what they are called. */
export const auditedFeatures: ReadonlyMap<string, Translations[string]> = new Map(
  Object.entries(files).map(([path, { featureName }]) => [path.split('/').at(-2) ?? '', featureName]),
)
