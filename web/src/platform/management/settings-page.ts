import type { Icon } from '@tabler/icons-react'
import type { Translations } from 'contract/i18n/translations'
import type { Permission } from 'contract/http/permissions'
import type { PendingKind } from 'contract/workflows/pending-work/pending-work.rules'

/** The groups of pages in the navigation of the management area; `top` has no heading. */
export const settingsGroups = ['top', 'class', 'people', 'community', 'marketing', 'money', 'site'] as const

/** A page of the management area, as a feature declares it in its `.settings.ts`. */
export interface SettingsPage {
  path: string
  /** The beginning of all paths that belong to it, where they are not below its own. */
  prefix?: string
  /** A permission; `class` admits members with a role in a class that grants it. */
  needs: Permission | 'class'
  /** A permission that shows the page just as well. */
  alsoFor?: Permission
  group: (typeof settingsGroups)[number]
  /** The position in the group. */
  order: number
  Icon: Icon
  label: Translations[string]
  /** What waits on it: the navigation shows how much. */
  pending?: PendingKind
  /** All staff may see it: only those are led there who may see no other page. */
  opensLast?: true
  /** Opens in a tab of its own: a place to work in beside the management area. */
  opensNew?: true
}
