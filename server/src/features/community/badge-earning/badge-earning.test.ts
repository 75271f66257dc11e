import { expect, test } from 'vitest'
import * as boards from 'contract/community/boards/api'
import { saveReview } from 'contract/community/reviews/api'
import { listAlarms } from 'contract/messaging/notifications/api'
import * as api from 'contract/people/badges/api'
import type { BadgeKind } from 'contract/people/badges/badges.rules'
import type { BadgeInput } from 'contract/people/badges/schemas'
import type { Person } from '../../../testing/person.ts'
import { aBoard } from '../../../testing/board-world.ts'
import { somebody } from '../../../testing/world.ts'
import { countBadges } from './badge-earning.jobs.ts'

async function aSiteWithBadges() {
  const world = await aBoard()
  const { owner, mina, minaSeq, channelSeq, app } = world
  const save = (badgeKind: BadgeKind, body: Partial<BadgeInput> = {}) =>
    owner.call(api.saveBadge, {
      channelSeq,
      badgeKind,
      body: { isOn: true, icon: 'star', name: '', description: '', threshold: null, ...body },
    })
  async function earned(who: Person = mina) {
    await app.workOnce()
    const list = await who.call(api.listMyBadges, { channelSeq })
    return list.flatMap(({ kind, earnedAt }) => (earnedAt === null ? [] : [kind]))
  }
  async function alarms(who: Person = mina) {
    await app.workOnce()
    const { list } = await who.call(listAlarms, { channelSeq })
    const contents = list.map(({ content }) => JSON.parse(content))
    return contents.filter(({ kind }) => String(kind).startsWith('badge'))
  }
  const ofMina = { channelSeq, userSeq: minaSeq }
  return { ...world, save, earned, alarms, ofMina }
}

// docs/rules.md R-1251, R-1252
test('a first post earns its badge once it is switched on, with one notification, and it stays', async () => {
  const { save, earned, alarms, write, mina, board } = await aSiteWithBadges()
  await write('켜기 전')
  expect(await earned()).toEqual([])
  await save('FIRST_POST', { name: '첫걸음' })
  // Nothing is searched for: it counts when something happens.
  expect(await earned()).toEqual([])
  const boardPostSeq = await write('두 번째')
  expect(await earned()).toEqual(['FIRST_POST'])
  expect(await alarms()).toEqual([{ kind: 'badgeAdded', title: '첫걸음' }])
  await mina.call(boards.removeBoardPost, { ...board, boardPostSeq })
  await write('세 번째')
  expect(await earned()).toEqual(['FIRST_POST'])
  expect(await alarms()).toHaveLength(1)
})

// docs/rules.md R-1315
test('staff earn no badge by what they write, and are given one by hand', async () => {
  const { save, earned, alarms, write, owner, ownerSeq, channelSeq } = await aSiteWithBadges()
  await save('FIRST_POST')
  await save('HONOUR')
  await write('운영 안내', { by: owner })
  expect(await earned(owner)).toEqual([])
  expect(await alarms(owner)).toEqual([])
  await owner.call(api.giveBadge, {
    channelSeq,
    userSeq: ownerSeq,
    body: { kind: 'HONOUR', reason: '열 해 동안 고마워요' },
  })
  expect(await earned(owner)).toEqual(['HONOUR'])
})

// docs/rules.md R-1251
test('reviews and days in a row count', async () => {
  const { save, earned, mina, minaSeq, courseRef, attendSeq, add, app, channelSeq, courseSeq } =
    await aSiteWithBadges()
  await save('REVIEWS', { threshold: 2 })
  await save('STREAK', { threshold: 3 })
  const body = { attendSeq, reviewPoint: 5, description: '어깨가 가벼워졌어요' }
  await mina.call(saveReview, { ...courseRef, body })
  expect(await earned()).toEqual([])
  await save('REVIEWS', { threshold: null })
  for (const day of ['20', '21', '22']) {
    const { curriculum_seq: curriculumSeq } = await add.row<{ curriculum_seq: number }>('curriculums', {
      channel_seq: channelSeq,
      course_seq: courseSeq,
      title: day,
      curriculum_type_cd: '01',
      sort: Number(day),
      created_at: new Date(),
    })
    const at = `2026-11-${day}T14:00:00Z`
    await add.row('curriculum_progress', {
      channel_seq: channelSeq,
      attend_seq: attendSeq,
      curriculum_seq: curriculumSeq,
      state: 'DONE',
      opened_at: at,
      completed_at: at,
      updated_at: at,
    })
  }
  await countBadges.run(await app.contextFor(channelSeq), { userSeq: minaSeq }, new AbortController().signal)
  expect(await earned()).toEqual(['STREAK'])
})

// docs/rules.md R-1253
test('staff give a badge with a reason, and take back only what they gave', async () => {
  const { save, earned, alarms, owner, mina, ofMina, write, visitor } = await aSiteWithBadges()
  expect(await owner.call(api.listMemberBadges, ofMina)).toBeNull()
  const give = (kind: BadgeKind) =>
    owner.call(api.giveBadge, { ...ofMina, body: { kind, reason: '늘 고마워요' } })
  await expect(give('HELPER')).refuses('NOT_FOUND')
  await save('HELPER')
  await save('FIRST_POST')
  await give('HELPER')
  await expect(give('HELPER')).refuses('BADGE_THERE_ALREADY')
  expect(await alarms()).toEqual([{ kind: 'badge_HELPER' }])
  await write('첫 글')
  expect((await earned()).toSorted()).toEqual(['FIRST_POST', 'HELPER'])
  const sheet = await owner.call(api.listMemberBadges, ofMina)
  expect(sheet?.others).toEqual([])
  expect(sheet?.badges.find(({ kind }) => kind === 'HELPER')).toMatchObject({
    reason: '늘 고마워요',
    byName: 'Haru',
  })
  const revoke = (badgeKind: BadgeKind) => owner.call(api.revokeBadge, { ...ofMina, badgeKind })
  await expect(revoke('FIRST_POST')).refuses('BADGE_NOT_GIVEN')
  await revoke('HELPER')
  await give('HELPER')
  expect(await alarms()).toHaveLength(2)
  await expect(mina.call(api.listBadges, { channelSeq: ofMina.channelSeq })).refuses('NOT_ALLOWED')
  await expect(visitor.call(api.listMyBadges, { channelSeq: ofMina.channelSeq })).refuses('SIGN_IN_FIRST')
})

// docs/rules.md R-1252
test('one badge at most stands beside a name, as its member chose, while the site has it', async () => {
  const { save, earned, owner, mina, ofMina, write, read, board, visitor, channelSeq } =
    await aSiteWithBadges()
  await save('FIRST_POST')
  await save('HONOUR', { icon: 'crown', name: '단골' })
  const boardPostSeq = await write('첫 글')
  await mina.call(boards.commentBoardPost, { ...board, boardPostSeq, body: { content: '댓글' } })
  await owner.call(api.giveBadge, { ...ofMina, body: { kind: 'HONOUR', reason: '늘 고마워요' } })
  expect((await earned()).toSorted()).toEqual(['FIRST_POST', 'HONOUR'])
  const choose = (kind: BadgeKind | null) => mina.call(api.chooseBadge, { channelSeq, body: { kind } })
  const beside = async () => {
    const [line] = (await visitor.call(boards.listBoardPosts, { ...board, query: {} })).list
    const { list } = await visitor.call(boards.listBoardComments, { ...board, boardPostSeq })
    return [line, await read(boardPostSeq), list[0]].map((one) => one?.writerBadge?.kind ?? null)
  }
  expect(await beside()).toEqual([null, null, null])
  await choose('FIRST_POST')
  await choose('HONOUR')
  expect(await beside()).toEqual(['HONOUR', 'HONOUR', 'HONOUR'])
  await expect(choose('STREAK')).refuses('NOT_FOUND')
  await save('HONOUR', { isOn: false })
  expect(await beside()).toEqual([null, null, null])
  await save('HONOUR')
  expect(await beside()).toEqual(['HONOUR', 'HONOUR', 'HONOUR'])
  await choose(null)
  expect(await beside()).toEqual([null, null, null])
})

test('what staff alone give comes as a surprise', async () => {
  const { save, add, as, channelSeq } = await aSiteWithBadges()
  await save('HELPER')
  await save('FINISHES', { threshold: 4 })
  const jun = as(await somebody(add, { name: 'Jun', channelSeq }))
  expect(await jun.call(api.listMyBadges, { channelSeq })).toMatchObject([{ kind: 'FINISHES', threshold: 4 }])
})
