import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

/** Where staff set up a site: how people sign in and pay, where live lessons are, and its words. */
export const configurationScreens: RouteObject[] = [
  screen(
    'settings/configuration/sign-in',
    () => import('../features/people/sign-in/ProviderSettingsScreen.tsx').then((m) => m.SignInScreen),
    { needs: ['SITE_SUPPORT_UPDATE'] },
  ),
  screen(
    'settings/payments',
    () =>
      import('../features/money/merchants/PaymentSettingsScreen.tsx').then((m) => m.PaymentSettingsScreen),
    { needs: ['SITE_MERCHANT_UPDATE'] },
  ),
  screen(
    'settings/live',
    () =>
      import('../features/teaching/meeting-accounts/LiveSettingsScreen.tsx').then(
        (m) => m.LiveSettingsScreen,
      ),
    { needs: ['SITE_SUPPORT_UPDATE'] },
  ),
  screen(
    'settings/live/google',
    () =>
      import('../features/teaching/meeting-accounts/GoogleReturnScreen.tsx').then(
        (m) => m.GoogleReturnScreen,
      ),
    { needs: ['SITE_SUPPORT_UPDATE'] },
  ),
  screen(
    'settings/inspections',
    () => import('../features/workflows/inspections/InspectionsScreen.tsx').then((m) => m.InspectionsScreen),
    { needs: ['SITE_OWNER_UPDATE'] },
  ),
  screen(
    'settings/announcements',
    () =>
      import('../features/system/announcements/AnnouncementsScreen.tsx').then((m) => m.AnnouncementsScreen),
    { needs: ['SITE_CONSOLE_READ'] },
  ),
  screen(
    'settings/suspension',
    () => import('../features/workflows/suspensions/SuspensionScreen.tsx').then((m) => m.SuspensionScreen),
    { needs: ['SITE_SUPPORT_UPDATE'] },
  ),
  screen(
    'settings/import',
    () => import('../features/workflows/file-imports/ImportScreen.tsx').then((m) => m.ImportScreen),
    { needs: ['SITE_IMPORT_CREATE'] },
  ),
  screen(
    'settings/import/sales',
    () =>
      import('../features/workflows/file-imports/ImportedSalesScreen.tsx').then((m) => m.ImportedSalesScreen),
    { needs: ['SITE_IMPORT_CREATE'] },
  ),
  screen(
    'settings/import/:fileImportSeq',
    () => import('../features/workflows/file-imports/ImportFileScreen.tsx').then((m) => m.ImportFileScreen),
    { needs: ['SITE_IMPORT_CREATE'] },
  ),
  screen(
    'settings/export',
    () => import('../features/workflows/site-export/SiteExportScreen.tsx').then((m) => m.SiteExportScreen),
    { needs: ['SITE_EXPORT_CREATE'] },
  ),
  screen('settings/configuration/words', () => import('./WordsPage.tsx').then((m) => m.WordsPage), {
    needs: ['SITE_SUPPORT_UPDATE'],
  }),
]
