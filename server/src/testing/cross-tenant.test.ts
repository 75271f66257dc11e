import { expect, test } from 'vitest'
import { addNotice } from 'contract/boards'
import { getLesson, play } from 'contract/classroom'
import { createCategory } from 'contract/courses'
import { nameOf, type Endpoint, type Input } from 'contract/grammar'
import { refundOrder } from 'contract/orders'
import { saveReview } from 'contract/reviews'
import type { ChannelSeq } from 'contract/values'
import { isAnswer } from 'contract/wire'
import { rooms } from '../app.ts'
import { aCinema } from './classroom-world.ts'
import { comeBack, pressPay } from './orders-world.ts'
import type { Person } from './person.ts'
import { sampleOf } from './sample.ts'
import { noon, somebody } from './world.ts'

const MARK = 'only-on-haru'
const endpoints = rooms
  .flatMap((room) => room.routes.map((route) => route.endpoint))
  .filter(({ path }) => path.startsWith('/channels/:channelSeq'))

/** A site with rows of every kind, each with a text that may show up nowhere else, and everything a caller could name. */
async function aFullSite() {
  const world = await aCinema()
  const { add, house, mina, owner, member, place, channelSeq, courseSeq, classSeq, attendSeq, ownerSeq } =
    world
  Object.assign(house.ports, { limits: { take: () => true } })
  const { channelCategorySeq } = await owner.call(createCategory, { channelSeq, body: { name: MARK } })
  const { postSeq } = await owner.call(addNotice, { channelSeq, body: { title: MARK, content: MARK } })
  const words = { attendSeq, reviewPoint: 5, description: MARK }
  const { evaluationSeq } = await mina.call(saveReview, { ...place, body: words })
  const { file_seq: fileSeq } = await add.row<{ file_seq: number }>('files', {
    channel_seq: channelSeq,
    kind: 'course',
    storage_key: MARK,
    origin_file_name: MARK,
    content_type: 'image/webp',
    file_size: 10,
    uploaded_by_user_seq: ownerSeq,
    created_at: noon,
  })
  const jun = await member('Jun')
  const { orderNo } = await pressPay(jun, place, { name: MARK })
  await comeBack(jun, place, orderNo)
  const kai = await member('Kai')
  const refunded = await pressPay(kai, place, { name: MARK })
  await comeBack(kai, place, refunded.orderNo)
  await owner.call(refundOrder, { channelSeq, orderNo: refunded.orderNo, body: { reason: MARK } })
  const { playId } = await mina.call(play, world.lesson)
  await mina.call(getLesson, world.lesson)
  const here = { channel_seq: channelSeq }
  await add.row('course_staff', { ...here, course_seq: courseSeq, user_seq: ownerSeq })
  await add.row('payment_webhooks', { ...here, gateway: 'sandbox', event_id: MARK, received_at: noon })
  await add.row('user_agreements', { ...here, user_seq: ownerSeq, kind: 'terms', created_at: noon })
  for (const statement of [
    `update courses set title = '${MARK}', sub_title = '${MARK}', introduction = '${MARK}', desc1 = '${MARK}'`,
    `update curriculums set title = '${MARK}', content = '${MARK}'`,
    `update enrolments set name = '${MARK}'`,
    `update orders set title = '${MARK}'`,
    `update videos set origin_file_name = '${MARK}'`,
    `update members set introduction = '${MARK}' where channel_seq = ${channelSeq}`,
  ])
    await add.all(statement)
  await house.workOnce()

  const names = {
    courseSeq,
    classSeq,
    attendSeq,
    evaluationSeq,
    channelCategorySeq,
    fileSeq,
    postSeq,
    orderNo,
  }
  const known = {
    ...names,
    curriculumSeq: world.videoLesson,
    uploadVodSeq: world.uploadVodSeq,
    gateway: 'sandbox',
    code: '800000',
    playId,
    paymentKey: `key-${orderNo}`,
    amount: 30_000,
    totalAmount: 30_000,
    rowVersion: 1,
    agreements: ['terms', 'privacy'],
    phone: '01012345678',
    email: 'somebody@example.com',
    imageFileSeq: fileSeq,
    logoFileSeq: fileSeq,
    bannerFileSeq: fileSeq,
    profileImageFileSeq: fileSeq,
    teacherSeqs: [ownerSeq],
    curriculumSeqs: [world.curriculumSeq, world.videoLesson],
    afterSeq: world.curriculumSeq,
  }
  return { ...world, known }
}

/** A call that names things of one site at the address of another. */
function callOf(endpoint: Endpoint, known: Readonly<Record<string, unknown>>, channelSeq: ChannelSeq) {
  const words = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, word = '']) => [word, known[word]])
  const input = {
    ...Object.fromEntries(words),
    channelSeq,
    query: withoutPaging(sampleOf(endpoint.query, known)),
    body: sampleOf(endpoint.body, known),
  }
  return input as unknown as Input<Endpoint>
}
/** Pages and searches as they are without being asked for, so that everything there is would be shown. */
function withoutPaging(query: unknown) {
  const wide = ['page', 'size', 'q', 'state', 'fare', 'kind', 'shelf', 'type', 'minSeq', 'limit', 'sort']
  return Object.fromEntries(Object.entries(query as object).filter(([name]) => !wide.includes(name)))
}

/** Knocking at every door proves nothing about what is behind it: it does not count as having tried a promise. */
const unnoted = ({ state }: Person) => void (state.isNoted = false)

type World = Awaited<ReturnType<typeof aFullSite>>
async function fingerprint({ add, channelSeq }: World) {
  const tables = await add.all<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'channel_seq' order by 1",
  )
  const prints: Record<string, unknown> = {}
  for (const { name } of tables) {
    const text = `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t where channel_seq = $1`
    prints[name] = (await add.all(text, [channelSeq]))[0]
  }
  return prints
}

test('the owner of a site finds the marks there: the search below would see a leak', async () => {
  const world = await aFullSite()
  const { owner, known, channelSeq } = world
  unnoted(owner)
  const seen: string[] = []
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const answer = await owner.refusal(endpoint, callOf(endpoint, known, channelSeq))
    if (JSON.stringify(answer.data ?? null).includes(MARK)) seen.push(nameOf(endpoint))
  }
  expect(seen.length).toBeGreaterThan(12)
  const prints = Object.entries(await fingerprint(world)) as [string, { rows: number }][]
  const empty = prints.filter(([, { rows }]) => rows === 0).map(([name]) => name)
  expect(empty).toEqual([])
})

test('nobody reads or changes anything of a site through the address of another', async () => {
  const world = await aFullSite()
  const { add, as, elsewhere, known, mina, owner, member, visitor } = world
  const here = async (name: string, role: 'OWN' | 'MNG' | 'TCH' | null) =>
    as(await somebody(add, { name, channelSeq: elsewhere.channelSeq, role }))
  const people: Record<string, Person> = {
    visitor,
    'somebody without a site': as(await somebody(add, { name: 'Nobody' })),
    'learner there': mina,
    'teacher there': await member('Tea', 'TCH'),
    'manager there': await member('Mo', 'MNG'),
    'owner there': owner,
    'learner here': await here('Hana', null),
    'teacher here': await here('Hyun', 'TCH'),
    'manager here': await here('Hwan', 'MNG'),
    'owner here': await here('Haneul', 'OWN'),
  }
  const before = await fingerprint(world)
  const leaks: string[] = []
  // A call that was refused for its form would prove nothing.
  const unreadable = new Set<string>()
  const counts = { tried: 0, refused: 0 }
  for (const [role, one] of Object.entries(people)) {
    unnoted(one)
    for (const endpoint of endpoints) {
      const answer = await one.refusal(endpoint, callOf(endpoint, known, elsewhere.channelSeq))
      counts.tried++
      if (!isAnswer(answer.code)) counts.refused++
      if (answer.code === '400000' && answer.fields) unreadable.add(nameOf(endpoint))
      if (JSON.stringify(answer).includes(MARK)) leaks.push(`${role}: ${nameOf(endpoint)}`)
    }
  }
  process.stdout.write(`through the wrong site: tried ${counts.tried}, refused ${counts.refused}\n`)

  expect([...unreadable]).toEqual([])
  expect(leaks).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)

test('whoever belongs to another site gets past no door that is not open to everybody', async () => {
  const world = await aFullSite()
  const { elsewhere, known, channelSeq, visitor } = world
  const guarded = endpoints.filter(({ access }) => access !== 'public' && access !== 'signed-in')
  const before = await fingerprint(world)
  const passed: string[] = []
  for (const one of [elsewhere.owner, visitor]) unnoted(one)
  for (const endpoint of guarded) {
    const input = callOf(endpoint, known, channelSeq)
    for (const one of [elsewhere.owner, visitor]) {
      const { code } = await one.refusal(endpoint, input)
      if (!['800000', '403001', '401000'].includes(code)) passed.push(`${code} ${nameOf(endpoint)}`)
    }
  }
  process.stdout.write(
    `guarded doors: tried ${guarded.length * 2}, refused ${guarded.length * 2 - passed.length}\n`,
  )

  expect(passed).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)
