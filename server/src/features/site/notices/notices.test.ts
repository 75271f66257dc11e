import { expect, test } from 'vitest'
import * as api from 'contract/site/notices/api'
import { aSite } from '../../../testing/world.ts'

async function aBoard() {
  const site = await aSite()
  const { owner, visitor, channelSeq, clock } = site
  async function post(title: string, input: { content?: string; isPinned?: boolean } = {}) {
    clock.pass({ minutes: 1 })
    const body = { title, content: '<p>본문</p>', ...input }
    return (await owner.call(api.addNotice, { channelSeq, body })).postSeq
  }
  const titles = async (query: object = {}) =>
    (await visitor.call(api.listNotices, { channelSeq, query })).list.map(({ title }) => title)
  return { ...site, post, titles }
}

test('everybody reads a notice, sanitised, with its neighbours', async () => {
  const { post, visitor, channelSeq } = await aBoard()
  const first = await post('첫째')
  const second = await post('둘째', { content: '<p>안녕</p><script>x()</script>' })
  const third = await post('셋째')

  expect(await visitor.call(api.getNotice, { channelSeq, postSeq: second })).toMatchObject({
    title: '둘째',
    content: '<p>안녕</p>',
    writerName: 'Haru',
    previous: { postSeq: first },
    next: { postSeq: third },
  })
  expect(await visitor.call(api.getNotice, { channelSeq, postSeq: first })).toMatchObject({
    previous: null,
  })
})

test('pinned notices come first, then the newest; a percent sign is no wildcard', async () => {
  const { post, titles } = await aBoard()
  await post('고정', { isPinned: true })
  await post('할인 50%')
  await post('휴무')

  expect(await titles()).toEqual(['고정', '휴무', '할인 50%'])
  expect(await titles({ q: '%' })).toEqual(['할인 50%'])
  expect(await titles({ page: 2, size: 2 })).toEqual(['할인 50%'])
})

test('a notice is changed and removed', async () => {
  const { post, titles, owner, visitor, channelSeq } = await aBoard()
  const postSeq = await post('휴무')
  await owner.call(api.saveNotice, {
    channelSeq,
    postSeq,
    body: { title: '새 휴무', content: 'x', isPinned: true },
  })
  expect(await titles()).toEqual(['새 휴무'])
  const rewritten = { title: '새\u200B\r\n 휴무', content: '<p>내일까지</p>' }
  await owner.call(api.saveNotice, { channelSeq, postSeq, body: rewritten })
  expect(await visitor.call(api.getNotice, { channelSeq, postSeq })).toMatchObject({
    title: '새 휴무',
    isPinned: true,
  })
  const empty = owner.call(api.saveNotice, {
    channelSeq,
    postSeq,
    body: { title: 'x', content: '<p></p>' },
  })
  await expect(empty).refuses('BAD_INPUT')

  await owner.call(api.removeNotice, { channelSeq, postSeq })
  expect(await titles()).toEqual([])
  await expect(visitor.call(api.getNotice, { channelSeq, postSeq })).refuses('NOT_FOUND')
  await expect(owner.call(api.removeNotice, { channelSeq, postSeq })).refuses('NOT_FOUND')
})

test('learners, teachers, visitors and other sites write nothing', async () => {
  const { post, mina, member, visitor, otherSite, owner, channelSeq } = await aBoard()
  const postSeq = await post('휴무')
  const body = { title: 'x', content: 'x' }
  for (const one of [mina, await member('Tea', 'TCH')]) {
    await expect(one.call(api.addNotice, { channelSeq, body })).refuses('NOT_ALLOWED')
    await expect(one.call(api.removeNotice, { channelSeq, postSeq })).refuses('NOT_ALLOWED')
  }
  await expect(visitor.call(api.saveNotice, { channelSeq, postSeq, body })).refuses('SIGN_IN_FIRST')
  const there = { channelSeq: otherSite.channelSeq, postSeq }
  await expect(otherSite.owner.call(api.saveNotice, { ...there, body })).refuses('NOT_FOUND')
  await expect(otherSite.owner.call(api.getNotice, there)).refuses('NOT_FOUND')
  const empty = { channelSeq, body: { title: ' ', content: 'x' } }
  await expect(owner.call(api.addNotice, empty)).refuses('BAD_INPUT')
})
