import { expect, test } from 'vitest'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import { namingPeople, unmovedUserColumns } from '../../../testing/declared.ts'
import { aFullSite, type FullSite } from '../../../testing/full-site.ts'
import { noon } from '../../../testing/world.ts'
import { mergeAccounts } from './merge-accounts.service.ts'
import { isLastWayIn, olderFirst } from './social.rules.ts'

const older = (days: number) => new Date(noon.getTime() - days * 86_400_000)

/** Merges Mina of a full site, or another account, into an older account that owns her address. */
async function mergedInto(world: FullSite, gone: UserSeq) {
  const { add, app } = world
  const kept = await add.user('Older')
  await add.all('update users set created_at = $2 where user_seq = $1', [kept, older(900)])
  await add.all(
    "update users set owns_email = false, email_verified_at = null, sns_type_cd = 'KAK' where user_seq = $1",
    [gone],
  )
  return { kept, run: () => merge(app, { userSeq: gone, ownerSeq: kept }) }
}
function merge(app: FullSite['app'], two: { userSeq: UserSeq; ownerSeq: UserSeq }) {
  const ctx = { ...app.platformContext(), now: () => noon }
  return ctx.transaction((tx) => mergeAccounts(ctx, tx, { ...two, proof: 'CODE' }))
}

async function rowsOf({ add }: FullSite, userSeq: UserSeq) {
  const counts: Record<string, number> = {}
  for (const { table, column } of await add.all<{ table: string; column: string }>(namingPeople)) {
    const [row] = await add.all<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = $1`,
      [userSeq],
    )
    counts[`${table}.${column}`] = row?.count ?? 0
  }
  return counts
}
test.each(['minaSeq', 'ownerSeq'] as const)(
  'nothing of %s is lost: every row is the older account’s',
  async (whose) => {
    const world = await aFullSite()
    const gone = world[whose]
    const before = await rowsOf(world, gone)
    const { kept, run } = await mergedInto(world, gone)
    await run()

    const after = await rowsOf(world, kept)
    const left = await rowsOf(world, gone)
    for (const [table, count] of Object.entries(before)) {
      if (table in unmovedUserColumns) continue
      expect(after[table], table).toBe(count)
    }
    const { 'account_merges.gone_user_seq': merged, ...others } = left
    expect(merged).toBe(1)
    expect(Object.values(others).every((count) => count === 0)).toBe(true)
  },
  60_000,
)

/** Two members of one site who are the same person. */
async function twoMembers() {
  const world = await aFullSite()
  const { add, channelSeq, minaSeq } = world
  const { kept, run } = await mergedInto(world, minaSeq)
  await add.member({ channelSeq, userSeq: kept, role: null })
  const stateOf = async (userSeq: UserSeq) => {
    const rows = await add.all<{ role: string | null; status: string }>(
      'select role, status from members where channel_seq = $1 and user_seq = $2',
      [channelSeq, userSeq],
    )
    return rows[0]
  }
  return { ...world, kept, run, stateOf }
}
const change = (world: { add: FullSite['add']; channelSeq: ChannelSeq }, set: string, userSeq: UserSeq) =>
  world.add.all(`update members set ${set} where channel_seq = $1 and user_seq = $2`, [
    world.channelSeq,
    userSeq,
  ])

test('where both accounts are members the stronger role remains', async () => {
  const world = await twoMembers()
  await change(world, "role = 'MNG'", world.minaSeq)
  await change(world, "role = 'TCH'", world.kept)
  await world.run()
  expect(await world.stateOf(world.kept)).toEqual({ role: 'MNG', status: 'ACTIVE' })
  expect(await world.stateOf(world.minaSeq)).toBeUndefined()
})

/** Tables of which one person has one row for the same thing. */
const onceEach = [
  'attendances',
  'chat_reads',
  'course_likes',
  'course_staff',
  'invite_codes',
  'mail_notice_choices',
  'mail_notices',
  'member_memos',
  'owner_removals',
  'segment_members',
]

test('what both accounts have for the same thing is there once afterwards', async () => {
  const world = await twoMembers()
  const { add, minaSeq, kept, run } = world
  await add.all('update course_staff set user_seq = $1', [minaSeq])
  await add.all('update owner_removals set user_seq = $1', [minaSeq])
  for (const table of onceEach) {
    await add.all(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(mine) || $2)).*
       from ${table} mine where user_seq = $1`,
      [minaSeq, { user_seq: kept, ...(table === 'invite_codes' && { referer_code: '0123456789abcdef01' }) }],
    )
  }
  await add.all('update courses set like_count = 2 where course_seq in (select course_seq from course_likes)')
  const before = await rowsOf(world, minaSeq)
  await run()

  const after = await rowsOf(world, kept)
  for (const table of onceEach) {
    expect(before[`${table}.user_seq`], `an example of ${table}`).toBeGreaterThan(0)
    expect(after[`${table}.user_seq`], table).toBe(before[`${table}.user_seq`])
  }
  const counts = await add.all<{ count: number }>(
    `select like_count as count from courses where course_seq in (select course_seq from course_likes)`,
  )
  expect(counts.map(({ count }) => count)).toEqual([1])
})

test('nobody evades a block by merging', async () => {
  const world = await twoMembers()
  await change(world, "status = 'BLOCKED'", world.minaSeq)
  await world.run()
  expect((await world.stateOf(world.kept))?.status).toBe('BLOCKED')
})

test('two enrolments in the same course prevent merging, and nothing changes', async () => {
  const world = await twoMembers()
  const { add, channelSeq, courseSeq, classSeq, kept, minaSeq } = world
  await add.all("update course_rounds set user_limit_type_cd = '01', max_user_count = null")
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq: kept })
  const before = await rowsOf(world, minaSeq)
  await expect(world.run()).refuses('INTEGRATION_CLASH')
  expect(await rowsOf(world, minaSeq)).toEqual(before)
})

test('the older account remains, whichever of the two has the address', async () => {
  const { add, app } = await aFullSite()
  const [social, owner] = [await add.user('Social'), await add.user('Owner By Mail')]
  await add.all(
    'update users set owns_email = false, email_verified_at = null, created_at = $2 where user_seq = $1',
    [social, older(900)],
  )
  const { kept } = await merge(app, { userSeq: social, ownerSeq: owner })
  expect(kept).toBe(social)
  const [row] = await add.all('select email, password_hash, owns_email from users where user_seq = $1', [
    kept,
  ])
  expect(row).toEqual({ email: 'owner.by.mail@example.com', password_hash: 'x', owns_email: true })
})

test.each([
  [{ hasPassword: false, identities: 1 }, true],
  [{ hasPassword: false, identities: 2 }, false],
  [{ hasPassword: true, identities: 1 }, false],
])('%j is the last way to sign in: %s', (ways, expected) => {
  expect(isLastWayIn(ways)).toBe(expected)
})
test('of two accounts of the same moment the lower number is the older', () => {
  const [one, other] = [1, 2].map((userSeq) => ({ userSeq, createdAt: noon }))
  if (!one || !other) throw new Error('two are needed')
  expect(olderFirst(other, one)).toEqual([one, other])
})
