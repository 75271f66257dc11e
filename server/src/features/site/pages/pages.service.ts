import { publishStatuses, type PublishStatusCd } from 'contract/values/type-codes'
import type { SitePageDraft } from 'contract/site/pages/schemas'
import { checkPagePath } from 'contract/site/pages/pages.rules'
import type { ChannelSeq, PageSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { sayChannelChanged } from '../../../platform/realtime/bus.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockLogoutMainPage, setLogoutMainPage } from '../sites/sites.public.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { cleanTexts } from '../../system/files/rich-texts.public.ts'
import { followPage, forgetPage } from '../menus/menus.public.ts'
import {
  deletePage,
  findPageByPath,
  findPages,
  findPictures,
  insertPage,
  lockPage,
  replacePictures,
  updatePage,
  updateStatus,
} from './pages.queries.ts'
import { copyOf, seoOf } from './pages.rules.ts'

/** A new page is a draft without content. */
export function createPage(ctx: MemberContext, { path, title }: { path: string; title: string }) {
  requireFine(path)
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const page = await insertPage(tx, { path, title, now: ctx.now() })
    if (!page) throw refuse('PAGE_PATH_TAKEN')
    return page
  })
}

/** Updates menus and image references with the page. PAGE_CHANGED when a newer version was saved. */
export async function savePage(ctx: MemberContext, pageSeq: PageSeq, draft: SitePageDraft) {
  const { channelSeq } = ctx
  const { path, title, rowVersion } = draft
  const { ogImageFileSeq, ...seoSetting } = draft.seoSetting
  const saved = await ctx.transaction(async (tx) => {
    const before = await lockPage(tx, pageSeq)
    if (!before) throw refuse('NOT_FOUND')
    if (before.rowVersion !== rowVersion) throw refuse('PAGE_CHANGED')
    if (path !== before.path) await move(tx, { ...before, channelSeq }, path)
    const shown = await findPictures(tx, pageSeq)
    const { texts, fileSeqs: pictures } = await cleanTexts(ctx, tx, {
      texts: { content: draft.content },
      shown,
    })
    await replaceImages(tx, {
      before: [before.ogImageFileSeq, ...shown],
      after: [ogImageFileSeq, ...pictures],
      now: ctx.now(),
    })
    await replacePictures(tx, pageSeq, pictures)
    const next = { rowVersion: rowVersion + 1, updatedAt: ctx.now() }
    await updatePage(tx, pageSeq, { path, title, ...texts, seoSetting, ogImageFileSeq, ...next })
    return { rowVersion: next.rowVersion }
  })
  sayChannelChanged(ctx.ports.bus, channelSeq)
  return saved
}

interface Moving {
  channelSeq: ChannelSeq
  pageSeq: PageSeq
  path: string
}
/** Serializes two requests for the same path. */
async function move(tx: ChannelTx, { channelSeq, pageSeq, path: from }: Moving, to: string) {
  requireFine(to)
  await lockChannel(tx, channelSeq)
  const other = await findPageByPath(tx, to)
  if (other && other.pageSeq !== pageSeq) throw refuse('PAGE_PATH_TAKEN')
  await followPage(tx, from, to)
}

function requireFine(path: string) {
  const objection = checkPagePath(path)
  if (objection === 'FORM') throw refuse('PAGE_PATH_WRONG')
  if (objection === 'RESERVED') throw refuse('PAGE_PATH_RESERVED')
}

export function copyPage(ctx: MemberContext, pageSeq: PageSeq) {
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const page = await lockPage(tx, pageSeq)
    if (!page) throw refuse('NOT_FOUND')
    const taken = new Set((await findPages(tx)).map(({ path }) => path.toLowerCase()))
    const { content, seoSetting, ogImageFileSeq } = page
    const copy = await insertPage(tx, {
      ...copyOf(page, taken),
      content,
      seoSetting: seoSetting ?? null,
      ogImageFileSeq,
      now,
    })
    if (!copy) throw refuse('PAGE_PATH_TAKEN')
    const pictures = await findPictures(tx, pageSeq)
    await replaceImages(tx, { before: [], after: [ogImageFileSeq, ...pictures], now })
    await replacePictures(tx, copy.pageSeq, pictures)
    return copy
  })
}

export async function removePage(ctx: MemberContext, pageSeq: PageSeq) {
  await ctx.transaction(async (tx) => {
    const page = await lockPage(tx, pageSeq)
    if (!page) throw refuse('NOT_FOUND')
    const before = [page.ogImageFileSeq, ...(await findPictures(tx, pageSeq))]
    await replaceImages(tx, { before, after: [], now: ctx.now() })
    await leaveMain(ctx, tx, pageSeq)
    await forgetPage(tx, page.path)
    await deletePage(tx, pageSeq)
  })
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return null
}

/** An unpublished page cannot be the main page. */
export async function setStatus(ctx: MemberContext, pageSeq: PageSeq, publishStatusCd: PublishStatusCd) {
  await ctx.transaction(async (tx) => {
    if (!(await updateStatus(tx, pageSeq, { publishStatusCd, updatedAt: ctx.now() })))
      throw refuse('NOT_FOUND')
    if (publishStatusCd !== publishStatuses.published) await leaveMain(ctx, tx, pageSeq)
  })
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return null
}

type LockedPage = NonNullable<Awaited<ReturnType<typeof lockPage>>> & { pageSeq: PageSeq }

/** The page at `/` is what search engines find of a site; hiding it again is a separate choice. R-204 */
async function showToSearch(ctx: MemberContext, tx: ChannelTx, page: LockedPage) {
  const { pageSeq, path, title, content, ogImageFileSeq, rowVersion } = page
  const { ogImage: _, ...seo } = seoOf(page.seoSetting, null)
  if (!seo.noIndex && !seo.noFollow) return
  const seoSetting = { ...seo, noIndex: false, noFollow: false }
  const next = { rowVersion: rowVersion + 1, updatedAt: ctx.now() }
  await updatePage(tx, pageSeq, { path, title, content, seoSetting, ogImageFileSeq, ...next })
}

export async function setMainPage(ctx: MemberContext, pageSeq: PageSeq | null) {
  await ctx.transaction(async (tx) => {
    if (pageSeq !== null) {
      const page = await lockPage(tx, pageSeq)
      if (!page) throw refuse('NOT_FOUND')
      if (page.publishStatusCd !== publishStatuses.published) throw refuse('PAGE_NOT_PUBLISHED')
      await showToSearch(ctx, tx, { ...page, pageSeq })
    }
    await setLogoutMainPage(tx, ctx.channelSeq, pageSeq)
  })
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return null
}

async function leaveMain(ctx: MemberContext, tx: ChannelTx, pageSeq: PageSeq) {
  if ((await lockLogoutMainPage(tx, ctx.channelSeq)) === pageSeq)
    await setLogoutMainPage(tx, ctx.channelSeq, null)
}
