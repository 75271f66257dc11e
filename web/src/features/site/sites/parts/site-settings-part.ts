import type { Configuration } from '../site-settings.api.ts'

/** The properties of every card of the form. */
export interface ConfigurationPart {
  draft: Configuration
  stored: Configuration
  change: (part: Partial<Configuration>) => void
  errorOf: (name: string) => string | undefined
}
