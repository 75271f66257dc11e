import type { Icon } from '@tabler/icons-react'
import type { Translations } from 'contract/i18n/translations'
import type { Permission } from 'contract/http/permissions'

/** How the navigation of the management area groups its pages; `top` has no heading. */
export const settingsGroups = ['top', 'site', 'operation', 'money'] as const

/** A page of the management area, as a feature declares it in its `.settings.ts`. */
export interface SettingsPage {
  path: string
  /** A permission, or to be named in a class without a role that opens it. */
  needs: Permission | 'class'
  group: (typeof settingsGroups)[number]
  /** Where it stands in its group. */
  order: number
  Icon: Icon
  label: Translations[string]
}
