import { Client } from 'pg'
import { brandShades } from 'contract/site/sites/brand'
import type { Role } from 'contract/http/permissions'
import type { AttendSeq, ChannelSeq, ClassSeq, CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'

const noon = new Date('2026-11-21T03:00:00Z')
type Values = Record<string, unknown>
export type Adding = Awaited<ReturnType<typeof adding>>

/** Inserts initial rows as the superuser, who bypasses row security and sees all sites. */
export async function adding(superuserUrl: string) {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  client.on('error', () => {})

  async function row<Row extends object>(table: string, values: Values): Promise<Row> {
    const columns = Object.keys(values)
    const marks = columns.map((_, at) => `$${at + 1}`)
    const text = `insert into ${table} (${columns.join()}) values (${marks.join()}) returning *`
    return (await client.query(text, Object.values(values))).rows[0] as Row
  }
  const all = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows

  return {
    row,
    all,
    end: () => client.end(),
    async user(name: string) {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
      const values = { name, email, password_hash: 'x', email_verified_at: noon }
      return (await row<{ user_seq: UserSeq }>('users', values)).user_seq
    },
    async channel(address: string, ownerUserSeq: UserSeq) {
      const { channel_seq: channelSeq } = await row<{ channel_seq: ChannelSeq }>('channels', {
        name: address,
        address,
        brand_color: '#3f7355',
        brand_shades: brandShades('#3f7355'),
        owner_user_seq: ownerUserSeq,
        created_at: noon,
        updated_at: noon,
      })
      await row('boards', { channel_seq: channelSeq, board_type_cd: '02', name: 'notice', is_system: true })
      return channelSeq
    },
    async member({
      channelSeq,
      userSeq,
      role,
    }: {
      channelSeq: ChannelSeq
      userSeq: UserSeq
      role: Role | null
    }) {
      const joined = { channel_seq: channelSeq, user_seq: userSeq, role, joined_at: noon }
      const masterSince = role === 'OWN' || role === 'TCH' ? noon : null
      await row('members', { ...joined, master_verified_at: masterSince })
      await row('account_sites', joined)
    },
    async course(
      channelSeq: ChannelSeq,
      {
        writer,
        price = 30_000,
        seats = null,
        vodDays = -1,
      }: { writer: UserSeq; price?: number; seats?: number | null; vodDays?: number },
    ) {
      const { course_seq: courseSeq } = await row<{ course_seq: CourseSeq }>('courses', {
        channel_seq: channelSeq,
        title: '굳은 어깨를 푸는 저녁 요가',
        fare_cd: price === 0 ? '00' : '01',
        price,
        vod_days: vodDays,
        public_cd: '00',
        state: 'PUBLISHED',
        published_at: noon,
        lesson_kinds: ['05'],
        lesson_count: 1,
        writer_user_seq: writer,
        created_at: noon,
        updated_at: noon,
      })
      const { class_seq: classSeq } = await row<{ class_seq: ClassSeq }>('course_rounds', {
        channel_seq: channelSeq,
        course_seq: courseSeq,
        user_limit_type_cd: seats === null ? '01' : '99',
        max_user_count: seats,
      })
      const { curriculum_seq: curriculumSeq } = await row<{ curriculum_seq: CurriculumSeq }>('curriculums', {
        channel_seq: channelSeq,
        course_seq: courseSeq,
        curriculum_type_cd: '05',
        title: '첫 인사',
        content: '<p>반가워요.</p>',
        sort: 1,
        created_at: noon,
      })
      return { courseSeq, classSeq, curriculumSeq }
    },
    async enrolment(of: {
      channelSeq: ChannelSeq
      courseSeq: CourseSeq
      classSeq: ClassSeq
      userSeq: UserSeq
      reviewExpiresAt?: Date
    }) {
      const { attend_seq: attendSeq } = await row<{ attend_seq: AttendSeq }>('enrolments', {
        channel_seq: of.channelSeq,
        course_seq: of.courseSeq,
        class_seq: of.classSeq,
        user_seq: of.userSeq,
        source: 'FREE',
        state: 'APPROVED',
        applied_at: noon,
        attend_at: noon,
        review_expires_at: of.reviewExpiresAt ?? null,
        name: 'Mina',
        email: 'mina@example.com',
      })
      await row('access_grants', {
        channel_seq: of.channelSeq,
        user_seq: of.userSeq,
        course_seq: of.courseSeq,
        source_type: 'ENROLMENT',
        source_seq: attendSeq,
        starts_at: noon,
      })
      await client.query(
        'update course_rounds set seats_taken = seats_taken + 1, accepted_count = accepted_count + 1 where class_seq = $1',
        [of.classSeq],
      )
      return attendSeq
    },
  }
}
