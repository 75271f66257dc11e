import { addNotice, removeNotice } from 'contract/site/notices/api'
import type { PublishStatusCd } from 'contract/values/type-codes'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { createCategory } from 'contract/teaching/courses/api'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import * as pages from 'contract/site/pages/api'
import { searchSite } from 'contract/views/search/api'
import { expect, test } from 'vitest'
import { aClass } from '../../../testing/world.ts'

/** A course with a text, an instructor, a category and a notice of its own. */
async function aSite() {
  const world = await aClass()
  const { add, owner, visitor, channelSeq, courseSeq, ownerSeq } = world
  const { channelCategorySeq } = await owner.call(createCategory, { channelSeq, body: { name: '호흡 명상' } })
  await add.row('course_staff', { channel_seq: channelSeq, course_seq: courseSeq, user_seq: ownerSeq })
  await add.all("update users set name = '윤하늘' where user_seq = $1", [ownerSeq])
  await add.all(
    `update courses set title = '저녁 요가', sub_title = '', channel_category_seq = $2,
       desc1 = '<p>들숨과 <b>날숨</b>을&nbsp;고르게</p>' where course_seq = $1`,
    [courseSeq, channelCategorySeq],
  )
  const notice = (title: string, content: string) =>
    owner.call(addNotice, { channelSeq, body: { title, content, isPinned: false, tellsMembers: false } })
  const { postSeq } = await notice('연말 휴무 안내', '<p>12월 31일에는 매트를 접어요</p>')
  const found = async (q: string) => {
    const answer = await visitor.call(searchSite, { channelSeq, query: { q } })
    return Object.fromEntries(
      Object.entries(answer).flatMap(([kind, { total }]) => (total > 0 ? [[kind, total]] : [])),
    )
  }
  return { ...world, postSeq, found, channelCategorySeq }
}

test('a word is found in titles, names, categories, notices and descriptions, ignoring spaces', async () => {
  const { found, visitor, channelSeq, courseSeq } = await aSite()
  expect(await found('저녁요가')).toEqual({ classes: 1 })
  expect(await found('윤하늘')).toEqual({ teachers: 1 })
  expect(await found('ㅎㄴ')).toEqual({ teachers: 1 })
  expect(await found('명상')).toEqual({ categories: 1 })
  expect(await found('휴무')).toEqual({ notices: 1 })
  expect(await found('매트를')).toEqual({ notices: 1 })
  expect(await found('날숨을 고르게')).toEqual({ texts: 1 })
  expect(await found('없는 말')).toEqual({})
  const { texts, teachers } = await visitor.call(searchSite, { channelSeq, query: { q: '날숨' } })
  expect(texts.list).toMatchObject([{ courseSeq, title: '저녁 요가', excerpt: '들숨과 날숨 을 고르게' }])
  expect(teachers.list).toEqual([])
})

test('private and deleted content, and that of other sites, is not found', async () => {
  const { found, owner, channelSeq, courseSeq, postSeq, otherSite, visitor, courseRef } = await aSite()
  const there = { channelSeq: otherSite.channelSeq, query: { q: '날숨' } }
  expect((await visitor.call(searchSite, there)).texts.total).toBe(0)
  expect(await found('%')).toEqual({})

  await owner.call(saveEtc, { ...courseRef, body: { courseTutorShowYn: 'N' } })
  expect(await found('윤하늘')).toEqual({})
  await owner.call(removeNotice, { channelSeq, postSeq })
  expect(await found('휴무')).toEqual({})
  await owner.call(setCoursePublic, { channelSeq, courseSeq, body: { publicCd: '99' } })
  expect([await found('날숨'), await found('저녁'), await found('명상')]).toEqual([{}, {}, {}])
})

test('an edited text is found by its current words', async () => {
  const { found, add, courseSeq } = await aSite()
  await add.all("update courses set desc1 = '<p>달리기</p>' where course_seq = $1", [courseSeq])
  expect(await found('날숨')).toEqual({})
  expect(await found('달리')).toEqual({ texts: 1 })
})

/** A published page of the site. */
async function aSitePage() {
  const world = await aSite()
  const { owner, channelSeq } = world
  const { pageSeq } = await owner.call(pages.createPage, {
    channelSeq,
    body: { path: 'visit', title: '오시는 길' },
  })
  const {
    pageSeq: _,
    updatedAt: _at,
    isMain: _is,
    publishStatusCd: _cd,
    ...draft
  } = await owner.call(pages.getPageDraft, { channelSeq, pageSeq })
  const { ogImage: _image, ...seo } = draft.seoSetting
  const say = (content: string, rowVersion: number) =>
    owner.call(pages.modifyPage, {
      channelSeq,
      pageSeq,
      body: { ...draft, content, rowVersion, seoSetting: { ...seo, ogImageFileSeq: null } },
    })
  const show = (publishStatusCd: PublishStatusCd) =>
    owner.call(pages.setPageStatus, { channelSeq, pageSeq, body: { publishStatusCd } })
  const { rowVersion } = await say('<p>은행나무 <b>골목</b> 끝에 있어요</p>', draft.rowVersion)
  return { ...world, pageSeq, say, show, rowVersion }
}

test('a published page of the site is found by its title and current text', async () => {
  const { found, visitor, channelSeq, pageSeq, say, show, rowVersion, otherSite } = await aSitePage()
  await show('00')
  expect(await found('오시는길')).toEqual({ pages: 1 })
  expect(await found('은행나무')).toEqual({ pages: 1 })
  const { pages: pageGroup } = await visitor.call(searchSite, { channelSeq, query: { q: '골목' } })
  expect(pageGroup.list).toEqual([
    { pageSeq, path: 'visit', title: '오시는 길', excerpt: expect.stringContaining('골목') },
  ])
  const there = { channelSeq: otherSite.channelSeq, query: { q: '은행나무' } }
  expect((await visitor.call(searchSite, there)).pages.total).toBe(0)
  await say('<p>시장 입구에 있어요</p>', rowVersion)
  expect(await found('은행나무')).toEqual({})
  expect(await found('시장')).toEqual({ pages: 1 })
})

test('nobody finds draft, private and removed pages, not even their editors', async () => {
  const { found, owner, channelSeq, pageSeq, show } = await aSitePage()
  const byOwner = async () =>
    (await owner.call(searchSite, { channelSeq, query: { q: '은행나무' } })).pages.total
  expect([await found('은행나무'), await byOwner()]).toEqual([{}, 0])
  await show('99')
  expect([await found('은행나무'), await byOwner()]).toEqual([{}, 0])
  await show('00')
  expect(await found('은행나무')).toEqual({ pages: 1 })
  await owner.call(pages.removePage, { channelSeq, pageSeq })
  expect(await found('은행나무')).toEqual({})
})

test('hundreds of hidden matches do not displace visible ones', async () => {
  const { found, add, channelSeq, ownerSeq } = await aSite()
  await add.all(
    `insert into courses (channel_seq, title, sub_title, desc1, state, public_cd, fare_cd, price, writer_user_seq, created_at, updated_at)
     select $1, 'draft ' || n, '', '<p>날숨</p>', 'DRAFT', '99', '00', 0, $2, now(), now() from generate_series(1, 250) n`,
    [channelSeq, ownerSeq],
  )
  await add.all(
    `insert into posts (channel_seq, board_seq, user_seq, title, content, created_at, updated_at, deleted_at)
     select $1, board_seq, $2, 'old ' || n, '<p>매트</p>', now(), now(), now()
     from boards, generate_series(1, 250) n where boards.channel_seq = $1 and board_type_cd = '02' and is_system`,
    [channelSeq, ownerSeq],
  )
  await add.all(
    `insert into site_pages (channel_seq, path, title, content, publish_status_cd, created_at, updated_at)
     select $1, 'draft-' || n, 'draft ' || n, '<p>은행나무</p>', case n when 1 then '00' else '01' end, now(), now()
     from generate_series(1, 250) n`,
    [channelSeq],
  )
  // Each of these has both pairs of letters, but not one after the other.
  await add.all(
    `insert into posts (channel_seq, board_seq, user_seq, title, content, created_at, updated_at)
     select $1, board_seq, $2, 'near ' || n, '<p>매트 트를</p>', now(), now()
     from boards, generate_series(1, 250) n where boards.channel_seq = $1 and board_type_cd = '02' and is_system`,
    [channelSeq, ownerSeq],
  )
  expect(await found('날숨')).toEqual({ texts: 1 })
  expect(await found('은행나무')).toEqual({ pages: 1 })
  expect(await found('매트를')).toEqual({ notices: 1 })
})
