import type { Configuration } from '../site-settings.api.ts'

/** What every card of the form is given. */
export interface ConfigurationPart {
  draft: Configuration
  stored: Configuration
  change: (part: Partial<Configuration>) => void
  errorOf: (name: string) => string | undefined
}
