import { declareRefusals } from './platform/refusals.ts'
import { announcements } from './features/system/announcements/announcements.feature.ts'
import { files } from './features/system/files/files.feature.ts'
import { mail } from './features/system/mail/mail.feature.ts'
import { plans } from './features/system/plans/plans.feature.ts'
import { catalogs } from './features/site/catalogs/catalogs.feature.ts'
import { domains } from './features/site/domains/domains.feature.ts'
import { menus } from './features/site/menus/menus.feature.ts'
import { notices } from './features/site/notices/notices.feature.ts'
import { pages } from './features/site/pages/pages.feature.ts'
import { seo } from './features/site/seo/seo.feature.ts'
import { sites } from './features/site/sites/sites.feature.ts'
import { terminology } from './features/site/terminology/terminology.feature.ts'
import { classRoles } from './features/people/class-roles/class-roles.feature.ts'
import { badges } from './features/people/badges/badges.feature.ts'
import { levels } from './features/people/levels/levels.feature.ts'
import { legal } from './features/people/legal/legal.feature.ts'
import { members } from './features/people/members/members.feature.ts'
import { mfa } from './features/people/mfa/mfa.feature.ts'
import { profile } from './features/people/profile/profile.feature.ts'
import { sessions } from './features/people/sessions/sessions.feature.ts'
import { signIn } from './features/people/sign-in/sign-in.feature.ts'
import { staff } from './features/people/staff/staff.feature.ts'
import { notifications } from './features/messaging/notifications/notifications.feature.ts'
import { realtime } from './features/messaging/realtime/realtime.feature.ts'
import { courseStaff } from './features/teaching/course-staff/course-staff.feature.ts'
import { courses } from './features/teaching/courses/courses.feature.ts'
import { curriculum } from './features/teaching/curriculum/curriculum.feature.ts'
import { lessonMeetings } from './features/teaching/lesson-meetings/lesson-meetings.feature.ts'
import { meetingAccounts } from './features/teaching/meeting-accounts/meeting-accounts.feature.ts'
import { contents } from './features/teaching/contents/contents.feature.ts'
import { packages } from './features/teaching/packages/packages.feature.ts'
import { videos } from './features/teaching/videos/videos.feature.ts'
import { deliveries } from './features/money/deliveries/deliveries.feature.ts'
import { campaigns } from './features/growth/campaigns/campaigns.feature.ts'
import { coupons } from './features/money/coupons/coupons.feature.ts'
import { enrolments } from './features/money/enrolments/enrolments.feature.ts'
import { billing } from './features/money/billing/billing.feature.ts'
import { gifts } from './features/money/gifts/gifts.feature.ts'
import { teams } from './features/money/teams/teams.feature.ts'
import { memberships } from './features/money/memberships/memberships.feature.ts'
import { merchants } from './features/money/merchants/merchants.feature.ts'
import { planSubscriptions } from './features/money/plan-subscriptions/plan-subscriptions.feature.ts'
import { orders } from './features/money/orders/orders.feature.ts'
import { refunds } from './features/money/refunds/refunds.feature.ts'
import { settlements } from './features/money/settlements/settlements.feature.ts'
import { assignments } from './features/learning/assignments/assignments.feature.ts'
import { attendance } from './features/learning/attendance/attendance.feature.ts'
import { calendars } from './features/learning/calendars/calendars.feature.ts'
import { certificates } from './features/learning/certificates/certificates.feature.ts'
import { challenges } from './features/learning/challenges/challenges.feature.ts'
import { levelProgress } from './features/learning/level-progress/level-progress.feature.ts'
import { lessonNotes } from './features/learning/lesson-notes/lesson-notes.feature.ts'
import { lessons } from './features/learning/lessons/lessons.feature.ts'
import { live } from './features/learning/live/live.feature.ts'
import { liveRooms } from './features/learning/live-rooms/live-rooms.feature.ts'
import { meetingPresences } from './features/learning/meeting-presences/meeting-presences.feature.ts'
import { playback } from './features/learning/playback/playback.feature.ts'
import { points } from './features/learning/points/points.feature.ts'
import { badgeEarning } from './features/community/badge-earning/badge-earning.feature.ts'
import { boards } from './features/community/boards/boards.feature.ts'
import { chats } from './features/community/chats/chats.feature.ts'
import { likes } from './features/community/likes/likes.feature.ts'
import { posts } from './features/community/posts/posts.feature.ts'
import { questions } from './features/community/questions/questions.feature.ts'
import { reviews } from './features/community/reviews/reviews.feature.ts'
import { entryLinks } from './features/growth/entry-links/entry-links.feature.ts'
import { forms } from './features/growth/forms/forms.feature.ts'
import { integrations } from './features/growth/integrations/integrations.feature.ts'
import { referrals } from './features/growth/referrals/referrals.feature.ts'
import { segments } from './features/growth/segments/segments.feature.ts'
import { senderDomains } from './features/growth/sender-domains/sender-domains.feature.ts'
import { alimtalk } from './features/growth/alimtalk/alimtalk.feature.ts'
import { messageTemplates } from './features/growth/message-templates/message-templates.feature.ts'
import { statistics } from './features/growth/statistics/statistics.feature.ts'
import { visits } from './features/growth/visits/visits.feature.ts'
import { classPage } from './features/views/class-page/class-page.feature.ts'
import { fileImports } from './features/workflows/file-imports/file-imports.feature.ts'
import { pendingWork } from './features/workflows/pending-work/pending-work.feature.ts'
import { couponResults } from './features/views/coupon-results/coupon-results.feature.ts'
import { memberProfile } from './features/views/member-profile/member-profile.feature.ts'
import { myClasses } from './features/views/my-classes/my-classes.feature.ts'
import { operatorHealth } from './features/views/operator-health/operator-health.feature.ts'
import { studio } from './features/views/studio/studio.feature.ts'
import { siteSearch } from './features/views/search/search.feature.ts'
import { accountClosing } from './features/workflows/account-closing/account-closing.feature.ts'
import { admissions } from './features/workflows/admissions/admissions.feature.ts'
import { courseApproval } from './features/workflows/course-approval/course-approval.feature.ts'
import { refundRequests } from './features/workflows/refund-requests/refund-requests.feature.ts'
import { siteExport } from './features/workflows/site-export/site-export.feature.ts'
import { siteImport } from './features/workflows/site-import/site-import.feature.ts'
import { siteSetup } from './features/workflows/site-setup/site-setup.feature.ts'
import { staffInvitations } from './features/workflows/staff-invitations/staff-invitations.feature.ts'
import { suspensions } from './features/workflows/suspensions/suspensions.feature.ts'
import { abuseReports } from './features/workflows/abuse-reports/abuse-reports.feature.ts'
import { featureSwitches } from './features/workflows/feature-switches/feature-switches.feature.ts'
import { inspections } from './features/workflows/inspections/inspections.feature.ts'
import { memberRemoval } from './features/workflows/member-removal/member-removal.feature.ts'
import { hasPlaces } from './features/money/enrolments/enrolments.public.ts'
import { hasOrders } from './features/money/orders/orders.public.ts'
import { pageFieldsOf } from './features/views/class-page/class-page.public.ts'

/** One line here adds a feature to the app. */
const others = [
  mail,
  announcements,
  plans,
  catalogs,
  domains,
  menus,
  notices,
  pages,
  seo,
  sites,
  terminology,
  classRoles,
  legal,
  members,
  levels,
  badges,
  mfa,
  profile,
  sessions,
  signIn,
  notifications,
  realtime,
  courseStaff,
  courses({
    isRoundUsed: async (db, classSeq) => (await hasPlaces(db, classSeq)) || (await hasOrders(db, classSeq)),
    pageFieldsOf,
  }),
  curriculum,
  lessonMeetings,
  meetingAccounts,
  packages,
  contents,
  videos,
  coupons,
  campaigns,
  deliveries,
  enrolments,
  memberships,
  gifts,
  teams,
  merchants,
  billing,
  planSubscriptions,
  orders,
  refunds,
  settlements,
  assignments,
  attendance,
  calendars,
  certificates,
  challenges,
  lessonNotes,
  lessons,
  live,
  liveRooms,
  meetingPresences,
  playback,
  points,
  levelProgress,
  boards,
  badgeEarning,
  chats,
  likes,
  posts,
  questions,
  reviews,
  entryLinks,
  forms,
  integrations,
  referrals,
  segments,
  messageTemplates,
  alimtalk,
  senderDomains,
  statistics,
  visits,
  classPage,
  couponResults,
  pendingWork,
  fileImports,
  memberProfile,
  myClasses,
  operatorHealth,
  studio,
  siteSearch,
  accountClosing,
  admissions,
  courseApproval,
  refundRequests,
  siteExport,
  siteImport,
  siteSetup,
  staffInvitations,
  suspensions,
  abuseReports,
  featureSwitches,
  inspections,
  memberRemoval,
]

const withFiles = [...others, files(others)]
export const features = [...withFiles, staff(withFiles)]
declareRefusals(features.map(({ refusals }) => refusals))
