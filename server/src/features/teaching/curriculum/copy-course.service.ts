import { randomUUID } from 'node:crypto'
import { copyTitle, laterBy, weeksAhead } from 'contract/teaching/courses/copy.rules'
import { courseCopied } from 'contract/teaching/courses/state.events'
import { isPossible } from 'contract/teaching/courses/state.rules'
import type { CourseSeq } from 'contract/values/ids'
import { publicTypes } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findStaffOf, nameInClass } from '../../people/class-roles/class-roles.public.ts'
import { getManagedCourse, lockCourse } from '../courses/courses.public.ts'
import { makeOnce } from '../courses/course-requests.public.ts'
import { copyShown } from '../../system/files/rich-texts.public.ts'
import { isMaster } from '../../people/members/members.public.ts'
import { copyClassesOf } from '../packages/packages.public.ts'
import { copyLessons } from './copy-lessons.service.ts'
import { copyCourseRow, copyCourseSide, copyRoundRow, findDates } from './copy-course.queries.ts'
import { recountLessons } from './curriculum.public.ts'
import { findItems } from './curriculum.queries.ts'
import { copyRooms } from './chat-rooms.queries.ts'

/** The tables whose rows are copied with a course … @public the test compares both lists with the database */
export const copiedTables = [
  'attendance_tolerances',
  'certificate_rules',
  'challenges',
  'chat_rooms',
  'community_boards',
  'course_pictures',
  'course_rounds',
  'course_settings',
  'course_staff',
  'courses',
  'curriculum_files',
  'curriculums',
  'live_items',
  'package_courses',
]
/** … and those whose rows stay with the original: learners, money, texts by users, statistics. @public */
export const leftTables = [
  'access_grants',
  'alarms',
  'attendances',
  'board_posts',
  'calendar_feeds',
  'certificates',
  'class_posts',
  'class_questions',
  'coupon_courses',
  'course_entry_codes',
  'course_likes',
  'course_requests',
  'course_reviews',
  'course_seo',
  'course_text_words',
  'course_words',
  'curriculum_progress',
  'enrolments',
  'file_import_courses',
  'file_import_rows',
  'imported_courses',
  'imported_sales',
  'invite_codes',
  'invites',
  'lesson_meetings',
  'lesson_notes',
  'live_board_elements',
  'live_boards',
  'live_captions',
  'live_divisions',
  'live_polls',
  'live_recordings',
  'live_room_messages',
  'live_room_people',
  'live_room_presences',
  'live_rooms',
  'meeting_presences',
  'membership_courses',
  'mission_submissions',
  'order_items',
  'play_sessions',
  'point_entries',
  'reviews',
  'staff_invitations',
]

const nothingYet = {
  state: 'DRAFT',
  state_before_trash: null,
  public_cd: publicTypes.private,
  auto_publish_at: null,
  rejected_reason: null,
  published_at: null,
  trashed_at: null,
  restore_expires_at: null,
  recruit_closed_at: null,
  sort: 0,
  like_count: 0,
  review_count: 0,
  review_sum: 0,
  row_version: 1,
}

/** Creates a draft with everything that staff wrote in the original. Videos and pictures are shared. docs/rules.md R-303. */
export const copyClass = (ctx: MemberContext, courseSeq: CourseSeq, requestKey?: string) =>
  ctx.transaction(async (tx) => ({
    courseSeq: await makeOnce(ctx, tx, { requestKey, make: () => writeCopy(ctx, tx, courseSeq) }),
  }))

async function writeCopy(ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) {
  await lockCourse(tx, courseSeq)
  const course = await getManagedCourse(ctx, courseSeq, tx)
  if (!isPossible('COPY', course.state)) throw refuse('CLASS_STATE_CHANGED')
  // The copy of a package is a new package.
  const isPackage = course.productKind === 'PACKAGE'
  if (isPackage && !ctx.user.permissions.has('PACKAGE_LIFECYCLE_CREATE')) throw refuse('NOT_ALLOWED')
  const now = ctx.now()
  const items = await findItems(tx, courseSeq)
  const dates = await findDates(tx, courseSeq)
  const beginnings = items.flatMap(({ liveStartAt, offlineStartAt }) => [liveStartAt, offlineStartAt])
  const weeks = weeksAhead([dates.startAt, ...beginnings], now)
  const moved = (at: Date | null) => laterBy(weeks, at)?.toISOString() ?? null
  const title = copyTitle(course.title, ctx.language)
  const copy = await copyCourseRow(tx, courseSeq, {
    ...nothingYet,
    title,
    content_id: randomUUID(),
    current_part_number: 1,
    pay_start_at: moved(dates.payStartAt),
    pay_end_at: moved(dates.payEndAt),
    discount_start_at: moved(dates.discountStartAt),
    discount_end_at: moved(dates.discountEndAt),
    writer_user_seq: ctx.user.userSeq,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  })
  await copyRoundRow(tx, dates.classSeq, {
    course_seq: copy,
    part_number: 1,
    start_at: moved(dates.startAt),
    end_at: moved(dates.endAt),
    seats_taken: 0,
    accepted_count: 0,
    wait_count: 0,
    recruited_from: null,
    recruited_until: null,
  })
  await copyCourseSide(tx, 'course_settings', { from: courseSeq, to: copy })
  await copyCourseSide(tx, 'certificate_rules', { from: courseSeq, to: copy })
  await copyCourseSide(tx, 'attendance_tolerances', { from: courseSeq, to: copy })
  await copyCourseSide(tx, 'course_pictures', { from: courseSeq, to: copy })
  await copyShown(tx, { place: 'COURSE', from: courseSeq, to: copy })
  await copyRooms(tx, { from: courseSeq, to: copy, createdAt: now })
  if (isPackage) await copyClassesOf(tx, { from: courseSeq, to: copy })
  else {
    await copyLessons(ctx, tx, { to: copy, items, weeks })
    await recountLessons(tx, copy)
  }
  await copyTutors(ctx, tx, { from: courseSeq, to: copy })
  await emit(tx, courseCopied, { courseSeq, copySeq: copy })
  ctx.audit.record({ about: title })
  return copy
}

interface Copied {
  from: CourseSeq
  to: CourseSeq
}

/** Copies instructors of the site's staff; people who were invited to the original are invited again. */
async function copyTutors(ctx: MemberContext, tx: ChannelTx, { from, to }: Copied) {
  const by = ctx.user.userSeq
  const named = await findStaffOf(tx, [from])
  const tutors = named.flatMap(({ userSeq, userTypeCd, isInvited }) =>
    userTypeCd === 'TCH' && !isInvited ? [userSeq] : [],
  )
  if (tutors.length === 0 && (await isMaster(tx, by))) tutors.push(by)
  for (const userSeq of tutors) {
    const post = { courseSeq: to, userSeq, userTypeCd: 'TCH', isInvited: false } as const
    await nameInClass(tx, { ...post, by, at: ctx.now() })
  }
}
