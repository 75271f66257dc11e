import { addNotice } from 'contract/boards'
import { getLesson, play } from 'contract/classroom'
import { addCurriculum } from 'contract/curriculum'
import { addChatRoom, enterChatRoom, sendChatMessage } from 'contract/chats'
import { commentClassPost, writeClassPost } from 'contract/class-posts'
import { reportClassPost } from 'contract/class-reports'
import { createCategory } from 'contract/courses'
import { likeCourse } from 'contract/likes'
import { markAttendances } from 'contract/attendances'
import { attendLive } from 'contract/live'
import { createMenu } from 'contract/menus'
import { refundOrder } from 'contract/orders'
import { saveMemberMemos } from 'contract/members'
import { setMarketingConsent } from 'contract/marketing'
import { subscribePush } from 'contract/push'
import { answerQuestion, askQuestion } from 'contract/questions'
import { saveReview } from 'contract/reviews'
import { createPage, modifyPage, publishPage } from 'contract/site-pages'
import type { FileSeq } from 'contract/values'
import { inviteMembers, listInvitations } from 'contract/roles'
import { inviteToClass } from 'contract/class-staff'
import { saveKeywords } from 'contract/site-words'
import { hashOf } from '../platform/auth/tokens.ts'
import { aCinema } from './classroom-world.ts'
import { comeBack, pressPay } from './orders-world.ts'
import { aBrowser } from './push-world.ts'
import { noon } from './world.ts'

export const MARK = 'only-on-haru'
/** Everybody may have a page at it. */
const PAGE_PATH = 'about'
export type FullSite = Awaited<ReturnType<typeof aFullSite>>

/** A site with rows of every kind, each with a text that may show up nowhere else, and everything a caller could name. */
export async function aFullSite() {
  const world = await aCinema()
  const { add, house, mina, owner, member, place, channelSeq, courseSeq, classSeq, attendSeq, ownerSeq } =
    world
  Object.assign(house.ports, { limits: { allow: () => Promise.resolve(true) } })
  const { channelCategorySeq } = await owner.call(createCategory, { channelSeq, body: { name: MARK } })
  const { postSeq } = await owner.call(addNotice, { channelSeq, body: { title: MARK, content: MARK } })
  const named = { one: MARK, many: MARK }
  await owner.call(saveKeywords, { channelSeq, body: { words: { ko: { class: named }, en: {}, jp: {} } } })
  const words = { attendSeq, reviewPoint: 5, description: MARK }
  const { evaluationSeq } = await mina.call(saveReview, { ...place, body: words })
  const { file_seq: fileSeq } = await add.row<{ file_seq: FileSeq }>('files', {
    channel_seq: channelSeq,
    kind: 'course',
    storage_key: MARK,
    widths: [400],
    origin_file_name: MARK,
    content_type: 'image/webp',
    file_size: 10,
    uploaded_by_user_seq: ownerSeq,
    created_at: noon,
  })
  await house.ports.storage.write(`${MARK}/400.webp`, Buffer.from(MARK))
  const { menuSeq, pageSeq } = await addOwnPages(world, fileSeq)
  const jun = await member('Jun')
  const { orderNo } = await pressPay(jun, place, { name: MARK })
  await comeBack(jun, place, orderNo)
  const kai = await member('Kai')
  const refunded = await pressPay(kai, place, { name: MARK })
  await comeBack(kai, place, refunded.orderNo)
  await owner.call(refundOrder, { channelSeq, orderNo: refunded.orderNo, body: { reason: MARK } })
  await owner.call(saveMemberMemos, {
    channelSeq,
    body: { members: [{ userSeq: world.minaSeq, memo: MARK }] },
  })
  const invited = { email: `${MARK}@example.com`, userTypeCd: 'TCH', memo: MARK }
  await owner.call(inviteMembers, { channelSeq, body: { members: [invited] } })
  const asked = { userTypeCd: 'CMG', to: { email: `class-${MARK}@example.com` } }
  await owner.call(inviteToClass, { ...place, body: asked })
  const { list: invitations } = await owner.call(listInvitations, { channelSeq })
  const browser = aBrowser(MARK)
  await mina.call(subscribePush, { channelSeq, body: browser.subscription })
  await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  const itemSeq = await addLive(world)
  const { playId } = await mina.call(play, world.lesson)
  await mina.call(getLesson, world.lesson)
  const here = { channel_seq: channelSeq }
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
  const { submission_seq: submissionSeq } = await add.row<{ submission_seq: number }>('mission_submissions', {
    ...here,
    course_seq: courseSeq,
    curriculum_seq: world.curriculumSeq,
    attend_seq: attendSeq,
    user_seq: world.minaSeq,
    state: 'SUBMITTED',
    content: MARK,
    submitted_at: noon,
  })
  await add.row('mission_comments', {
    ...here,
    submission_seq: submissionSeq,
    user_seq: ownerSeq,
    is_staff: true,
    content: MARK,
    created_at: noon,
  })
  await add.row('curriculum_files', {
    ...here,
    curriculum_seq: world.curriculumSeq,
    file_seq: fileSeq,
    sort: 1,
  })
  await mina.call(likeCourse, place)
  await add.row('course_staff', { ...here, course_seq: courseSeq, user_seq: ownerSeq })
  const { course_review_seq: courseReviewSeq } = await add.row<{ course_review_seq: number }>(
    'course_reviews',
    {
      ...here,
      course_seq: courseSeq,
      title: MARK,
      submitted_by_user_seq: ownerSeq,
      submitted_at: noon,
      auto_publish_at: noon,
    },
  )
  await add.row('retained_orderers', {
    ...here,
    order_seq: (await add.all<{ seq: number }>('select min(order_seq) as seq from orders'))[0]?.seq,
    sealed: MARK,
    purge_at: noon,
  })
  await add.row('payment_webhooks', { ...here, gateway: 'sandbox', event_id: MARK, received_at: noon })
  await add.row('user_agreements', { ...here, user_seq: ownerSeq, kind: 'terms', created_at: noon })
  for (const version of [1, 2]) {
    const written = { head: `<meta name="${MARK}" content="x">`, body: '', more_hosts: '[]' }
    const saved = { saved_by_user_seq: ownerSeq, created_at: noon }
    await add.row('snippet_versions', { ...here, version, ...written, ...saved })
  }
  await add.row('service_aliases', { ...here, alias: MARK, name: MARK, created_at: noon })
  await add.row('former_service_aliases', { ...here, former: `old-${MARK}`, alias: MARK, created_at: noon })
  await add.row('point_entries', {
    ...here,
    user_seq: world.minaSeq,
    kind: 'POINT',
    amount: 10,
    source_type: 'STAFF',
    reason: MARK,
    by_user_seq: ownerSeq,
    created_at: noon,
  })
  await add.row('certificate_rules', { ...here, course_seq: courseSeq, min_percent: 90 })
  await add.row('certificates', {
    ...here,
    attend_seq: attendSeq,
    course_seq: courseSeq,
    certificate_no: 'HARU-2345-MARK',
    issued_at: noon,
  })
  await add.row('chat_secrets', { ...here, sealed: MARK, updated_at: noon })
  await add.row('visitor_hours', { ...here, hour: noon, client_id: crypto.randomUUID(), page_views: 1 })
  await add.row('referrer_days', { ...here, base_date: '2026-11-21', host: MARK, visits: 1 })
  await add.row('page_days', { ...here, base_date: '2026-11-21', path: `/p/${MARK}`, page_views: 1 })
  await add.row('course_seo', {
    ...here,
    course_seq: courseSeq,
    title: MARK,
    no_index: false,
    no_follow: false,
    updated_at: noon,
  })
  await add.row('course_settings', {
    ...here,
    course_seq: courseSeq,
    floating_label: MARK,
    event_fields: JSON.stringify([{ key: 'one', title: MARK, type: 'text', value: MARK }]),
    updated_at: noon,
  })
  const code = { event_code: MARK, label: MARK, created_at: noon }
  await add.row('course_entry_codes', { ...here, course_seq: courseSeq, ...code })
  await add.row('invite_codes', {
    ...here,
    referer_code: 'c0ffee'.repeat(3),
    course_seq: courseSeq,
    user_seq: world.minaSeq,
    created_at: noon,
  })
  await add.row('invites', {
    ...here,
    course_seq: courseSeq,
    user_seq: ownerSeq,
    inviter_user_seq: world.minaSeq,
    opened_at: noon,
  })
  await add.row('legal_texts', {
    ...here,
    kind: 'terms',
    version: 2,
    is_standard: false,
    body: MARK,
    summary: MARK,
    is_adverse: false,
    needs_consent: true,
    effective_at: noon,
    published_at: noon,
    published_by_user_seq: ownerSeq,
  })
  const { domain_seq: domainSeq } = await add.row<{ domain_seq: number }>('channel_domains', {
    ...here,
    domain: `${MARK}.example`,
    verify_token: MARK,
    requested_at: noon,
    pending_since: noon,
  })
  for (const statement of [
    `update courses set title = '${MARK}', sub_title = '${MARK}', introduction = '${MARK}', desc1 = '${MARK}'`,
    `update curriculums set title = '${MARK}', content = '${MARK}'`,
    `update enrolments set name = '${MARK}'`,
    `update orders set title = '${MARK}'`,
    `update videos set origin_file_name = '${MARK}'`,
    `update members set introduction = '${MARK}' where channel_seq = ${channelSeq}`,
  ])
    await add.all(statement)
  await add.row('video_captions', {
    ...here,
    upload_vod_seq: world.uploadVodSeq,
    caption_language: 'ko',
    content: `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${MARK}\n`,
    cue_count: 1,
    origin_file_name: `${MARK}.srt`,
    updated_at: noon,
  })
  const { questionSeq, answerSeq } = await addQuestion(world)
  const { classPostSeq, classCommentSeq } = await addClassPost(world)
  const { chatRoomSeq, chatMessageSeq } = await addChat(world)
  await house.workOnce()

  const names = {
    chatRoomSeq,
    chatMessageSeq,
    classPostSeq,
    classCommentSeq,
    questionSeq,
    answerSeq,
    courseSeq,
    courseReviewSeq,
    classSeq,
    attendSeq,
    evaluationSeq,
    channelCategorySeq,
    fileSeq,
    postSeq,
    orderNo,
    menuSeq,
    pageSeq,
    userSeq: world.minaSeq,
    invitationSeq: invitations[0]?.invitationSeq,
  }
  const known = {
    ...names,
    curriculumSeq: world.videoLesson,
    uploadVodSeq: world.uploadVodSeq,
    captionLanguage: 'ko',
    gateway: 'sandbox',
    code: '800000',
    itemSeq,
    i: itemSeq,
    zipcode: '03045',
    liveStartAt: '2026-12-01 20:00',
    liveEndAt: '2026-12-01 21:00',
    joinUrl: '',
    startUrl: '',
    q: 'a',
    userTypeCd: 'MNG',
    domainSeq,
    submissionSeq,
    domain: 'class.example',
    certificateNo: 'HARU-2345-MARK',
    serviceAlias: MARK,
    eventCode: MARK,
    refererCode: 'c0ffee'.repeat(3),
    alias: 'club',
    termsKind: 'terms',
    version: 2,
    kakaoJsKey: '0123456789abcdef0123456789abcdef',
    ...marketingOf(),
    ogImageFileSeq: fileSeq,
    effectiveOn: '2027-01-01',
    homepage: '',
    ...browser.subscription,
    browser: hashOf(browser.subscription.endpoint),
    playId,
    paymentKey: `key-${orderNo}`,
    amount: 30_000,
    totalAmount: 30_000,
    rowVersion: 1,
    agreements: ['terms', 'privacy'],
    phone: '01012345678',
    email: 'somebody@example.com',
    imageFileSeq: fileSeq,
    logoFileSeq: fileSeq,
    bannerFileSeq: fileSeq,
    faviconFileSeq: fileSeq,
    profileImageFileSeq: fileSeq,
    teacherSeqs: [ownerSeq],
    courseSeqs: [courseSeq],
    attendSeqs: [attendSeq],
    change: { kind: 'DAYS', days: 1 },
    curriculumSeqs: [world.curriculumSeq, world.videoLesson, itemSeq],
    afterSeq: world.curriculumSeq,
    path: PAGE_PATH,
    parentMenuSeq: menuSeq,
    menuTypeCd: '01',
    externLinkUrl: 'https://example.com',
    menus: [{ menuSeq, subMenus: [] }],
  }
  return { ...world, known, marks: await marksOf(world, { playId, orderNo }) }
}

const marketingOf = () => ({
  head: '',
  body: '<meta name="a" content="b">',
  moreHosts: [],
  confirmed: [],
  apiKeyId: '01234567-89ab-cdef-0123-456789abcdef',
  messengerKey: '_abc',
  pixels: { ga4: null, meta: null, naver: null, kakao: null },
  chatSecret: null,
})
/** A post with a picture and a comment below, that was reported; and a picture behind the first of the class. */
async function addClassPost({ add, mina, owner, place, minaSeq }: World) {
  const body = { content: MARK }
  const { channelSeq, courseSeq } = place
  const picture = { channel_seq: channelSeq, course_seq: courseSeq, sort: 1, alt_text: MARK }
  const { file_seq } = await add.row<{ file_seq: FileSeq }>('files', {
    channel_seq: channelSeq,
    kind: 'post',
    storage_key: `${MARK}/post`,
    widths: [400],
    origin_file_name: MARK,
    content_type: 'image/webp',
    file_size: 10,
    uploaded_by_user_seq: minaSeq,
    created_at: noon,
  })
  const pictures = [{ fileSeq: file_seq, altText: MARK }]
  const { classPostSeq } = await mina.call(writeClassPost, { ...place, body: { ...body, pictures } })
  await add.row('course_pictures', { ...picture, file_seq })
  const report = { reason: 'OTHER' as const, description: MARK }
  await owner.call(reportClassPost, { ...place, classPostSeq, body: report })
  const { classCommentSeq } = await owner.call(commentClassPost, { ...place, classPostSeq, body })
  return { classPostSeq, classCommentSeq }
}
/** A secret question that was answered. */
async function addQuestion({ owner, mina, place }: World) {
  const body = { content: MARK, isSecret: true }
  const { questionSeq } = await mina.call(askQuestion, { ...place, body })
  const { answerSeq } = await owner.call(answerQuestion, { ...place, questionSeq, body: { content: MARK } })
  return { questionSeq, answerSeq }
}
/** A room of the class, and what Mina said there. */
async function addChat({ owner, mina, place }: World) {
  const { chatRoomSeq } = await owner.call(addChatRoom, { ...place, body: { name: MARK } })
  await mina.call(enterChatRoom, { ...place, chatRoomSeq })
  const body = { clientKey: crypto.randomUUID(), content: MARK }
  const { chatMessageSeq } = await mina.call(sendChatMessage, { ...place, chatRoomSeq, body })
  return { chatRoomSeq, chatMessageSeq }
}
/** A live lesson that begins in ten minutes, and Mina in it. */
async function addLive({ owner, mina, place, attendSeq }: World) {
  const live = {
    curriculumTypeCd: '00' as const,
    title: MARK,
    liveStartAt: '2026-11-21 12:10:00',
    liveEndAt: '2026-11-21 13:10:00',
    joinUrl: `https://zoom.us/j/85912345678?pwd=${MARK}`,
  }
  const { curriculumSeq: itemSeq } = await owner.call(addCurriculum, { ...place, body: live })
  await mina.call(attendLive, { ...place, itemSeq })
  await owner.call(markAttendances, {
    ...place,
    body: { i: itemSeq, attendSeqs: [attendSeq], isPresent: true },
  })
  return itemSeq
}

/** A page with a picture, and the menu that leads to it. */
async function addOwnPages({ owner, channelSeq }: World, fileSeq: FileSeq) {
  const titled = { path: PAGE_PATH, title: MARK }
  const { pageSeq } = await owner.call(createPage, { channelSeq, body: titled })
  const body = {
    ...titled,
    content: `<p>${MARK}<img src="/files/${channelSeq}/${fileSeq}/400.webp"></p>`,
    seoSetting: {
      title: MARK,
      description: MARK,
      keywords: MARK,
      ogTitle: MARK,
      ogDescription: MARK,
      ogImageFileSeq: fileSeq,
    },
    rowVersion: 1,
  }
  await owner.call(modifyPage, { channelSeq, pageSeq, body })
  await owner.call(publishPage, { channelSeq, pageSeq })
  const aim = { menuTypeCd: '00', externLinkUrl: null, openTypeCd: '00', visibleTypeCd: '00' } as const
  const menu = { ...aim, menuTitle: MARK, path: `/p/${PAGE_PATH}`, parentMenuSeq: null }
  const { menuSeq } = await owner.call(createMenu, { channelSeq, body: menu })
  return { menuSeq, pageSeq }
}

type World = Awaited<ReturnType<typeof aCinema>>
/**
 * What may be seen nowhere but on this site: the text in its rows, its people's names, and every number its rows bear
 * that no row of another site bears too. Numbers count from far away, so a bare one says which row it names.
 */
async function marksOf({ add, channelSeq }: World, { playId, orderNo }: { playId: string; orderNo: string }) {
  const columns = await add.all<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' and table_name in
       (select table_name from information_schema.columns where column_name = 'channel_seq')`,
  )
  const numbers: string[] = []
  for (const { table, column } of columns) {
    const text = `select ${column}::text as number from ${table} where channel_seq = $1`
    const rows = await add.all<{ number: string }>(text, [channelSeq])
    numbers.push(...rows.map(({ number }) => number))
  }
  const people = await add.all<{ name: string; number: string }>(
    `select name, user_seq::text as number from users where user_seq in
       (select user_seq from members where channel_seq = $1)`,
    [channelSeq],
  )
  return { texts: [MARK, playId, orderNo], numbers, people }
}

/** The marks an answer bears. Whoever asks may be told of themselves. */
export function marksIn(answer: string, { texts, numbers, people }: FullSite['marks'], asker = '') {
  const others = people.filter(({ name }) => name !== asker)
  const bare = new Set(answer.match(/\d+/g))
  return [
    ...texts.filter((text) => answer.includes(text)),
    ...[...numbers, ...others.map(({ number }) => number)].filter((number) => bare.has(number)),
    ...others.filter(({ name }) => answer.includes(`"${name}"`)).map(({ name }) => name),
  ]
}
