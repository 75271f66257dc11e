import { login } from 'contract/accounts'
import { listNotices } from 'contract/boards'
import { listCourses } from 'contract/courses'
import { listCurriculum } from 'contract/curriculum'
import { listMyCourses } from 'contract/enrolments'
import { listReviews } from 'contract/reviews'
import type { ChannelSeq } from 'contract/values'
import { expect, test } from 'vitest'
import { person } from '../testing/person.ts'
import { aHouse } from '../testing/world.ts'
import { ongyeol } from './ongyeol/site.ts'
import { DEMO_PASSWORD, demoAccounts, seedDemo } from './seed.ts'

// Drawing every picture in every size takes its time.
const patience = { timeout: 120_000 }

test('an empty installation is filled once, and a visitor finds all of it', patience, async () => {
  const { house, ports, clock, add } = await aHouse()
  const around = { database: house.database, ports, now: () => clock.now }

  expect(await seedDemo(around)).toBe(true)
  expect(await seedDemo(around)).toBe(false)

  const visitor = person(house, { host: 'demo.localhost:3000' })
  const [site] = await add.all<{ channel_seq: string }>(
    "select channel_seq from channels where address = 'demo'",
  )
  const channelSeq = Number(site?.channel_seq) as ChannelSeq
  const { list, total } = await visitor.call(listCourses, { channelSeq, query: { size: 50 } })
  expect(total).toBe(ongyeol.classes.length)
  expect(list.every(({ imageUrl }) => imageUrl !== null)).toBe(true)
  for (const told of ongyeol.classes) {
    const found = list.find(({ title }) => title === told.title)
    expect(found).toMatchObject({ attendCount: told.learners, reviewCount: told.reviews.length })
    if (!found) continue
    const { courseSeq } = found
    const curriculum = await visitor.call(listCurriculum, { channelSeq, courseSeq })
    expect(curriculum.list.map(({ title }) => title)).toEqual(told.lessons.map(({ title }) => title))
    const { reviews } = await visitor.call(listReviews, { channelSeq, courseSeq, query: {} })
    expect(reviews[0]?.description).toBe(told.reviews[0]?.[1])
  }
  await visitor.call(login, { body: { email: demoAccounts.learner, password: DEMO_PASSWORD } })
  const { list: mine } = await visitor.call(listMyCourses, { channelSeq })
  expect(mine.map(({ title }) => title).toSorted()).toEqual(
    ongyeol.classes.flatMap(({ title, done }) => (done === undefined ? [] : [title])).toSorted(),
  )
  expect(mine.map(({ percent }) => percent).toSorted((left, right) => left - right)).toEqual([14, 100])
  const notices = await visitor.call(listNotices, { channelSeq, query: {} })
  expect(notices.total).toBe(ongyeol.notices.length)
})
