import { settingsGroups, type SettingsPage } from '../../platform/management/settings-page.ts'
import { useSession } from '../../platform/session.tsx'

const files = import.meta.glob<{ settingsPages: readonly SettingsPage[] }>(
  '../../features/*/*/*.settings.ts',
  { eager: true },
)
const declared = Object.values(files).flatMap(({ settingsPages }) => settingsPages)

/** The pages of the management area that all features declare, in groups. Visitors do not fetch them. */
export const groups = settingsGroups.map((group) => ({
  group,
  pages: declared.filter((page) => page.group === group).toSorted((one, other) => one.order - other.order),
}))
export const allPages = groups.flatMap(({ pages }) => pages)

/** Whether the current user may see a page of the management area. */
export function useMaySee() {
  const { can, classes } = useSession()
  return ({ needs, alsoFor }: SettingsPage) =>
    needs === 'class' ? classes.length > 0 : can(needs) || (alsoFor !== undefined && can(alsoFor))
}

/** The first page that the current user may see; null if their permissions open none. */
export function useFirstAllowed() {
  const maySee = useMaySee()
  const allowed = allPages.filter(maySee)
  return (allowed.find((page) => !page.opensLast) ?? allowed[0])?.path ?? null
}
