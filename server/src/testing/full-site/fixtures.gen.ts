// Printed by `npm run collect` from the `.fixture.ts` of each feature. Not edited by hand.
import { announcementsFixture } from '../../features/system/announcements/announcements.fixture.ts'
import { filesFixture } from '../../features/system/files/files.fixture.ts'
import { plansFixture } from '../../features/system/plans/plans.fixture.ts'
import { catalogsFixture } from '../../features/site/catalogs/catalogs.fixture.ts'
import { domainsFixture } from '../../features/site/domains/domains.fixture.ts'
import { menusFixture } from '../../features/site/menus/menus.fixture.ts'
import { noticesFixture } from '../../features/site/notices/notices.fixture.ts'
import { pagesFixture } from '../../features/site/pages/pages.fixture.ts'
import { seoFixture } from '../../features/site/seo/seo.fixture.ts'
import { sitesFixture } from '../../features/site/sites/sites.fixture.ts'
import { terminologyFixture } from '../../features/site/terminology/terminology.fixture.ts'
import { accountsFixture } from '../../features/people/accounts/accounts.fixture.ts'
import { badgesFixture } from '../../features/people/badges/badges.fixture.ts'
import { classRolesFixture } from '../../features/people/class-roles/class-roles.fixture.ts'
import { legalFixture } from '../../features/people/legal/legal.fixture.ts'
import { levelsFixture } from '../../features/people/levels/levels.fixture.ts'
import { membersFixture } from '../../features/people/members/members.fixture.ts'
import { profileFixture } from '../../features/people/profile/profile.fixture.ts'
import { signInFixture } from '../../features/people/sign-in/sign-in.fixture.ts'
import { staffFixture } from '../../features/people/staff/staff.fixture.ts'
import { notificationsFixture } from '../../features/messaging/notifications/notifications.fixture.ts'
import { courseStaffFixture } from '../../features/teaching/course-staff/course-staff.fixture.ts'
import { coursesFixture } from '../../features/teaching/courses/courses.fixture.ts'
import { curriculumFixture } from '../../features/teaching/curriculum/curriculum.fixture.ts'
import { lessonMeetingsFixture } from '../../features/teaching/lesson-meetings/lesson-meetings.fixture.ts'
import { meetingAccountsFixture } from '../../features/teaching/meeting-accounts/meeting-accounts.fixture.ts'
import { packagesFixture } from '../../features/teaching/packages/packages.fixture.ts'
import { videosFixture } from '../../features/teaching/videos/videos.fixture.ts'
import { billingFixture } from '../../features/money/billing/billing.fixture.ts'
import { couponsFixture } from '../../features/money/coupons/coupons.fixture.ts'
import { deliveriesFixture } from '../../features/money/deliveries/deliveries.fixture.ts'
import { enrolmentsFixture } from '../../features/money/enrolments/enrolments.fixture.ts'
import { giftsFixture } from '../../features/money/gifts/gifts.fixture.ts'
import { membershipsFixture } from '../../features/money/memberships/memberships.fixture.ts'
import { merchantsFixture } from '../../features/money/merchants/merchants.fixture.ts'
import { ordersFixture } from '../../features/money/orders/orders.fixture.ts'
import { planSubscriptionsFixture } from '../../features/money/plan-subscriptions/plan-subscriptions.fixture.ts'
import { refundsFixture } from '../../features/money/refunds/refunds.fixture.ts'
import { settlementsFixture } from '../../features/money/settlements/settlements.fixture.ts'
import { teamsFixture } from '../../features/money/teams/teams.fixture.ts'
import { assignmentsFixture } from '../../features/learning/assignments/assignments.fixture.ts'
import { attendanceFixture } from '../../features/learning/attendance/attendance.fixture.ts'
import { calendarsFixture } from '../../features/learning/calendars/calendars.fixture.ts'
import { certificatesFixture } from '../../features/learning/certificates/certificates.fixture.ts'
import { challengesFixture } from '../../features/learning/challenges/challenges.fixture.ts'
import { lessonNotesFixture } from '../../features/learning/lesson-notes/lesson-notes.fixture.ts'
import { lessonsFixture } from '../../features/learning/lessons/lessons.fixture.ts'
import { liveFixture } from '../../features/learning/live/live.fixture.ts'
import { liveRoomsFixture } from '../../features/learning/live-rooms/live-rooms.fixture.ts'
import { meetingPresencesFixture } from '../../features/learning/meeting-presences/meeting-presences.fixture.ts'
import { playbackFixture } from '../../features/learning/playback/playback.fixture.ts'
import { pointsFixture } from '../../features/learning/points/points.fixture.ts'
import { boardsFixture } from '../../features/community/boards/boards.fixture.ts'
import { chatsFixture } from '../../features/community/chats/chats.fixture.ts'
import { likesFixture } from '../../features/community/likes/likes.fixture.ts'
import { postsFixture } from '../../features/community/posts/posts.fixture.ts'
import { questionsFixture } from '../../features/community/questions/questions.fixture.ts'
import { reviewsFixture } from '../../features/community/reviews/reviews.fixture.ts'
import { alimtalkFixture } from '../../features/growth/alimtalk/alimtalk.fixture.ts'
import { campaignsFixture } from '../../features/growth/campaigns/campaigns.fixture.ts'
import { entryLinksFixture } from '../../features/growth/entry-links/entry-links.fixture.ts'
import { formsFixture } from '../../features/growth/forms/forms.fixture.ts'
import { integrationsFixture } from '../../features/growth/integrations/integrations.fixture.ts'
import { messageTemplatesFixture } from '../../features/growth/message-templates/message-templates.fixture.ts'
import { referralsFixture } from '../../features/growth/referrals/referrals.fixture.ts'
import { segmentsFixture } from '../../features/growth/segments/segments.fixture.ts'
import { senderDomainsFixture } from '../../features/growth/sender-domains/sender-domains.fixture.ts'
import { visitsFixture } from '../../features/growth/visits/visits.fixture.ts'
import { studioFixture } from '../../features/views/studio/studio.fixture.ts'
import { abuseReportsFixture } from '../../features/workflows/abuse-reports/abuse-reports.fixture.ts'
import { admissionsFixture } from '../../features/workflows/admissions/admissions.fixture.ts'
import { featureSwitchesFixture } from '../../features/workflows/feature-switches/feature-switches.fixture.ts'
import { fileImportsFixture } from '../../features/workflows/file-imports/file-imports.fixture.ts'
import { inspectionsFixture } from '../../features/workflows/inspections/inspections.fixture.ts'
import { refundRequestsFixture } from '../../features/workflows/refund-requests/refund-requests.fixture.ts'
import { siteExportFixture } from '../../features/workflows/site-export/site-export.fixture.ts'
import { siteImportFixture } from '../../features/workflows/site-import/site-import.fixture.ts'
import { suspensionsFixture } from '../../features/workflows/suspensions/suspensions.fixture.ts'
export const fixtures = [
  announcementsFixture,
  filesFixture,
  plansFixture,
  catalogsFixture,
  domainsFixture,
  menusFixture,
  noticesFixture,
  pagesFixture,
  seoFixture,
  sitesFixture,
  terminologyFixture,
  accountsFixture,
  badgesFixture,
  classRolesFixture,
  legalFixture,
  levelsFixture,
  membersFixture,
  profileFixture,
  signInFixture,
  staffFixture,
  notificationsFixture,
  courseStaffFixture,
  coursesFixture,
  curriculumFixture,
  lessonMeetingsFixture,
  meetingAccountsFixture,
  packagesFixture,
  videosFixture,
  billingFixture,
  couponsFixture,
  deliveriesFixture,
  enrolmentsFixture,
  giftsFixture,
  membershipsFixture,
  merchantsFixture,
  ordersFixture,
  planSubscriptionsFixture,
  refundsFixture,
  settlementsFixture,
  teamsFixture,
  assignmentsFixture,
  attendanceFixture,
  calendarsFixture,
  certificatesFixture,
  challengesFixture,
  lessonNotesFixture,
  lessonsFixture,
  liveFixture,
  liveRoomsFixture,
  meetingPresencesFixture,
  playbackFixture,
  pointsFixture,
  boardsFixture,
  chatsFixture,
  likesFixture,
  postsFixture,
  questionsFixture,
  reviewsFixture,
  alimtalkFixture,
  campaignsFixture,
  entryLinksFixture,
  formsFixture,
  integrationsFixture,
  messageTemplatesFixture,
  referralsFixture,
  segmentsFixture,
  senderDomainsFixture,
  visitsFixture,
  studioFixture,
  abuseReportsFixture,
  admissionsFixture,
  featureSwitchesFixture,
  fileImportsFixture,
  inspectionsFixture,
  refundRequestsFixture,
  siteExportFixture,
  siteImportFixture,
  suspensionsFixture,
] as const
