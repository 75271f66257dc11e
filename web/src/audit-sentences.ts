import { featureNames, type FeatureName } from 'contract/http/features.gen'
import type { Translations } from 'contract/i18n/translations'

const files = import.meta.glob<{ featureName: Translations[string]; audit: Translations }>(
  '../../contract/src/*/*/audit.messages.ts',
  { eager: true },
)

/** What all features say in the record of staff. Only the screen of the record fetches it. */
export const auditSentences: ReadonlyMap<string, Translations[string]> = new Map(
  Object.values(files).flatMap(({ audit }) => Object.entries(audit)),
)

/** The features that staff act in, with their names. */
export const auditedFeatures: ReadonlyMap<FeatureName, Translations[string]> = new Map(
  Object.entries(files).flatMap(([path, { featureName }]) =>
    featureNames.filter((name) => path.includes(`/${name}/`)).map((name) => [name, featureName] as const),
  ),
)
