// Printed by `npm run collect` from the `path-params.ts` of each feature. Not edited by hand.
import { pathParams as announcements } from '../system/announcements/path-params.ts'
import { pathParams as files } from '../system/files/path-params.ts'
import { pathParams as catalogs } from '../site/catalogs/path-params.ts'
import { pathParams as domains } from '../site/domains/path-params.ts'
import { pathParams as menus } from '../site/menus/path-params.ts'
import { pathParams as notices } from '../site/notices/path-params.ts'
import { pathParams as pages } from '../site/pages/path-params.ts'
import { pathParams as badges } from '../people/badges/path-params.ts'
import { pathParams as legal } from '../people/legal/path-params.ts'
import { pathParams as levels } from '../people/levels/path-params.ts'
import { pathParams as members } from '../people/members/path-params.ts'
import { pathParams as mfa } from '../people/mfa/path-params.ts'
import { pathParams as sessions } from '../people/sessions/path-params.ts'
import { pathParams as signIn } from '../people/sign-in/path-params.ts'
import { pathParams as staff } from '../people/staff/path-params.ts'
import { pathParams as courses } from '../teaching/courses/path-params.ts'
import { pathParams as curriculum } from '../teaching/curriculum/path-params.ts'
import { pathParams as meetingAccounts } from '../teaching/meeting-accounts/path-params.ts'
import { pathParams as videos } from '../teaching/videos/path-params.ts'
import { pathParams as coupons } from '../money/coupons/path-params.ts'
import { pathParams as deliveries } from '../money/deliveries/path-params.ts'
import { pathParams as enrolments } from '../money/enrolments/path-params.ts'
import { pathParams as gifts } from '../money/gifts/path-params.ts'
import { pathParams as memberships } from '../money/memberships/path-params.ts'
import { pathParams as merchants } from '../money/merchants/path-params.ts'
import { pathParams as orders } from '../money/orders/path-params.ts'
import { pathParams as settlements } from '../money/settlements/path-params.ts'
import { pathParams as teams } from '../money/teams/path-params.ts'
import { pathParams as assignments } from '../learning/assignments/path-params.ts'
import { pathParams as calendars } from '../learning/calendars/path-params.ts'
import { pathParams as certificates } from '../learning/certificates/path-params.ts'
import { pathParams as challenges } from '../learning/challenges/path-params.ts'
import { pathParams as lessonNotes } from '../learning/lesson-notes/path-params.ts'
import { pathParams as live } from '../learning/live/path-params.ts'
import { pathParams as liveRooms } from '../learning/live-rooms/path-params.ts'
import { pathParams as boards } from '../community/boards/path-params.ts'
import { pathParams as chats } from '../community/chats/path-params.ts'
import { pathParams as posts } from '../community/posts/path-params.ts'
import { pathParams as questions } from '../community/questions/path-params.ts'
import { pathParams as reviews } from '../community/reviews/path-params.ts'
import { pathParams as alimtalk } from '../growth/alimtalk/path-params.ts'
import { pathParams as campaigns } from '../growth/campaigns/path-params.ts'
import { pathParams as entryLinks } from '../growth/entry-links/path-params.ts'
import { pathParams as forms } from '../growth/forms/path-params.ts'
import { pathParams as integrations } from '../growth/integrations/path-params.ts'
import { pathParams as messageTemplates } from '../growth/message-templates/path-params.ts'
import { pathParams as referrals } from '../growth/referrals/path-params.ts'
import { pathParams as segments } from '../growth/segments/path-params.ts'
import { pathParams as studio } from '../views/studio/path-params.ts'
import { pathParams as abuseReports } from '../workflows/abuse-reports/path-params.ts'
import { pathParams as fileImports } from '../workflows/file-imports/path-params.ts'
import { pathParams as inspections } from '../workflows/inspections/path-params.ts'
import { pathParams as refundRequests } from '../workflows/refund-requests/path-params.ts'
import { pathParams as siteExport } from '../workflows/site-export/path-params.ts'
import { pathParams as siteImport } from '../workflows/site-import/path-params.ts'
import { pathParams as suspensions } from '../workflows/suspensions/path-params.ts'
export const featurePathParams = {
  ...announcements,
  ...files,
  ...catalogs,
  ...domains,
  ...menus,
  ...notices,
  ...pages,
  ...badges,
  ...legal,
  ...levels,
  ...members,
  ...mfa,
  ...sessions,
  ...signIn,
  ...staff,
  ...courses,
  ...curriculum,
  ...meetingAccounts,
  ...videos,
  ...coupons,
  ...deliveries,
  ...enrolments,
  ...gifts,
  ...memberships,
  ...merchants,
  ...orders,
  ...settlements,
  ...teams,
  ...assignments,
  ...calendars,
  ...certificates,
  ...challenges,
  ...lessonNotes,
  ...live,
  ...liveRooms,
  ...boards,
  ...chats,
  ...posts,
  ...questions,
  ...reviews,
  ...alimtalk,
  ...campaigns,
  ...entryLinks,
  ...forms,
  ...integrations,
  ...messageTemplates,
  ...referrals,
  ...segments,
  ...studio,
  ...abuseReports,
  ...fileImports,
  ...inspections,
  ...refundRequests,
  ...siteExport,
  ...siteImport,
  ...suspensions,
}
