import { sql } from 'kysely'
import type { ClassRole, ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { CourseSeq, UploadVodSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The staff of these courses, instructors in their order. */
export function findStaffOf(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('courseStaff')
    .select(['courseSeq', 'userSeq', 'userTypeCd', 'isInvited', 'addedAt', 'sort'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .orderBy('sort')
    .orderBy('userSeq')
    .execute()
}

/** Members with an effective class role: an instructor who was not invited needs a role on the site. */
export function findWorkers(db: ChannelDb, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('courseStaff')
    .innerJoin('members', (join) =>
      join
        .onRef('members.channelSeq', '=', 'courseStaff.channelSeq')
        .onRef('members.userSeq', '=', 'courseStaff.userSeq'),
    )
    .select(['courseStaff.userSeq', 'courseStaff.userTypeCd', 'courseStaff.isInvited', 'members.role'])
    .where('courseStaff.courseSeq', '=', courseSeq)
    .where('members.status', '=', 'ACTIVE')
    .where((eb) =>
      eb.or([
        eb('courseStaff.userTypeCd', '!=', 'TCH'),
        eb('courseStaff.isInvited', '=', true),
        eb('members.role', 'is not', null),
      ]),
    )
    .orderBy('courseStaff.sort')
    .execute()
}

/** Existing courses where this person has a class role, newest first. */
export function findPostsOf(db: ChannelDb, userSeq: UserSeq, limit: number) {
  return tables(db)
    .selectFrom('courseStaff')
    .innerJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'courseStaff.channelSeq')
        .onRef('courses.courseSeq', '=', 'courseStaff.courseSeq'),
    )
    .select([
      'courseStaff.courseSeq',
      'courseStaff.userTypeCd',
      'courseStaff.isInvited',
      'courseStaff.addedAt as since',
      'courses.title',
      'courses.imageFileSeq',
    ])
    .where('courseStaff.userSeq', '=', userSeq)
    .where('courses.state', 'not in', ['TRASHED', 'PURGED'])
    .orderBy('courseStaff.courseSeq', 'desc')
    .limit(limit)
    .execute()
}

interface NewPost {
  courseSeq: CourseSeq
  userSeq: UserSeq
  userTypeCd: ClassStaffType
  isInvited: boolean
  sort: number
  addedAt: Date
}
/** Adds a class role, or changes an existing one. */
export async function upsertPost(tx: ChannelTx, post: NewPost) {
  const { userTypeCd, isInvited, sort } = post
  await tables(tx)
    .insertInto('courseStaff')
    .values(post)
    .onConflict((same) =>
      same.columns(['channelSeq', 'courseSeq', 'userSeq']).doUpdateSet({ userTypeCd, isInvited, sort }),
    )
    .execute()
}

export async function updateSort(tx: ChannelTx, courseSeq: CourseSeq, userSeqs: UserSeq[]) {
  for (const [sort, userSeq] of userSeqs.entries()) {
    await tables(tx)
      .updateTable('courseStaff')
      .set({ sort })
      .where('courseSeq', '=', courseSeq)
      .where('userSeq', '=', userSeq)
      .execute()
  }
}

export async function deletePost(tx: ChannelTx, courseSeq: CourseSeq, userSeq: UserSeq) {
  await tables(tx)
    .deleteFrom('courseStaff')
    .where('courseSeq', '=', courseSeq)
    .where('userSeq', '=', userSeq)
    .execute()
}

/** Removes a person's class roles; courses keep showing their former instructors. */
export async function deletePostsOf(tx: ChannelTx, userSeq: UserSeq) {
  const theirs = tables(tx).deleteFrom('courseStaff').where('userSeq', '=', userSeq)
  await theirs.where('userTypeCd', '!=', 'TCH').execute()
  await tables(tx)
    .updateTable('courseStaff')
    .set({ isInvited: false })
    .where('userSeq', '=', userSeq)
    .where('isInvited', '=', true)
    .execute()
}

/** This person's class role in a course. */
export function findClassPost(db: ChannelDb, courseSeq: CourseSeq, userSeq: UserSeq) {
  return tables(db)
    .selectFrom('courseStaff')
    .select(['userTypeCd', 'isInvited'])
    .where('courseSeq', '=', courseSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst() satisfies Promise<ClassRole | undefined>
}

/** This person's class roles in the courses that use a video; in all courses if they uploaded it. */
export function findPostsOfVideo(db: ChannelDb, uploadVodSeq: UploadVodSeq, userSeq: UserSeq) {
  return tables(db)
    .selectFrom('courseStaff')
    .select(['userTypeCd', 'isInvited'])
    .where('userSeq', '=', userSeq)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('curriculums')
            .select('curriculums.curriculumSeq')
            .where('curriculums.uploadVodSeq', '=', uploadVodSeq)
            .where('curriculums.deletedAt', 'is', null)
            .whereRef('curriculums.courseSeq', '=', 'courseStaff.courseSeq'),
        ),
        exists(
          selectFrom('videos')
            .select('videos.uploadVodSeq')
            .where('videos.uploadVodSeq', '=', uploadVodSeq)
            .where('videos.uploadedByUserSeq', '=', userSeq),
        ),
      ]),
    )
    .execute()
}
