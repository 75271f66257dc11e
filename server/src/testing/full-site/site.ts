import { addNotice } from 'contract/site/notices/api'
import { createCategory } from 'contract/teaching/courses/api'
import { createMenu } from 'contract/site/menus/api'
import { createPage, modifyPage, publishPage } from 'contract/site/pages/api'
import { saveKeywords } from 'contract/site/terminology/api'
import type { FileSeq } from 'contract/values/ids'
import { noon } from '../world.ts'
import { MARK, ofSite, type World } from './mark.ts'

/** Everybody may have a page at it. */
const PAGE_PATH = 'about'

const MARKED_SEO = { title: MARK, description: MARK, keywords: MARK, ogTitle: MARK, ogDescription: MARK }

/** What the site says and has of its own: notices, pages, words, texts in force, names, ways in, visits. */
export async function addSite(world: World) {
  const { owner, channelSeq } = world
  const { channelCategorySeq } = await owner.call(createCategory, { channelSeq, body: { name: MARK } })
  const { postSeq } = await owner.call(addNotice, { channelSeq, body: { title: MARK, content: MARK } })
  const named = { one: MARK, many: MARK }
  await owner.call(saveKeywords, { channelSeq, body: { words: { ko: { class: named }, en: {}, jp: {} } } })
  const { fileSeq } = await addFile(world)
  await showAtSite(world, fileSeq)
  await addWaysIn(world)
  await addSnippets(world)
  await addSiteCodeReview(world)
  await addVisits(world)
  return {
    channelCategorySeq,
    postSeq,
    fileSeq,
    path: PAGE_PATH,
    ...(await addOwnPages(world, fileSeq)),
    ...(await addLegalText(world)),
    ...(await addNames(world)),
  }
}

async function addFile(world: World) {
  const { file_seq: fileSeq } = await world.add.row<{ file_seq: FileSeq }>('files', {
    ...ofSite(world),
    kind: 'course',
    storage_key: MARK,
    widths: [400],
    origin_file_name: MARK,
    content_type: 'image/webp',
    file_size: 10,
    uploaded_by_user_seq: world.ownerSeq,
    created_at: noon,
  })
  await world.app.ports.storage.write(`${MARK}/400.webp`, Buffer.from(MARK))
  return { fileSeq }
}

const showAtSite = ({ add, channelSeq }: World, ogImageFileSeq: FileSeq) =>
  add.all('update channels set seo = $2 where channel_seq = $1', [
    channelSeq,
    JSON.stringify({ ...MARKED_SEO, noIndex: false, noFollow: false, ogImageFileSeq }),
  ])

/** A page with a picture, and the menu that leads to it. */
async function addOwnPages({ owner, channelSeq }: World, fileSeq: FileSeq) {
  const titled = { path: PAGE_PATH, title: MARK }
  const { pageSeq } = await owner.call(createPage, { channelSeq, body: titled })
  const body = {
    ...titled,
    content: `<p>${MARK}<img src="/files/${channelSeq}/${fileSeq}/400.webp"></p>`,
    seoSetting: { ...MARKED_SEO, ogImageFileSeq: fileSeq },
    rowVersion: 1,
  }
  await owner.call(modifyPage, { channelSeq, pageSeq, body })
  await owner.call(publishPage, { channelSeq, pageSeq })
  const aim = { menuTypeCd: '00', externLinkUrl: null, openTypeCd: '00', visibleTypeCd: '00' } as const
  const menu = { ...aim, menuTitle: MARK, path: `/p/${PAGE_PATH}`, parentMenuSeq: null }
  const { menuSeq } = await owner.call(createMenu, { channelSeq, body: menu })
  return { menuSeq, pageSeq }
}

/** What roles may, and what signing in through others needs. */
async function addWaysIn(world: World) {
  const { add } = world
  const here = ofSite(world)
  const decision = { role: 'MNG', permission_key: 'SITE_REVIEW_UPDATE', is_allowed: true }
  await add.row('role_permissions', { ...here, ...decision })
  await add.row('social_secrets', {
    ...here,
    provider: 'KAK',
    client_secret: MARK,
    app_id: '900001',
    updated_at: noon,
  })
  await add.row('social_tickets', {
    ...here,
    ticket_hash: MARK,
    kind: 'STATE',
    provider: 'KAK',
    browser_hash: MARK,
    sealed: MARK,
    created_at: noon,
    expires_at: noon,
  })
  await add.row('chat_secrets', { ...here, sealed: MARK, updated_at: noon })
}

async function addSnippets(world: World) {
  for (const version of [1, 2]) {
    const written = { head: `<meta name="${MARK}" content="x">`, body: '', more_hosts: '[]' }
    const saved = { saved_by_user_seq: world.ownerSeq, created_at: noon }
    await world.add.row('snippet_versions', { ...ofSite(world), version, ...written, ...saved })
  }
}

/** What the operator decides about code of sites lies beside the sites: it is for the operator, and for its own site. */
async function addSiteCodeReview(world: World) {
  await world.add.row('site_code_reviews', {
    ...ofSite(world),
    version: 1,
    status: 'REFUSED',
    requested_at: noon,
    requested_by_user_seq: world.ownerSeq,
    reason: MARK,
    decided_at: noon,
    decided_by_user_seq: world.ownerSeq,
  })
}

async function addVisits(world: World) {
  const { add } = world
  const here = ofSite(world)
  await add.row('visitor_hours', { ...here, hour: noon, client_id: crypto.randomUUID(), page_views: 1 })
  await add.row('referrer_days', { ...here, base_date: '2026-11-21', host: MARK, visits: 1 })
  await add.row('page_days', { ...here, base_date: '2026-11-21', path: `/p/${MARK}`, page_views: 1 })
}

async function addLegalText(world: World) {
  await world.add.row('legal_texts', {
    ...ofSite(world),
    kind: 'terms',
    version: 2,
    is_standard: false,
    body: MARK,
    summary: MARK,
    is_adverse: false,
    needs_consent: true,
    effective_at: noon,
    published_at: noon,
    published_by_user_seq: world.ownerSeq,
  })
  return { termsKind: 'terms', version: 2 }
}

/** Addresses of its own: a domain, and words behind it. */
async function addNames(world: World) {
  const { add } = world
  const here = ofSite(world)
  await add.row('service_aliases', { ...here, alias: MARK, name: MARK, created_at: noon })
  await add.row('former_service_aliases', { ...here, former: `old-${MARK}`, alias: MARK, created_at: noon })
  const { domain_seq: domainSeq } = await add.row<{ domain_seq: number }>('channel_domains', {
    ...here,
    domain: `${MARK}.example`,
    verify_token: MARK,
    requested_at: noon,
    pending_since: noon,
  })
  return { domainSeq, serviceAlias: MARK }
}
