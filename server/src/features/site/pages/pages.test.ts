import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import { createMenu } from 'contract/site/menus/api'
import {
  adminPages,
  copyPage,
  createPage,
  getPage,
  getPageByPath,
  getPageDraft,
  listPublishedPages,
  modifyPage,
  publishPage,
  removePage,
  setLogoutMainPage,
  setPageStatus,
} from 'contract/site/pages/api'
import { refusals } from 'contract/site/pages/refusals'
import type { FileSeq } from 'contract/values/ids'
import { withHeadingsInOrder } from './pages.rules.ts'
import { picturesOf } from '../../../testing/pictures-world.ts'
import { aSite } from '../../../testing/world.ts'

const seoSetting = {
  title: '요가원 안내',
  description: '성수동의 작은 요가원',
  keywords: '요가',
  noIndex: false,
  noFollow: false,
  ogTitle: '',
  ogDescription: '',
  ogImageFileSeq: null as FileSeq | null,
}

async function aPage() {
  const site = await aSite()
  const { channelSeq, owner } = site
  const { pageSeq } = await owner.call(createPage, {
    channelSeq,
    body: { path: 'About', title: '요가원 안내' },
  })
  const pageRef = { channelSeq, pageSeq }
  const save = async (part: object = {}) => {
    const { rowVersion, path, title, content } = await owner.call(getPageDraft, pageRef)
    return owner.call(modifyPage, {
      ...pageRef,
      body: { path, title, content, seoSetting, rowVersion, ...part },
    })
  }
  const main = async () => (await site.visitor.call(getChannel, { channelSeq })).logoutMainPageSeq
  return { ...site, pageSeq, pageRef, save, main }
}

test('a page is a draft that only staff see, until it is published', async () => {
  const { channelSeq, mina, owner, pageRef, visitor } = await aPage()
  const about = { channelSeq, query: { path: 'about' } }

  expect(await owner.call(getPageByPath, about)).toMatchObject({
    path: 'About',
    publishStatusCd: '01',
    seoSetting: { noIndex: true, noFollow: true },
  })
  for (const one of [visitor, mina]) await expect(one.call(getPageByPath, about)).refuses('NOT_FOUND')
  await expect(visitor.call(getPage, pageRef)).refuses('NOT_FOUND')
  expect(await visitor.call(listPublishedPages, { channelSeq })).toEqual({ list: [], total: 0 })

  await owner.call(publishPage, pageRef)
  expect(await visitor.call(getPage, pageRef)).toMatchObject({ title: '요가원 안내' })
  expect((await visitor.call(listPublishedPages, { channelSeq })).list).toMatchObject([{ path: 'About' }])
  await owner.call(setPageStatus, { ...pageRef, body: { publishStatusCd: '99' } })
  await expect(visitor.call(getPage, pageRef)).refuses('NOT_FOUND')
})

test("the content is sanitised, and no author overwrites another's version", async () => {
  const { owner, pageRef, save, visitor } = await aPage()
  await save({ content: '<h2>안녕</h2><script>alert(1)</script><img src="https://evil.example/x.png">' })
  await owner.call(publishPage, pageRef)

  expect(await visitor.call(getPage, pageRef)).toMatchObject({ content: '<h2>안녕</h2>', rowVersion: 2 })
  await expect(save({ rowVersion: 1 })).refuses('PAGE_CHANGED')
})

test.each([
  ['한글', 'PAGE_PATH_WRONG'],
  ['a b', 'PAGE_PATH_WRONG'],
  ['Settings', 'PAGE_PATH_RESERVED'],
  ['aBOUT', 'PAGE_PATH_TAKEN'],
] as const)('%s is no address of a new page', async (path, refusal) => {
  const { channelSeq, owner } = await aPage()
  await expect(owner.call(createPage, { channelSeq, body: { path, title: 'x' } })).refuses(refusal)
})

test('menus follow a page to its new path, and are removed with it', async () => {
  const { channelSeq, owner, pageRef, save, visitor } = await aPage()
  const aim = { menuTitle: '안내', menuTypeCd: '00', openTypeCd: '00', visibleTypeCd: '00' } as const
  const to = (path: string) => ({ ...aim, path, externLinkUrl: null })
  const { menuSeq } = await owner.call(createMenu, {
    channelSeq,
    body: { ...to('/p/About'), parentMenuSeq: null },
  })
  await owner.call(createMenu, { channelSeq, body: { ...to('/classes'), parentMenuSeq: menuSeq } })
  const paths = async () => (await visitor.call(getChannel, { channelSeq })).menus.map(({ path }) => path)
  await owner.call(createPage, { channelSeq, body: { path: 'taken', title: 'x' } })

  await expect(save({ path: 'Taken' })).refuses('PAGE_PATH_TAKEN')
  await save({ path: 'guide' })
  expect(await paths()).toEqual(['/p/guide'])
  await owner.call(removePage, pageRef)
  expect(await paths()).toEqual(['/classes'])
  await expect(owner.call(getPageDraft, pageRef)).refuses('NOT_FOUND')
})

test('a published page can be the main page, while it stays published', async () => {
  const { channelSeq, main, owner, pageSeq, pageRef } = await aPage()
  const choose = () => owner.call(setLogoutMainPage, { channelSeq, body: { pageSeq } })

  await expect(choose()).refuses('PAGE_NOT_PUBLISHED')
  await owner.call(publishPage, pageRef)
  expect((await owner.call(adminPages, { channelSeq })).list).toMatchObject([{ noIndex: true }])
  await choose()
  expect(await main()).toBe(pageSeq)
  // As the page at `/` it is visible to search engines.
  expect((await owner.call(adminPages, { channelSeq })).list).toMatchObject([
    { isMain: true, noIndex: false },
  ])
  await owner.call(setPageStatus, { ...pageRef, body: { publishStatusCd: '99' } })
  expect(await main()).toBeNull()
  await owner.call(publishPage, pageRef)
  await choose()
  await owner.call(setLogoutMainPage, { channelSeq, body: { pageSeq: null } })
  expect(await main()).toBeNull()
})

test('headings of a page begin below its title', () => {
  expect(withHeadingsInOrder('<h3>길</h3><p>글</p><h2>표</h2><h3>칸</h3>')).toBe(
    '<h2>길</h2><p>글</p><h2>표</h2><h3>칸</h3>',
  )
})

test('a copy is a draft with its own path', async () => {
  const { owner, pageRef, save } = await aPage()
  await save({ content: '<p>같은 글</p>' })
  await owner.call(publishPage, pageRef)
  const first = await owner.call(copyPage, pageRef)
  const second = await owner.call(copyPage, pageRef)

  const { channelSeq } = pageRef
  expect(await owner.call(getPageDraft, { channelSeq, ...first })).toMatchObject({
    path: 'About-2',
    title: '요가원 안내 (2)',
    content: '<p>같은 글</p>',
    publishStatusCd: '01',
    seoSetting: { description: '성수동의 작은 요가원' },
  })
  expect(await owner.call(getPageDraft, { channelSeq, ...second })).toMatchObject({ path: 'About-3' })
})

test('pictures stay while a page or its copy uses them', async () => {
  const site = await aPage()
  const { channelSeq, owner, pageRef, save } = site
  const { isServed, sent, tidyAfter } = picturesOf(site)
  const [inside, shared] = [await sent(), await sent()]
  await save({
    content: `<p><img src="${inside.url}" alt=""></p>`,
    seoSetting: { ...seoSetting, ogImageFileSeq: shared.fileSeq },
  })
  const copy = await owner.call(copyPage, pageRef)
  await owner.call(removePage, pageRef)
  await tidyAfter({ days: 2 })
  expect([await isServed(inside), await isServed(shared)]).toEqual([true, true])
  expect(await owner.call(getPageDraft, { channelSeq, ...copy })).toMatchObject({
    seoSetting: { ogImage: `/files/${channelSeq}/${shared.fileSeq}/1440.webp` },
  })

  await owner.call(removePage, { channelSeq, ...copy })
  await tidyAfter({ days: 2 })
  expect([await isServed(inside), await isServed(shared)]).toEqual([false, false])
})

test('search engines are notified of published pages that are open to them', async () => {
  const { app, owner, pageRef, save } = await aPage()
  const sitemap = async () =>
    (await app.http.inject({ url: '/sitemap.xml', headers: { host: 'haru.localhost:3000' } })).body
  await owner.call(publishPage, pageRef)
  expect(await sitemap()).not.toContain('/p/About')
  await save()
  expect(await sitemap()).toContain('/p/About')
})

test('only staff with permission change pages', async () => {
  const { channelSeq, otherSite, member, mina, pageRef } = await aPage()
  const teacher = await member('Tea', 'TCH')
  for (const one of [mina, teacher]) {
    await expect(one.call(adminPages, { channelSeq })).refuses('NOT_ALLOWED')
    await expect(one.call(removePage, pageRef)).refuses('NOT_ALLOWED')
  }
  await expect(otherSite.owner.call(getPageDraft, pageRef)).refuses('NOT_CHANNEL_USER')
  await expect(otherSite.owner.call(getPageDraft, { ...pageRef, channelSeq: otherSite.channelSeq })).refuses(
    'NOT_FOUND',
  )
})

test('of simultaneous requests for one path one succeeds, and the others are refused as taken', async () => {
  const { channelSeq, owner } = await aPage()
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      owner.call(createPage, { channelSeq, body: { path: `page${at}`, title: 'x' } }),
    ),
  )
  const move = ({ pageSeq }: (typeof made)[number]) =>
    owner.refusal(modifyPage, {
      channelSeq,
      pageSeq,
      body: { path: 'wanted', title: 'x', content: '', seoSetting, rowVersion: 1 },
    })
  const create = owner.refusal(createPage, { channelSeq, body: { path: 'Wanted', title: 'x' } })

  const codes = (await Promise.all([...made.map(move), create])).map(({ code }) => code)
  expect(codes.filter((code) => code === '000000')).toHaveLength(1)
  expect(codes.filter((code) => code === refusals.PAGE_PATH_TAKEN.code)).toHaveLength(12)
})
