import { expect, test } from 'vitest'
import { getChannelAuth, getChannelUser, joinChannel } from 'contract/people/members/membership.api'
import { signup } from 'contract/people/sign-in/api'
import { listJoinedChannels } from 'contract/people/members/my-sites.api'
import { listTeachers } from 'contract/teaching/course-staff/api'
import { newcomer } from '../../../testing/accounts-world.ts'
import { person } from '../../../testing/person.ts'
import { aSite, somebody } from '../../../testing/world.ts'

const body = { agreements: ['terms' as const, 'privacy' as const, 'marketing' as const] }

test('a user with an account joins a site, once, and the managers are notified', async () => {
  const { add, as, channelSeq, app } = await aSite()
  const haneul = as(await somebody(add, { name: 'Haneul' }))
  expect(await haneul.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: false })

  await haneul.call(joinChannel, { channelSeq, body })
  await haneul.call(joinChannel, { channelSeq, body })
  await app.workOnce()

  expect(await haneul.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: true })
  expect(await haneul.call(getChannelAuth, { channelSeq })).toEqual({
    roles: [],
    userTypeCd: null,
    classes: [],
  })
  expect((await haneul.call(listJoinedChannels, {})).list.map((site) => site.channelSeq)).toEqual([
    channelSeq,
  ])
  expect(await add.all("select alarm_type from alarms where alarm_type = '20'")).toHaveLength(1)
  expect(await add.all('select 1 from members where marketing_agreed_at is not null')).toHaveLength(1)
})

test('signing up on a site joins it', async () => {
  const { app, channelSeq, otherSite } = await aSite()
  const haru = person(app, { host: 'haru.localhost:3000' })
  await haru.call(signup, { body: { ...newcomer, channelSeq } })
  expect(await haru.call(getChannelUser, { channelSeq })).toEqual({ isChannelUser: true })
  await expect(haru.call(getChannelUser, otherSite)).refuses('SIGN_IN_ELSEWHERE')
})

test('a site that does not exist cannot be joined, and nothing is opened', async () => {
  const { app, add } = await aSite()
  const haru = person(app)
  await expect(haru.call(signup, { body: { ...newcomer, channelSeq: 999 as never } })).refuses('NOT_FOUND')
  expect(await add.all(`select 1 from users where email = '${newcomer.email}'`)).toEqual([])
})

test('joining requires both consents, and a signed-in user', async () => {
  const { visitor, add, as, channelSeq } = await aSite()
  await expect(visitor.call(joinChannel, { channelSeq, body })).refuses('SIGN_IN_FIRST')
  const haneul = as(await somebody(add, { name: 'Haneul' }))
  const half = { agreements: ['terms' as const] }
  await expect(haneul.call(joinChannel, { channelSeq, body: half })).refuses('BAD_INPUT')
})

test('verified staff can be added as instructors, those of other sites cannot', async () => {
  const { owner, member, channelSeq } = await aSite()
  await member('Teacher', 'TCH')
  await member('Manager', 'MNG')
  const { list } = await owner.call(listTeachers, { channelSeq })
  expect(list.map(({ name }) => name)).toEqual(['Haru', 'Teacher'])
})
