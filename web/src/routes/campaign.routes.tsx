import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

/** The campaigns of a site, for its staff. */
export const campaignScreens: RouteObject[] = [
  screen(
    'settings/campaign',
    () => import('../features/growth/campaigns/CampaignListScreen.tsx').then((m) => m.CampaignListScreen),
    { needs: ['SITE_MARKETING_READ'] },
  ),
  screen(
    'settings/campaign/create',
    () => import('../features/growth/campaigns/CampaignFormScreen.tsx').then((m) => m.CampaignCreateScreen),
    { needs: ['SITE_MARKETING_UPDATE'] },
  ),
  screen(
    'settings/campaign/:campaignId',
    () => import('../features/growth/campaigns/CampaignScreen.tsx').then((m) => m.CampaignScreen),
    { needs: ['SITE_MARKETING_READ'] },
  ),
  screen(
    'settings/campaign/:campaignId/edit',
    () => import('../features/growth/campaigns/CampaignFormScreen.tsx').then((m) => m.CampaignEditScreen),
    { needs: ['SITE_MARKETING_UPDATE'] },
  ),
  screen(
    'settings/campaign/:campaignId/performance',
    () => import('../features/growth/campaigns/PerformanceScreen.tsx').then((m) => m.PerformanceScreen),
    { needs: ['SITE_MARKETING_READ'] },
  ),
]
