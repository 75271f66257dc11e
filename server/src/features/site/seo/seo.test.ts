import { expect, test } from 'vitest'
import { addNotice } from 'contract/site/notices/api'
import { createPage, getPageDraft, modifyPage, publishPage } from 'contract/site/pages/api'
import { getChannel } from 'contract/site/sites/api'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { getCourse } from 'contract/views/class-page/api'
import * as api from 'contract/site/seo/api'
import { aClass } from '../../../testing/world.ts'

const written = {
  title: '집에서 하는 요가',
  description: '하루 20분',
  keywords: '요가, 명상',
  ogTitle: '',
  ogDescription: '',
  ogImageFileSeq: null,
  noIndex: false,
  noFollow: false,
}

async function aFoundClass() {
  const world = await aClass()
  const { app } = world
  const read = async (url: string, host = 'haru.localhost:3000') => {
    const answer = await app.http.inject({ url, headers: { host } })
    return { status: answer.statusCode, text: answer.body }
  }
  return { ...world, read }
}

test("the owner's SEO texts appear on the site's pages, and indexing can be switched off", async () => {
  const { owner, visitor, channelSeq, read } = await aFoundClass()
  expect((await visitor.call(getChannel, { channelSeq })).seo).toBeNull()
  const kakaoJsKey = '0123456789abcdef0123456789abcdef'
  await owner.call(api.saveSiteSeo, { channelSeq, body: { ...written, kakaoJsKey } })

  expect(await visitor.call(getChannel, { channelSeq })).toMatchObject({
    seo: { title: written.title, keywords: written.keywords, ogImage: null },
    kakaoJsKey,
    noIndex: false,
  })
  expect(await owner.call(api.getSiteSeo, { channelSeq })).toMatchObject({ ...written, kakaoJsKey })

  await owner.call(api.saveSiteSeo, {
    channelSeq,
    body: { ...written, noIndex: true, kakaoJsKey: null },
  })
  expect((await visitor.call(getChannel, { channelSeq })).noIndex).toBe(true)
  expect((await read('/robots.txt')).text).toContain('Disallow: /\n')
  expect((await read('/sitemap.xml')).status).toBe(404)
})

test('omitting the indexing choice means not indexed', async () => {
  const { owner, courseRef } = await aFoundClass()
  const { noIndex: _, noFollow: _too, ...silent } = written
  await owner.call(api.saveCourseSeo, { ...courseRef, body: silent })
  expect((await owner.call(api.getCourseSeo, courseRef)).seo).toMatchObject({
    noIndex: true,
    noFollow: true,
  })
})

test("a course uses its site's SEO settings until it has its own, and again once they are cleared", async () => {
  const { owner, visitor, courseRef, channelSeq } = await aFoundClass()
  const seen = async () => (await visitor.call(getCourse, { ...courseRef, query: {} })).seoSetting
  expect(await seen()).toBeNull()

  await owner.call(api.saveCourseSeo, { ...courseRef, body: written })
  expect(await seen()).toMatchObject({ title: written.title, noIndex: false })
  const { list, total } = await owner.call(api.listCourseSeo, { channelSeq, query: { publicCd: '00' } })
  expect([total, list[0]?.seo?.title]).toEqual([1, written.title])

  await owner.call(api.clearCourseSeo, courseRef)
  expect(await seen()).toBeNull()
})

test('pages are listed by their status, each with its texts for search engines', async () => {
  const { owner, visitor, channelSeq, otherSite } = await aFoundClass()
  const pages = []
  for (const path of ['about', 'teachers', 'draft']) {
    const { pageSeq } = await owner.call(createPage, { channelSeq, body: { path, title: path } })
    pages.push(pageSeq)
    if (path !== 'draft') await owner.call(publishPage, { channelSeq, pageSeq })
  }
  const [pageSeq] = pages
  if (pageSeq === undefined) throw new Error('no page')
  const { rowVersion } = await owner.call(getPageDraft, { channelSeq, pageSeq })
  const page = { path: 'about', title: 'about', content: '<p>x</p>', rowVersion }
  await owner.call(modifyPage, { channelSeq, pageSeq, body: { ...page, seoSetting: written } })

  const list = (query: { page?: number; size?: number; publishStatusCd?: '01' }) =>
    owner.call(api.listPageSeo, { channelSeq, query })
  const first = await list({ size: 1 })
  expect(first).toMatchObject({
    total: 2,
    list: [{ path: 'about', seo: { title: written.title, noIndex: false } }],
  })
  expect((await list({ size: 1, page: 2 })).list).toMatchObject([
    { path: 'teachers', seo: { title: '', noIndex: true } },
  ])
  expect(await list({ publishStatusCd: '01' })).toMatchObject({ total: 1, list: [{ path: 'draft' }] })
  const there = { channelSeq: otherSite.channelSeq, query: {} }
  expect(await otherSite.owner.call(api.listPageSeo, there)).toEqual({ list: [], total: 0 })
  await expect(visitor.call(api.listPageSeo, { channelSeq, query: {} })).refuses('SIGN_IN_FIRST')
})

test('the site map lists public pages, and nothing that is not indexed', async () => {
  const { owner, courseRef, courseSeq, read } = await aFoundClass()
  const address = `<loc>http://haru.localhost:3000/classes/${courseSeq}</loc>`
  expect((await read('/sitemap.xml')).text).toContain(address)
  expect((await read('/robots.txt')).text).toContain('Sitemap: http://haru.localhost:3000/sitemap.xml')
  expect((await read('/sitemaps/1.xml')).text).toContain(address)
  expect((await read('/sitemaps/0.xml')).status).toBe(404)

  await owner.call(api.saveCourseSeo, { ...courseRef, body: { ...written, noIndex: true } })
  expect((await read('/sitemap.xml')).text).not.toContain(address)
  await owner.call(api.clearCourseSeo, courseRef)
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  expect((await read('/sitemap.xml')).text).not.toContain(address)
})

test('notices are a feed, newest first', async () => {
  const { owner, channelSeq, clock, read } = await aFoundClass()
  for (const title of ['첫 소식', '휴무 & 안내']) {
    await owner.call(addNotice, { channelSeq, body: { title, content: '<p>본문</p>' } })
    clock.pass({ minutes: 1 })
  }
  const { text } = await read('/notices/rss.xml')
  expect([...text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    '휴무 &amp; 안내',
    '첫 소식',
  ])
  expect((await read('/notices/rss.xml', 'localhost:3000')).status).toBe(404)
})

test("another site's picture and course are NOT_FOUND", async () => {
  const { owner, otherSite, courseRef, channelSeq, courseSeq } = await aFoundClass()
  const there = { channelSeq: otherSite.channelSeq, courseSeq }
  await expect(otherSite.owner.call(api.saveCourseSeo, { ...there, body: written })).refuses(
    'CLASS_NOT_FOUND',
  )
  await expect(otherSite.owner.call(api.getCourseSeo, there)).refuses('CLASS_NOT_FOUND')
  await expect(otherSite.owner.call(api.clearCourseSeo, there)).refuses('CLASS_NOT_FOUND')
  const foreign = { ...written, ogImageFileSeq: 999_999 as never }
  await expect(owner.call(api.saveCourseSeo, { ...courseRef, body: foreign })).refuses('NOT_FOUND')
  const site = { channelSeq, body: { ...foreign, kakaoJsKey: null } }
  await expect(owner.call(api.saveSiteSeo, site)).refuses('NOT_FOUND')
})

test('managers read, only the owner changes; instructors and learners do neither', async () => {
  const { member, mina, courseRef, channelSeq } = await aFoundClass()
  const manager = await member('Mo', 'MNG')
  expect((await manager.call(api.getSiteSeo, { channelSeq })).title).toBe('')
  await expect(manager.call(api.saveCourseSeo, { ...courseRef, body: written })).refuses('NOT_ALLOWED')
  for (const one of [mina, await member('Tea', 'TCH')])
    await expect(one.call(api.getSiteSeo, { channelSeq })).refuses('NOT_ALLOWED')
})
