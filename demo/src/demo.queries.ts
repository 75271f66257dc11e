import { sql } from 'kysely'
import type { StorefrontTemplate } from 'contract/site/sites/templates.rules'
import type {
  AttendSeq,
  ChannelSeq,
  CourseSeq,
  CurriculumSeq,
  FileSeq,
  UploadVodSeq,
  UserSeq,
} from 'contract/values/ids'
import {
  boardTypes,
  menuTypes,
  publicTypes,
  publishStatuses,
  type DifficultyCd,
  type UserLimitTypeCd,
  type curriculumTypes,
  type fareTypes,
} from 'contract/values/type-codes'
import type { ChannelTx, PlatformDb, PlatformTx } from 'server/src/platform/db/channel-db.ts'
import { platformTables, tables } from 'server/src/platform/db/tables.ts'

// The demo puts rows where its story begins, in one transaction. Nothing else writes past the rooms.

/** Any number, as long as nothing else locks it. */
const SEEDING = 5_330_022
export const lockSeeding = (tx: PlatformTx) =>
  sql`select pg_advisory_xact_lock(${SEEDING})`.execute(platformTables(tx))

export async function hasChannels(db: PlatformDb) {
  return (
    (await platformTables(db).selectFrom('channels').select('channelSeq').executeTakeFirst()) !== undefined
  )
}

export async function insertPerson(
  tx: PlatformTx,
  person: {
    name: string
    email: string
    phone: string | null
    passwordHash: string
    isOperator?: boolean
    now: Date
  },
): Promise<UserSeq> {
  const { now, ...values } = person
  const { userSeq } = await platformTables(tx)
    .insertInto('users')
    .values({ ...values, emailVerifiedAt: now, createdAt: now })
    .returning('userSeq')
    .executeTakeFirstOrThrow()
  return userSeq
}

export async function insertSite(
  tx: PlatformTx,
  site: {
    name: string
    address: string
    brandColor: string
    brandShades: string[]
    intro: string
    bannerTitle: string
    bannerText: string
    templateCd: StorefrontTemplate
    company: object
    ownerUserSeq: UserSeq
    now: Date
  },
): Promise<ChannelSeq> {
  const { now, company, ...values } = site
  const { channelSeq } = await platformTables(tx)
    .insertInto('channels')
    .values({ ...values, company: JSON.stringify(company), createdAt: now, updatedAt: now })
    .returning('channelSeq')
    .executeTakeFirstOrThrow()
  return channelSeq
}
export const setBanner = (tx: ChannelTx, channelSeq: ChannelSeq, bannerFileSeq: FileSeq) =>
  tables(tx).updateTable('channels').set({ bannerFileSeq }).where('channelSeq', '=', channelSeq).execute()

export async function insertMember(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  member: {
    userSeq: UserSeq
    role: 'OWN' | 'TCH' | null
    joinedAt: Date
  },
) {
  const { userSeq, role, joinedAt } = member
  const masterVerifiedAt = role && joinedAt
  await tables(tx)
    .insertInto('members')
    .values({ ...member, masterVerifiedAt })
    .execute()
  await tables(tx).insertInto('accountSites').values({ userSeq, channelSeq, role, joinedAt }).execute()
}

/** How somebody on the staff is introduced to visitors. */
export const setFace = (
  tx: ChannelTx,
  userSeq: UserSeq,
  face: { introduction: string; profileImageFileSeq: FileSeq },
) => tables(tx).updateTable('members').set(face).where('userSeq', '=', userSeq).execute()

export async function insertCategory(tx: ChannelTx, name: string, sort: number) {
  const { channelCategorySeq } = await tables(tx)
    .insertInto('channelCategories')
    .values({ name, sort })
    .returning('channelCategorySeq')
    .executeTakeFirstOrThrow()
  return channelCategorySeq
}

export interface CourseRow {
  title: string
  subTitle: string
  introduction: string
  desc1: string
  desc2: string
  desc3: string
  desc5: string
  channelCategorySeq: Awaited<ReturnType<typeof insertCategory>>
  imageFileSeq: FileSeq
  difficultyCd: DifficultyCd
  fareCd: typeof fareTypes.free | typeof fareTypes.paid
  price: number
  discountPrice: number | null
  discountEndAt: Date | null
  vodDays: number
  productKind: 'CLASS' | 'CONTENTS'
  payStartAt: Date | null
  payEndAt: Date | null
  writerUserSeq: UserSeq
  publishedAt: Date
  sort: number
}
export interface RoundRow {
  maxUserCount: number | null
  /** 99 seats that run out, 00 a line behind them, 01 room for everybody. */
  userLimitTypeCd: UserLimitTypeCd
  startAt: Date | null
  endAt: Date | null
}
export async function insertCourseRow(tx: ChannelTx, row: CourseRow, round: RoundRow) {
  const { courseSeq } = await tables(tx)
    .insertInto('courses')
    .values({
      ...row,
      state: 'PUBLISHED',
      publicCd: publicTypes.public,
      createdAt: row.publishedAt,
      updatedAt: row.publishedAt,
    })
    .returning('courseSeq')
    .executeTakeFirstOrThrow()
  const { classSeq } = await tables(tx)
    .insertInto('courseRounds')
    .values({ ...round, courseSeq })
    .returning('classSeq')
    .executeTakeFirstOrThrow()
  const { writerUserSeq: userSeq, publishedAt: addedAt } = row
  await tables(tx).insertInto('courseStaff').values({ courseSeq, userSeq, addedAt }).execute()
  return { courseSeq, classSeq }
}

export interface LessonRow {
  courseSeq: CourseSeq
  curriculumTypeCd:
    | typeof curriculumTypes.live
    | typeof curriculumTypes.section
    | typeof curriculumTypes.video
    | typeof curriculumTypes.offline
    | typeof curriculumTypes.text
  title: string
  content: string
  sort: number
  isPublic: boolean
  uploadVodSeq: UploadVodSeq | null
  offlineStartAt: Date | null
  offlineEndAt: Date | null
  addrRoad1: string | null
  addrRoad2: string | null
  createdAt: Date
}
export const insertLessons = (tx: ChannelTx, lessons: LessonRow[]) =>
  tables(tx).insertInto('curriculums').values(lessons).returning('curriculumSeq').execute()

export async function insertVideoRow(
  tx: ChannelTx,
  video: { originFileName: string; uploadedByUserSeq: UserSeq; now: Date },
) {
  const { now, ...values } = video
  const { uploadVodSeq } = await tables(tx)
    .insertInto('videos')
    .values({ ...values, fileSize: 1, state: 'WAITING', createdAt: now, updatedAt: now })
    .returning('uploadVodSeq')
    .executeTakeFirstOrThrow()
  return uploadVodSeq
}
/** The video has been drawn: from now on it is an upload like any other. False when another process drew it first. */
export async function setVideoFile(
  tx: ChannelTx,
  uploadVodSeq: UploadVodSeq,
  file: { uploadId: string; fileSize: number },
) {
  const drawn = await tables(tx)
    .updateTable('videos')
    .set(file)
    .where('uploadVodSeq', '=', uploadVodSeq)
    .where('uploadId', 'is', null)
    .returning('uploadVodSeq')
    .executeTakeFirst()
  return drawn !== undefined
}
export const findUndrawn = (tx: ChannelTx) =>
  tables(tx)
    .selectFrom('videos')
    .select(['uploadVodSeq', 'originFileName'])
    .where('uploadId', 'is', null)
    .where('state', '=', 'WAITING')
    .execute()

export interface VenueRow {
  courseSeq: CourseSeq
  classSeq: Awaited<ReturnType<typeof insertCourseRow>>['classSeq']
  userSeq: UserSeq
  name: string
  email: string
  attendAt: Date
  validAt: Date | null
  reviewExpiresAt: Date | null
  source: 'FREE' | 'ORDER'
}
/** Somebody who enrolled some time ago: the place, its grant and its seat belong together. */
export async function insertPlace(tx: ChannelTx, { attendAt, ...row }: VenueRow) {
  const { attendSeq } = await tables(tx)
    .insertInto('enrolments')
    .values({ ...row, state: 'APPROVED', appliedAt: attendAt, attendAt })
    .returning('attendSeq')
    .executeTakeFirstOrThrow()
  const { userSeq, courseSeq, classSeq, validAt } = row
  await tables(tx)
    .insertInto('accessGrants')
    .values({
      userSeq,
      courseSeq,
      sourceType: 'ENROLMENT',
      sourceSeq: attendSeq,
      startsAt: attendAt,
      endsAt: validAt,
    })
    .execute()
  await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ seatsTaken: eb('seatsTaken', '+', 1), acceptedCount: eb('acceptedCount', '+', 1) }))
    .where('classSeq', '=', classSeq)
    .execute()
  return attendSeq
}

export async function insertReviewRow(
  tx: ChannelTx,
  review: {
    attendSeq: Awaited<ReturnType<typeof insertPlace>>
    courseSeq: CourseSeq
    userSeq: UserSeq
    reviewPoint: number
    description: string
    createdAt: Date
  },
) {
  await tables(tx).insertInto('reviews').values(review).execute()
  await tables(tx)
    .updateTable('courses')
    .set((eb) => ({
      reviewCount: eb('reviewCount', '+', 1),
      reviewSum: eb('reviewSum', '+', review.reviewPoint),
    }))
    .where('courseSeq', '=', review.courseSeq)
    .execute()
}

export const insertDone = (
  tx: ChannelTx,
  { completedAt, ...progress }: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq; completedAt: Date },
) =>
  tables(tx)
    .insertInto('curriculumProgress')
    .values({
      ...progress,
      state: 'DONE',
      watchedPercent: 100,
      openedAt: completedAt,
      completedAt,
      updatedAt: completedAt,
    })
    .execute()

export async function insertNotices(
  tx: ChannelTx,
  notices: { title: string; content: string; isPinned: boolean; userSeq: UserSeq; at: Date }[],
) {
  const { boardSeq } = await tables(tx)
    .insertInto('boards')
    .values({ boardTypeCd: boardTypes.notice, name: 'notice', isSystem: true })
    .returning('boardSeq')
    .executeTakeFirstOrThrow()
  if (notices.length === 0) return
  await tables(tx)
    .insertInto('posts')
    .values(notices.map(({ at, ...post }) => ({ ...post, boardSeq, createdAt: at, updatedAt: at })))
    .execute()
}

/** Published, to be found by search, and in the menu below the introduction. */
export async function insertPage(
  tx: ChannelTx,
  {
    path,
    title,
    content,
    description,
  }: { path: string; title: string; content: string; description: string },
  now: Date,
) {
  const texts = { title: '', description, keywords: '', ogTitle: '', ogDescription: '' }
  const seoSetting = JSON.stringify({ ...texts, noIndex: false, noFollow: false })
  await tables(tx)
    .insertInto('sitePages')
    .values({
      path,
      title,
      content,
      publishStatusCd: publishStatuses.published,
      seoSetting,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  const intro = await tables(tx)
    .selectFrom('menus')
    .select('menuSeq')
    .where('path', '=', '/intro')
    .executeTakeFirstOrThrow()
  await tables(tx)
    .insertInto('menus')
    .values({
      menuTitle: title,
      menuTypeCd: menuTypes.internal,
      path: `/p/${path}`,
      parentMenuSeq: intro.menuSeq,
      sort: 0,
    })
    .execute()
}
