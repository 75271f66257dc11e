import { sql } from 'kysely'
import type { Scope } from 'contract/teaching/curriculum/challenges.rules'
import type {
  AttendSeq,
  ClassCommentSeq,
  ClassPostSeq,
  CourseSeq,
  CurriculumSeq,
  FileSeq,
  UserSeq,
} from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The reader: staff see everything, learners see what is shown to all of them and their own, visitors see posts open to them. */
export type Reader = { userSeq: UserSeq; isStaff: boolean } | 'VISITOR'
interface PostQuery {
  courseSeq: CourseSeq
  curriculumSeq?: CurriculumSeq | undefined
  reader: Reader
}
const readable = (db: ChannelDb, { courseSeq, curriculumSeq, reader }: PostQuery) =>
  tables(db)
    .selectFrom('classPosts')
    .innerJoin('users', 'users.userSeq', 'classPosts.userSeq')
    .leftJoin('curriculums', 'curriculums.curriculumSeq', 'classPosts.curriculumSeq')
    .select([
      'classPosts.classPostSeq',
      'classPosts.userSeq',
      'classPosts.content',
      'classPosts.scope',
      'classPosts.isOpen',
      'classPosts.pinnedAt',
      'classPosts.hiddenReason',
      'classPosts.curriculumSeq',
      'classPosts.createdAt',
      'curriculums.title as missionTitle',
      'users.name as writerName',
    ])
    .where('classPosts.courseSeq', '=', courseSeq)
    .where('classPosts.deletedAt', 'is', null)
    .$if(curriculumSeq !== undefined, (all) =>
      all.where('classPosts.curriculumSeq', '=', sql<CurriculumSeq>`${curriculumSeq}`),
    )
    .$if(reader === 'VISITOR' || !reader.isStaff, (all) =>
      all.where((eb) => {
        const shown = eb.and([eb('classPosts.scope', '=', 'PUBLIC'), eb('classPosts.hiddenAt', 'is', null)])
        return reader === 'VISITOR'
          ? eb.and([shown, eb('classPosts.isOpen', '=', true)])
          : eb.or([shown, eb('classPosts.userSeq', '=', reader.userSeq)])
      }),
    )
export type PostRow = Awaited<ReturnType<typeof findPinned>>[number]

export const findPinned = (db: ChannelDb, query: PostQuery) =>
  readable(db, query)
    .where('classPosts.pinnedAt', 'is not', null)
    .orderBy('classPosts.pinnedAt', 'desc')
    .execute()

export const findPosts = (
  db: ChannelDb,
  query: PostQuery,
  { limit, minSeq }: { limit: number; minSeq?: ClassPostSeq | undefined },
) =>
  readable(db, query)
    .where('classPosts.pinnedAt', 'is', null)
    .$if(minSeq !== undefined, (all) =>
      all.where((eb) => eb(eb.cast<number>('classPosts.classPostSeq', 'bigint'), '<', minSeq ?? 0)),
    )
    .orderBy('classPosts.classPostSeq', 'desc')
    .limit(limit)
    .execute()

/** Whether visitors can read any post. */
export async function hasOpenPost(db: ChannelDb, courseSeq: CourseSeq) {
  const [first] = await readable(db, { courseSeq, reader: 'VISITOR' }).limit(1).execute()
  return first !== undefined
}

/** A post that this reader may see, locked until the transaction ends. */
export const lockPost = (
  tx: ChannelTx,
  { classPostSeq, courseSeq }: { classPostSeq: ClassPostSeq; courseSeq: CourseSeq },
) =>
  tables(tx)
    .selectFrom('classPosts')
    .select(['classPostSeq', 'userSeq', 'scope', 'isOpen', 'hiddenAt', 'curriculumSeq', 'attendSeq'])
    .where('classPostSeq', '=', classPostSeq)
    .where('courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findComments = (
  db: ChannelDb,
  classPostSeqs: ClassPostSeq[],
  { userSeq, isStaff }: Exclude<Reader, 'VISITOR'>,
) =>
  tables(db)
    .selectFrom('classComments')
    .innerJoin('users', 'users.userSeq', 'classComments.userSeq')
    .select([
      'classComments.classCommentSeq',
      'classComments.classPostSeq',
      'classComments.userSeq',
      'classComments.content',
      'classComments.hiddenReason',
      'classComments.createdAt',
      'users.name as writerName',
    ])
    .where('classComments.classPostSeq', '=', sql<ClassPostSeq>`any(${classPostSeqs})`)
    .where('classComments.deletedAt', 'is', null)
    .$if(!isStaff, (all) =>
      all.where((eb) =>
        eb.or([eb('classComments.hiddenAt', 'is', null), eb('classComments.userSeq', '=', userSeq)]),
      ),
    )
    .orderBy('classComments.classCommentSeq')
    .execute()

interface NewPost {
  courseSeq: CourseSeq
  userSeq: UserSeq
  content: string
  scope: Scope
  isOpen: boolean
  curriculumSeq: CurriculumSeq | null
  attendSeq: AttendSeq | null
  challengeDay: string | null
  createdAt: Date
}
export const insertPost = (tx: ChannelTx, post: NewPost) =>
  tables(tx).insertInto('classPosts').values(post).returning('classPostSeq').executeTakeFirstOrThrow()

interface PostChange {
  pinnedAt?: Date | null
  hiddenAt?: Date | null
  hiddenReason?: string | null
  hiddenByUserSeq?: UserSeq | null
  deletedAt?: Date
}
export const updatePost = (tx: ChannelTx, classPostSeq: ClassPostSeq, change: PostChange) =>
  tables(tx).updateTable('classPosts').set(change).where('classPostSeq', '=', classPostSeq).execute()

export const insertComment = (
  tx: ChannelTx,
  comment: { classPostSeq: ClassPostSeq; userSeq: UserSeq; content: string; createdAt: Date },
) =>
  tables(tx)
    .insertInto('classComments')
    .values(comment)
    .returning('classCommentSeq')
    .executeTakeFirstOrThrow()

interface CommentRef {
  classPostSeq: ClassPostSeq
  classCommentSeq: ClassCommentSeq
}
export const findComment = (db: ChannelDb, { classPostSeq, classCommentSeq }: CommentRef) =>
  tables(db)
    .selectFrom('classComments')
    .select(['userSeq', 'hiddenAt'])
    .where('classCommentSeq', '=', classCommentSeq)
    .where('classPostSeq', '=', classPostSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
export const updateComment = (
  tx: ChannelTx,
  classCommentSeq: ClassCommentSeq,
  change: { hiddenAt: Date | null; hiddenReason: string | null; hiddenByUserSeq: UserSeq | null },
) =>
  tables(tx).updateTable('classComments').set(change).where('classCommentSeq', '=', classCommentSeq).execute()

/** Commenters below a post, where everybody can read it. */
export async function findTalkers(db: ChannelDb, classPostSeq: ClassPostSeq) {
  const found = await tables(db)
    .selectFrom('classComments')
    .select('userSeq')
    .distinct()
    .where('classPostSeq', '=', classPostSeq)
    .where('deletedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .execute()
  return found.map(({ userSeq }) => userSeq)
}
/** The facts for a notification about a post. */
export const findPostForNotice = (db: ChannelDb, classPostSeq: ClassPostSeq) =>
  tables(db)
    .selectFrom('classPosts')
    .select(['userSeq', 'scope', 'hiddenAt', 'curriculumSeq'])
    .where('classPostSeq', '=', classPostSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
/** False where there is none, or another person wrote it; `userSeq` null matches any writer. */
export async function deleteComment(
  tx: ChannelTx,
  { classPostSeq, classCommentSeq }: CommentRef,
  { userSeq, deletedAt }: { userSeq: UserSeq | null; deletedAt: Date },
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('classComments')
    .set({ deletedAt })
    .where('classCommentSeq', '=', classCommentSeq)
    .where('classPostSeq', '=', classPostSeq)
    .where('deletedAt', 'is', null)
    .$if(userSeq !== null, (own) => own.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface ChallengeRef {
  attendSeq: AttendSeq
  curriculumSeq: CurriculumSeq
}
/** The days that a learner's posts for a mission count for. */
export async function findDays(db: ChannelDb, { attendSeq, curriculumSeq }: ChallengeRef) {
  const { rows } = await sql<{ day: string }>`
    select to_char(challenge_day, 'YYYY-MM-DD') as day from class_posts
    where attend_seq = ${attendSeq} and curriculum_seq = ${curriculumSeq}
      and deleted_at is null and hidden_at is null
    order by challenge_day, class_post_seq`.execute(tables(db))
  return rows.map(({ day }) => day)
}

/** Serializes posts of one learner from two devices. */
export const lockEnrolment = (tx: ChannelTx, attendSeq: AttendSeq) =>
  tables(tx)
    .selectFrom('enrolments')
    .select('attendSeq')
    .where('attendSeq', '=', attendSeq)
    .forUpdate()
    .execute()

interface Listed {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
  page: number
  size: number
}
/** Everybody enrolled in the course, those with the most posts first. */
export async function findChallengers(db: ChannelDb, { courseSeq, curriculumSeq, page, size }: Listed) {
  const { rows } = await sql<{
    attendSeq: AttendSeq
    name: string
    isDone: boolean
    days: string[] | null
    total: number
  }>`
    select e.attend_seq as "attendSeq", u.name, coalesce(p.state = 'DONE', false) as "isDone",
      (select array_agg(to_char(challenge_day, 'YYYY-MM-DD') order by challenge_day) from class_posts c
        where c.attend_seq = e.attend_seq and c.curriculum_seq = ${curriculumSeq}
          and c.deleted_at is null and c.hidden_at is null) as days,
      (count(*) over ())::int as total
    from enrolments e
    join users u on u.user_seq = e.user_seq
    left join curriculum_progress p on p.attend_seq = e.attend_seq and p.curriculum_seq = ${curriculumSeq}
    where e.course_seq = ${courseSeq} and e.state = 'APPROVED'
    order by coalesce(array_length((select array_agg(1) from class_posts c
        where c.attend_seq = e.attend_seq and c.curriculum_seq = ${curriculumSeq}
          and c.deleted_at is null and c.hidden_at is null), 1), 0) desc, u.name, e.attend_seq
    limit ${size} offset ${(page - 1) * size}`.execute(tables(db))
  return rows
}

/** Deletes a former member's posts and reports with everything below them; returns the pictures they showed. */
export async function removeWritten(tx: ChannelTx, userSeq: UserSeq) {
  const db = tables(tx)
  const posts = sql`(select class_post_seq from class_posts where user_seq = ${userSeq})`
  const comments = sql`(select class_comment_seq from class_comments where user_seq = ${userSeq})`
  await sql`delete from class_reports where user_seq = ${userSeq}
    or class_post_seq in ${posts} or class_comment_seq in ${comments}`.execute(db)
  await db.deleteFrom('classComments').where('userSeq', '=', userSeq).execute()
  await sql`delete from class_comments where class_post_seq in ${posts}`.execute(db)
  const { rows } = await sql<{ fileSeq: FileSeq }>`
    delete from class_post_pictures where class_post_seq in ${posts} returning file_seq as "fileSeq"`.execute(
    db,
  )
  await db.deleteFrom('classPosts').where('userSeq', '=', userSeq).execute()
  return rows.map(({ fileSeq }) => fileSeq)
}
