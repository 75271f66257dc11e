import { login } from 'contract/people/sign-in/api'
import { listNotices } from 'contract/site/notices/api'
import { listClassBoards } from 'contract/community/boards/class.api'
import { listBoards } from 'contract/community/boards/search.api'
import { listChatRooms } from 'contract/community/chats/api'
import { listSiteChatRooms } from 'contract/community/chats/site-rooms.api'
import { listClassPosts } from 'contract/community/posts/api'
import { getClassroom } from 'contract/learning/lessons/api'
import { listCourses } from 'contract/teaching/courses/api'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { listMissions } from 'contract/learning/assignments/api'
import { listMyPoints } from 'contract/learning/points/api'
import { listGifts } from 'contract/money/gifts/api'
import { listTeams } from 'contract/money/teams/api'
import { listSettlements } from 'contract/money/settlements/api'
import { listSettlementDocuments } from 'contract/money/settlements/payee-documents.api'
import { listPayouts } from 'contract/money/settlements/payouts.api'
import { listSales } from 'contract/money/orders/api'
import { listQuestions } from 'contract/community/questions/api'
import { listReviews } from 'contract/community/reviews/api'
import { seoulDay } from 'contract/values/korea-time'
import { listMyBadges } from 'contract/people/badges/api'
import { showForm } from 'contract/growth/forms/submit.api'
import { getDashboard } from 'contract/growth/statistics/api'
import type { ChannelSeq, CourseSeq } from 'contract/values/ids'
import { expect, test } from 'vitest'
import { person } from 'server/src/testing/person.ts'
import { checkLedger } from 'server/src/features/money/settlements/ledger-check.jobs.ts'
import { anApp } from 'server/src/testing/world.ts'
import { learnersWithPhones } from './content.ts'
import { ongyeol } from './ongyeol/site.ts'
import type { DemoPayment } from './sales.ts'
import { DEMO_PASSWORD, demoAccounts, seedDemo } from './seed.ts'

// Drawing every picture in every size takes its time.
const patience = { timeout: 120_000 }

test('an empty installation is filled once, and a visitor finds all of it', patience, async () => {
  const { app, ports, clock, add } = await anApp()
  const payments: DemoPayment[] = []
  const keepPayments = (sold: DemoPayment[]) => {
    payments.push(...sold)
    return Promise.resolve()
  }
  const cards = { state: { registrations: {}, cards: {}, charges: {} }, save: () => Promise.resolve() }
  const { sandboxPhone } = ports
  if (!sandboxPhone) throw new Error('there is no phone to look at')
  Object.assign(ports, { phoneMessages: sandboxPhone.open })
  const around = { database: app.database, ports, now: () => clock.now, keepPayments, cards }

  expect(await seedDemo(around)).toBe(true)
  expect(await seedDemo(around)).toBe(false)

  const visitor = person(app, { host: 'demo.localhost:3000' })
  const [site] = await add.all<{ channel_seq: string }>(
    "select channel_seq from channels where address = 'demo'",
  )
  const channelSeq = Number(site?.channel_seq) as ChannelSeq
  const form = await visitor.call(showForm, { channelSeq, formId: 'open-class' })
  expect(form.items).toHaveLength(9)
  const { list: boards } = await visitor.call(listBoards, { channelSeq })
  expect(boards.map(({ title }) => title)).toEqual(['이야기 나누기', '궁금해요'])
  expect(await add.all('select 1 from form_responses')).toHaveLength(6)
  expect(await add.all('select 1 from member_segments')).toHaveLength(4)
  expect(await add.all('select state from campaigns order by campaign_seq')).toEqual([
    { state: 'ACTIVE' },
    { state: 'ACTIVE' },
    { state: 'DRAFT' },
    { state: 'SENDING' },
  ])
  const { list, total } = await visitor.call(listCourses, { channelSeq, query: { size: 50 } })
  // Its challenge stands with them.
  expect(total).toBe(ongyeol.classes.length + 1)
  expect(list.every(({ imageUrl }) => imageUrl !== null)).toBe(true)
  for (const expected of ongyeol.classes) {
    const found = list.find(({ title }) => title === expected.title)
    expect(found).toMatchObject({ attendCount: expected.learners, reviewCount: expected.reviews.length })
    if (!found) continue
    const { courseSeq } = found
    const curriculum = await visitor.call(listCurriculum, { channelSeq, courseSeq })
    const later = expected.life?.items?.map(({ draft }) => draft.title) ?? []
    expect(curriculum.list.map(({ title }) => title)).toEqual([
      ...expected.lessons.map(({ title }) => title),
      ...later,
    ])
    const { reviews } = await visitor.call(listReviews, { channelSeq, courseSeq, query: {} })
    expect(reviews[0]?.description).toBe(expected.reviews[0]?.[1])
  }
  await visitor.call(login, { body: { email: demoAccounts.learner, password: DEMO_PASSWORD } })
  const { list: all } = await visitor.call(listMyCourses, { channelSeq })
  const { list: siteRooms } = await visitor.call(listSiteChatRooms, { channelSeq })
  expect(siteRooms.map(({ name }) => name)).toEqual(['온결 사랑방', '오늘의 안내'])
  const mine = all.filter(({ productKind }) => productKind !== 'CHALLENGE')
  expect(all.length - mine.length).toBe(1)
  expect(mine.map(({ title }) => title).toSorted()).toEqual(
    ongyeol.classes.flatMap(({ title, done }) => (done === undefined ? [] : [title])).toSorted(),
  )
  expect(mine.map(({ percent }) => percent).toSorted((left, right) => left - right)).toEqual([44, 100])
  const inMorning = mine.find(({ percent }) => percent < 100)
  if (!inMorning) throw new Error('the learner is in no class that goes on')
  const own = (await visitor.call(listMyBadges, { channelSeq })).filter(({ earnedAt }) => earnedAt !== null)
  expect(own.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['FIRST_FINISH', 'FIRST_POST']))
  expect(await add.all('select 1 from member_badges where by_user_seq is not null')).toHaveLength(2)
  expect(await add.all('select 1 from member_badges where is_beside_name')).toHaveLength(5)
  await findsLife(visitor, { channelSeq, courseSeq: inMorning.courseSeq })
  const notices = await visitor.call(listNotices, { channelSeq, query: {} })
  expect(notices.total).toBe(ongyeol.notices.length)
  const owner = person(app, { host: 'demo.localhost:3000' })
  await owner.call(login, { body: { email: demoAccounts.owner, password: DEMO_PASSWORD } })
  await findsShared(owner, channelSeq)
  await findsHistory(owner, { channelSeq, today: seoulDay(clock.now) }, payments)
  const [other] = await add.all<{ channel_seq: ChannelSeq }>(
    'select max(channel_seq) as channel_seq from channels',
  )
  await findsStatements(owner, other?.channel_seq ?? channelSeq)
  await findsPayouts(person(app))
  await checkLedger.visit(await app.contextFor(other?.channel_seq ?? channelSeq))
  expect(await add.all('select what, number from ledger_differences')).toEqual([])
  await app.workOnce()
  const texts = sandboxPhone.messages()
  expect(texts.map(({ kind, imageId }) => [kind, imageId !== null])).toEqual(
    learnersWithPhones.map(() => ['MMS', true]),
  )
})

/** Months in which real money was paid to the second site are closed and paid out; what visitors pay at the sandbox stays apart. */
async function findsStatements(owner: ReturnType<typeof person>, channelSeq: ChannelSeq) {
  const { list } = await owner.call(listSettlements, { channelSeq })
  const closed = list.filter(({ state }) => state !== 'OPEN')
  expect(closed.length).toBeGreaterThanOrEqual(2)
  for (const { feeAmount, isTest, netAmount } of closed) {
    expect(isTest).toBe(false)
    expect(feeAmount).toBe(Math.floor(netAmount * 0.035))
  }
  const [latest, ...earlier] = closed
  expect(latest?.state).toBe('REQUESTED')
  expect(new Set(earlier.map(({ state }) => state))).toEqual(new Set(['PAID']))
  expect(closed.every(({ withholdingAmount }) => withholdingAmount > 0)).toBe(true)
  expect(list.filter(({ state }) => state === 'OPEN').every(({ isTest }) => isTest)).toBe(true)
  const { documents } = await owner.call(listSettlementDocuments, { channelSeq })
  expect(documents.map(({ kind, state }) => [kind, state])).toEqual([
    ['BANK_BOOK', 'APPROVED'],
    ['ID', 'APPROVED'],
  ])
}

/** Somebody pays for a team, and members gave each other a membership: one was accepted and one waits. */
async function findsShared(owner: ReturnType<typeof person>, channelSeq: ChannelSeq) {
  const teams = await owner.call(listTeams, { channelSeq, query: {} })
  expect(teams.list).toMatchObject([{ state: 'ACTIVE', seats: 5, taken: 3 }])
  const gifts = await owner.call(listGifts, { channelSeq, query: {} })
  expect(gifts.list.map(({ state }) => state)).toEqual(['WAITING', 'ACCEPTED'])
}

/** The operator finds a payout that waits and those that were paid. */
async function findsPayouts(operator: ReturnType<typeof person>) {
  await operator.call(login, { body: { email: demoAccounts.operator, password: DEMO_PASSWORD } })
  const { list } = await operator.call(listPayouts, { query: { shelf: 'waiting' } })
  expect(list).toMatchObject([{ siteName: '소담공방', state: 'REQUESTED' }])
  expect((await operator.call(listPayouts, { query: { shelf: 'done' } })).total).toBeGreaterThanOrEqual(1)
}

/** An owner opens no empty screen either: three months of orders, some given back, and what was paid is at the provider. */
async function findsHistory(
  owner: ReturnType<typeof person>,
  { channelSeq, today }: { channelSeq: ChannelSeq; today: string },
  payments: DemoPayment[],
) {
  const read = (page: number) => owner.call(listSales, { channelSeq, query: { page, size: 100 } })
  const orders = [...(await read(1)).list, ...(await read(2)).list]
  expect(orders.length).toBeGreaterThan(90)
  const states = new Set(orders.map(({ state }) => state))
  expect(states).toEqual(new Set(['PAID', 'REFUNDED']))
  const days = orders.map(({ paidAt }) =>
    Math.floor((Date.parse(today) - Date.parse(paidAt ?? '')) / 86_400_000),
  )
  expect(Math.max(...days)).toBeGreaterThan(75)
  expect(Math.min(...days)).toBeLessThan(7)
  // What stored cards paid is at the provider under the number of the charge.
  const charges = payments.filter(({ orderNo, paymentKey }) => orderNo === paymentKey)
  const ofCharges = new Set(charges.map(({ orderName }) => orderName))
  expect(charges.map(({ amount }) => amount).toSorted((one, other) => other - one)).toEqual([
    145_000, 29_000, 29_000,
  ])
  for (const { orderNo, totalAmount, refundedAmount } of orders.filter(({ title }) => !ofCharges.has(title)))
    expect(payments.find((one) => one.orderNo === orderNo)).toMatchObject({
      amount: totalAmount,
      cancelledAmount: refundedAmount,
    })
  const startAt = seoulDay(new Date(Date.parse(today) - 30 * 86_400_000))
  const { baseChannel: rows } = await owner.call(getDashboard, {
    channelSeq,
    query: { startAt, endAt: today },
  })
  expect(rows.reduce((sum, row) => sum + row.paymentAmountKrw, 0)).toBeGreaterThan(500_000)
  expect(rows.filter(({ visitorCount }) => visitorCount > 0).length).toBeGreaterThan(28)
}

/** A newcomer opens no empty screen of a class: something of every kind was done in it. */
async function findsLife(
  learner: ReturnType<typeof person>,
  courseRef: { channelSeq: ChannelSeq; courseSeq: CourseSeq },
) {
  const { lessons } = await learner.call(getClassroom, courseRef)
  expect(new Set(lessons.map((lesson) => lesson.curriculumTypeCd))).toEqual(
    new Set(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']),
  )
  const { list: missions } = await learner.call(listMissions, courseRef)
  expect(missions.map(({ state }) => state)).toEqual(expect.arrayContaining(['APPROVED', 'RETURNED', null]))
  const { pinned, posts } = await learner.call(listClassPosts, { ...courseRef, query: {} })
  expect(pinned).toHaveLength(1)
  expect(posts.some(({ pictures }) => pictures.length > 0)).toBe(true)
  expect(posts.every(({ scope }) => scope === 'PUBLIC')).toBe(true)
  const times = posts.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  const { questions } = await learner.call(listQuestions, { ...courseRef, query: {} })
  expect(new Set(questions.map(({ answeredAt }) => answeredAt === null))).toEqual(new Set([true, false]))
  const { list: rooms } = await learner.call(listChatRooms, courseRef)
  expect(rooms.map(({ writers }) => writers)).toEqual(['ALL', 'STAFF'])
  const { list: boards } = await learner.call(listClassBoards, courseRef)
  expect(boards.map(({ boardTypeCd }) => boardTypeCd)).toEqual(['03', '04', '07'])
  const { channelSeq } = courseRef
  expect((await learner.call(listMyPoints, { channelSeq, query: {} })).balances.point).toBeGreaterThan(500)
}
