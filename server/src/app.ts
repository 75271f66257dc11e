import { accounts } from './features/accounts/accounts.feature.ts'
import { alarms } from './features/alarms/alarms.feature.ts'
import { attendances } from './features/attendances/attendances.feature.ts'
import { boards } from './features/boards/boards.feature.ts'
import { certificates } from './features/certificates/certificates.feature.ts'
import { channels } from './features/channels/channels.feature.ts'
import { chats } from './features/chats/chats.feature.ts'
import { classPosts } from './features/class-posts/class-posts.feature.ts'
import { classStaff } from './features/class-staff/class-staff.feature.ts'
import { classroom } from './features/classroom/classroom.feature.ts'
import { courseReviews } from './features/course-reviews/course-reviews.feature.ts'
import { courses } from './features/courses/courses.feature.ts'
import { curriculum } from './features/curriculum/curriculum.feature.ts'
import { domains } from './features/domains/domains.feature.ts'
import { enrolments } from './features/enrolments/enrolments.feature.ts'
import { files } from './features/files/files.feature.ts'
import { invites } from './features/invites/invites.feature.ts'
import { lessonNotes } from './features/lesson-notes/lesson-notes.feature.ts'
import { likes } from './features/likes/likes.feature.ts'
import { mailNotices } from './features/mail-notices/mail-notices.feature.ts'
import { marketing } from './features/marketing/marketing.feature.ts'
import { live } from './features/live/live.feature.ts'
import { members } from './features/members/members.feature.ts'
import { menus } from './features/menus/menus.feature.ts'
import { missions } from './features/missions/missions.feature.ts'
import { operation } from './features/operation/operation.feature.ts'
import { orders } from './features/orders/orders.feature.ts'
import { points } from './features/points/points.feature.ts'
import { realtime } from './features/realtime/realtime.feature.ts'
import { questions } from './features/questions/questions.feature.ts'
import { reviews } from './features/reviews/reviews.feature.ts'
import { searching } from './features/search/search.feature.ts'
import { secondFactor } from './features/second-factor/second-factor.feature.ts'
import { serviceAliases } from './features/service-aliases/service-aliases.feature.ts'
import { seo } from './features/seo/seo.feature.ts'
import { siteCode } from './features/site-code/site-code.feature.ts'
import { sitePages } from './features/site-pages/site-pages.feature.ts'
import { roles } from './features/roles/roles.feature.ts'
import { statistics } from './features/statistics/statistics.feature.ts'
import { terms } from './features/terms/terms.feature.ts'
import { videos } from './features/videos/videos.feature.ts'
import { visits } from './features/visits/visits.feature.ts'

/** A room is opened by its line here, and closed by removing it. */
const others = [
  accounts,
  channels,
  members,
  menus,
  serviceAliases,
  courses,
  courseReviews,
  classStaff,
  curriculum,
  videos,
  enrolments,
  orders,
  classroom,
  certificates,
  live,
  points,
  questions,
  mailNotices,
  lessonNotes,
  missions,
  classPosts,
  invites,
  chats,
  likes,
  reviews,
  alarms,
  realtime,
  attendances,
  boards,
  searching,
  secondFactor,
  seo,
  marketing,
  siteCode,
  sitePages,
  terms,
  domains,
  statistics,
  visits,
  operation,
]

/** Every room of the house. */
const withFiles = [...others, files(others)]
export const rooms = [...withFiles, roles(withFiles)]
