import type { RouteObject } from 'react-router'
import { screen } from '../platform/screen.tsx'

/** Campaigns, forms and segments, for the staff of a site. */
export const growthScreens: RouteObject[] = [
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
  screen(
    'settings/alimtalk',
    () => import('../features/growth/campaigns/AlimtalkScreen.tsx').then((m) => m.AlimtalkScreen),
    { needs: ['SITE_MARKETING_READ'] },
  ),
  screen(
    'settings/alimtalk/:campaignId',
    () => import('../features/growth/campaigns/AlimtalkSendScreen.tsx').then((m) => m.AlimtalkSendScreen),
    { needs: ['SITE_MARKETING_READ'] },
  ),
  screen(
    'settings/sender',
    () => import('../features/growth/sender-domains/SenderScreen.tsx').then((m) => m.SenderScreen),
    { needs: ['SITE_SUPPORT_UPDATE'] },
  ),
  screen(
    'settings/form',
    () => import('../features/growth/forms/settings/FormListScreen.tsx').then((m) => m.FormListScreen),
    { needs: ['SITE_FORM_READ'] },
  ),
  ...['settings/form/:formSeq/edit', 'settings/form/:formSeq/edit/:tab'].map((path) =>
    screen(
      path,
      () => import('../features/growth/forms/settings/FormEditScreen.tsx').then((m) => m.FormEditScreen),
      { needs: ['SITE_FORM_READ'] },
    ),
  ),
  screen(
    'settings/members/segment',
    () => import('../features/growth/segments/SegmentListScreen.tsx').then((m) => m.SegmentListScreen),
    { needs: ['SITE_USER_READ'] },
  ),
  screen(
    'settings/members/segment/create',
    () => import('../features/growth/segments/SegmentFormScreen.tsx').then((m) => m.SegmentCreateScreen),
    { needs: ['SITE_USER_UPDATE'] },
  ),
  screen(
    'settings/members/segment/:segmentSeq',
    () => import('../features/growth/segments/SegmentScreen.tsx').then((m) => m.SegmentScreen),
    { needs: ['SITE_USER_READ'] },
  ),
  screen(
    'settings/members/segment/:segmentSeq/edit',
    () => import('../features/growth/segments/SegmentFormScreen.tsx').then((m) => m.SegmentEditScreen),
    { needs: ['SITE_USER_UPDATE'] },
  ),
]
