// Printed by `npm run collect` from the `.settings.ts` of each feature. Not edited by hand.
/** Permissions that open a page of the management area. Visitors fetch this list instead of the pages. */
export const openingPermissions = [
  'CLASS_QUESTIONS_READ',
  'CLASS_ROOM_UPDATE',
  'PACKAGE_LIFECYCLE_CREATE',
  'SITE_ACL_READ',
  'SITE_BOARD_CREATE',
  'SITE_CLASSLIKE_READ',
  'SITE_CLASS_READ',
  'SITE_COUPON_READ',
  'SITE_DASHBOARD_READ',
  'SITE_DESIGN_UPDATE',
  'SITE_MARKETING_READ',
  'SITE_MEMBER_READ',
  'SITE_MERCHANT_UPDATE',
  'SITE_PAGE_READ',
  'SITE_PLAN_UPDATE',
  'SITE_REVIEW_READ',
  'SITE_SALES_READ',
  'SITE_SEO_READ',
  'SITE_SEO_UPDATE',
  'SITE_SUPPORT_UPDATE',
] as const
