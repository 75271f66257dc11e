import { aCinema } from './classroom-world.ts'
import { addClass } from './full-site/class.ts'
import { addLearning } from './full-site/learning.ts'
import { MARK, type World } from './full-site/mark.ts'
import { marksOf } from './full-site/marks.ts'
import { addOrders } from './full-site/orders.ts'
import { addPeople } from './full-site/people.ts'
import { addSite } from './full-site/site.ts'
import { addTalk } from './full-site/talk.ts'

export type FullSite = Awaited<ReturnType<typeof aFullSite>>

/**
 * A site with rows of every kind, each with a text that may show up nowhere else, and everything a caller could name.
 * The rows of a new table stand in the file of its area, which also gives the names of what it added.
 */
export async function aFullSite() {
  const world = await aCinema()
  Object.assign(world.app.ports, { limits: unlimited })
  const site = await addSite(world)
  const orders = await addOrders(world)
  const added = {
    ...site,
    ...orders,
    ...(await addPeople(world)),
    ...(await addClass(world, site.fileSeq)),
    ...(await addLearning(world)),
  }
  await markEverything(world)
  const known = { ...namesOf(world, added), ...added, ...(await addTalk(world)) }
  await world.app.workOnce()
  return { ...world, known, marks: await marksOf(world, known) }
}

const unlimited = {
  allow: () => Promise.resolve(true),
  secondsToWait: () => Promise.resolve(0),
  uncount: () => Promise.resolve(),
}

/** What was there before, under the same mark. */
async function markEverything({ add, channelSeq }: World) {
  for (const statement of [
    `update courses set title = '${MARK}', sub_title = '${MARK}', introduction = '${MARK}', desc1 = '${MARK}'`,
    `update curriculums set title = '${MARK}', content = '${MARK}'`,
    `update enrolments set name = '${MARK}'`,
    `update orders set title = '${MARK}'`,
    `update videos set origin_file_name = '${MARK}'`,
    `update members set introduction = '${MARK}' where channel_seq = ${channelSeq}`,
  ])
    await add.all(statement)
}

/** What callers name besides: rows that the world came with, and fields of what is asked. */
const namesOf = (world: World, { fileSeq, menuSeq, itemSeq }: Added) => ({
  courseSeq: world.courseSeq,
  classSeq: world.classSeq,
  attendSeq: world.attendSeq,
  curriculumSeq: world.videoLesson,
  uploadVodSeq: world.uploadVodSeq,
  captionLanguage: 'ko',
  gateway: 'sandbox',
  code: '800000',
  zipcode: '03045',
  liveStartAt: '2026-12-01 20:00',
  liveEndAt: '2026-12-01 21:00',
  joinUrl: '',
  startUrl: '',
  q: 'a',
  userTypeCd: 'MNG',
  domain: 'class.example',
  alias: 'club',
  kakaoJsKey: '0123456789abcdef0123456789abcdef',
  ...marketing,
  ogImageFileSeq: fileSeq,
  effectiveOn: '2027-01-01',
  homepage: '',
  amount: 30_000,
  totalAmount: 30_000,
  rowVersion: 1,
  agreements: ['terms', 'privacy'],
  phone: '01012345678',
  email: 'somebody@example.com',
  emails: ['mina@example.com'],
  offlineStartTime: '19:30',
  offlineEndTime: '21:00',
  imageFileSeq: fileSeq,
  logoFileSeq: fileSeq,
  bannerFileSeq: fileSeq,
  faviconFileSeq: fileSeq,
  profileImageFileSeq: fileSeq,
  teacherSeqs: [world.ownerSeq],
  courseSeqs: [world.courseSeq],
  attendSeqs: [world.attendSeq],
  change: { kind: 'DAYS', days: 1 },
  curriculumSeqs: [world.curriculumSeq, world.videoLesson, itemSeq],
  afterSeq: world.curriculumSeq,
  parentMenuSeq: menuSeq,
  menuTypeCd: '01',
  externLinkUrl: 'https://example.com',
  menus: [{ menuSeq, subMenus: [] }],
})
type Added = Awaited<ReturnType<typeof addSite>> & Awaited<ReturnType<typeof addClass>>

const marketing = {
  head: '',
  body: '<meta name="a" content="b">',
  moreHosts: [],
  confirmed: [],
  apiKeyId: '01234567-89ab-cdef-0123-456789abcdef',
  messengerKey: '_abc',
  pixels: { ga4: null, meta: null, naver: null, kakao: null },
  chatSecret: null,
}
