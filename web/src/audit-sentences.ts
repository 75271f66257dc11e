import type { Translations } from 'contract/i18n/translations'

const files = import.meta.glob<{ featureName: Translations[string]; audit: Translations }>(
  '../../contract/src/*/*/audit.messages.ts',
  { eager: true },
)

/** The sentences of all features for the history of staff actions. Only the screen of the history fetches them. */
export const auditSentences: ReadonlyMap<string, Translations[string]> = new Map(
  Object.values(files).flatMap(({ audit }) => Object.entries(audit)),
)

/** The features with staff actions: folder name → title. */
export const auditedFeatures: ReadonlyMap<string, Translations[string]> = new Map(
  Object.entries(files).map(([path, { featureName }]) => [path.split('/').at(-2) ?? '', featureName]),
)
