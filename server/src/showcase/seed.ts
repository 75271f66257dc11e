import { brandShades } from 'contract/brand'
import type { ChannelSeq, CourseSeq, UploadVodSeq, UserSeq } from 'contract/values'
import { recountLessons } from '../features/curriculum/curriculum.public.ts'
import type { Clock } from '../platform/clock.ts'
import type { ChannelTx, PlatformTx } from '../platform/db/channel-db.ts'
import type { Database } from '../platform/db/database.ts'
import type { Ports } from '../platform/ports.ts'
import { learnerNames, reviewTexts, type DemoClass, type DemoSite } from './content.ts'
import * as rows from './demo.queries.ts'
import { keepPicture } from './keep-picture.ts'
import { onkyul } from './onkyul.ts'
import { drawBanner, drawCover, drawPortrait } from './pictures.ts'
import { sodam } from './sodam.ts'

/** Everybody in the demo may be signed in as; the product prints it at every start. */
export const DEMO_PASSWORD = 'Seodang-2026!'
export const demoAccounts = {
  operator: 'operator@example.com',
  owner: 'owner@example.com',
  learner: 'learner@example.com',
} as const

interface Around {
  database: Database
  ports: Ports
  now: Clock
}
interface Stage {
  tx: ChannelTx
  channelSeq: ChannelSeq
  ports: Ports
  now: Date
  ownerSeq: UserSeq
}
const DAY = 86_400_000
const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY)

/** Fills an empty installation with two sites, once. True when it did. */
export async function seedDemo({ database, ports, now }: Around) {
  if (await rows.hasChannels(database.platform)) return false
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD)
  const moment = now()
  await database.onPlatform(async (tx) => {
    const person = (name: string, email: string, isOperator = false) =>
      rows.insertPerson(tx, { name, email, passwordHash, isOperator, now: moment })
    await person('관리자', demoAccounts.operator, true)
    const ownerSeq = await person('윤하늘', demoAccounts.owner)
    const learners = await addLearners(tx, person)
    for (const site of [onkyul, sodam])
      await addSite(tx, site, { database, ports, now: moment, ownerSeq, learners, person })
  })
  return true
}

interface Learner {
  userSeq: UserSeq
  name: string
  email: string
}
type AddPerson = (name: string, email: string) => Promise<UserSeq>

async function addLearners(_tx: PlatformTx, person: AddPerson): Promise<Learner[]> {
  const learners: Learner[] = []
  for (const [at, name] of learnerNames.entries()) {
    const email = at === 0 ? demoAccounts.learner : `learner${at + 1}@example.com`
    learners.push({ name, email, userSeq: await person(name, email) })
  }
  return learners
}

interface SiteWork {
  database: Database
  ports: Ports
  now: Date
  ownerSeq: UserSeq
  learners: Learner[]
  person: AddPerson
}
async function addSite(
  platform: PlatformTx,
  site: DemoSite,
  { database, ports, now, ownerSeq, learners, person }: SiteWork,
) {
  const { name, address, brandColor, intro, bannerTitle, bannerText, company } = site
  const channelSeq = await rows.insertSite(platform, {
    name,
    address,
    brandColor,
    brandShades: brandShades(brandColor),
    intro,
    bannerTitle,
    bannerText,
    company,
    ownerUserSeq: ownerSeq,
    now: after(now, -120),
  })
  const tx = await database.enter(platform, channelSeq)
  const stage: Stage = { tx, channelSeq, ports, now, ownerSeq }
  const keeping = { storage: ports.storage, channelSeq, uploadedByUserSeq: ownerSeq, createdAt: now }
  await rows.setBanner(tx, channelSeq, await keepPicture(tx, await drawBanner(site.banner), keeping))
  await rows.insertMember(tx, channelSeq, { userSeq: ownerSeq, role: 'OWN', joinedAt: after(now, -120) })
  for (const [at, learner] of learners.entries()) {
    await rows.insertMember(tx, channelSeq, {
      userSeq: learner.userSeq,
      role: null,
      joinedAt: after(now, -100 + at * 3),
    })
  }
  const teachers = await addTeachers(stage, site, person)
  const categories = await addCategories(tx, site)
  const films = new Map<string, UploadVodSeq>()
  for (const [at, one] of site.classes.entries()) {
    const writerUserSeq = teachers.get(one.teacher) ?? ownerSeq
    const channelCategorySeq = categories.get(one.category)
    if (channelCategorySeq !== undefined)
      await addClass(stage, one, { at, writerUserSeq, channelCategorySeq, films, learners })
  }
  await rows.insertNotices(
    tx,
    site.notices
      .map(({ title, text, isPinned = false }, at) => ({
        title,
        content: text,
        isPinned,
        userSeq: ownerSeq,
        at: after(now, -2 - at * 6),
      }))
      .toReversed(),
  )
}

async function addTeachers(
  { tx, channelSeq, ports, now, ownerSeq }: Stage,
  site: DemoSite,
  person: AddPerson,
) {
  const teachers = new Map<string, UserSeq>()
  const keeping = { storage: ports.storage, channelSeq, uploadedByUserSeq: ownerSeq, createdAt: now }
  for (const { key, name, introduction, portrait } of site.teachers) {
    const userSeq = await person(name, `${key}@example.com`)
    const profileImageFileSeq = await keepPicture(tx, await drawPortrait(portrait), keeping)
    await rows.insertMember(tx, channelSeq, {
      userSeq,
      role: 'TCH',
      joinedAt: after(now, -110),
      introduction,
      profileImageFileSeq,
    })
    teachers.set(key, userSeq)
  }
  return teachers
}

async function addCategories(tx: ChannelTx, site: DemoSite) {
  const names = [...new Set(site.classes.map(({ category }) => category))]
  const categories = new Map<string, Awaited<ReturnType<typeof rows.insertCategory>>>()
  for (const [at, name] of names.entries()) categories.set(name, await rows.insertCategory(tx, name, at))
  return categories
}

interface ClassWork {
  at: number
  writerUserSeq: UserSeq
  channelCategorySeq: Awaited<ReturnType<typeof rows.insertCategory>>
  films: Map<string, UploadVodSeq>
  learners: Learner[]
}
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

async function addClass(
  stage: Stage,
  one: DemoClass,
  { at, writerUserSeq, channelCategorySeq, films, learners }: ClassWork,
) {
  const { tx, channelSeq, ports, now, ownerSeq } = stage
  const keeping = { storage: ports.storage, channelSeq, uploadedByUserSeq: ownerSeq, createdAt: now }
  const { courseSeq, classSeq } = await rows.insertCourseRow(
    tx,
    {
      title: one.title,
      subTitle: one.subTitle,
      introduction: one.introduction,
      desc1: '',
      desc2: list(one.audience),
      desc3: list(one.contents),
      channelCategorySeq,
      imageFileSeq: await keepPicture(tx, await drawCover(one.scene), keeping),
      difficultyCd: one.difficultyCd,
      fareCd: one.price === 0 ? '00' : '01',
      price: one.price,
      discountPrice: one.discountPrice ?? null,
      discountEndAt: one.discountDays === undefined ? null : after(now, one.discountDays),
      vodDays: one.vodDays,
      payStartAt: one.payStartDays === undefined ? null : after(now, one.payStartDays),
      payEndAt: one.payEndDays === undefined ? null : after(now, one.payEndDays),
      writerUserSeq,
      publishedAt: after(now, -60 + at * 4),
      sort: at,
    },
    one.seats ? { max: one.seats.max } : null,
  )
  await addLessons(stage, one, { courseSeq, films })
  await recountLessons(tx, courseSeq)
  const count = Math.max(one.seats?.taken ?? 0, one.reviewCount, 4 + ((at * 5) % 12))
  // The learner to be signed in as stays outside of what is full: somebody has to be able to buy.
  const crowd = learners
    .slice(1)
    .map((learner, turn) => learners[1 + ((turn + at * 3) % (learners.length - 1))] ?? learner)
  for (const [turn, learner] of crowd.slice(0, count).entries()) {
    const attendAt = after(now, -40 + turn)
    const attendSeq = await rows.insertPlace(tx, { ...learner, courseSeq, classSeq, attendAt })
    const [reviewPoint, description] = reviewTexts[(turn + at * 4) % reviewTexts.length] ?? [5, '']
    if (turn < one.reviewCount) {
      const createdAt = after(now, -1 - turn * 2 - at / 10)
      await rows.insertReviewRow(tx, {
        attendSeq,
        courseSeq,
        userSeq: learner.userSeq,
        reviewPoint,
        description,
        createdAt,
      })
    }
  }
}

async function addLessons(
  { tx, now, ownerSeq }: Stage,
  one: DemoClass,
  { courseSeq, films }: { courseSeq: CourseSeq; films: Map<string, UploadVodSeq> },
) {
  const lessons: rows.LessonRow[] = []
  const nothing = {
    content: '',
    isPublic: false,
    uploadVodSeq: null,
    offlineStartAt: null,
    offlineEndAt: null,
    addrRoad1: null,
    addrRoad2: null,
  }
  const add = (lesson: Pick<rows.LessonRow, 'curriculumTypeCd' | 'title'> & Partial<rows.LessonRow>) =>
    lessons.push({ ...nothing, courseSeq, createdAt: now, sort: lessons.length + 1, ...lesson })
  for (const { section, title, text, video, isFree = false, place } of one.lessons) {
    if (section) add({ curriculumTypeCd: '01', title: section })
    if (video) {
      const known = films.get(video)
      const uploadVodSeq =
        known ??
        (await rows.insertVideoRow(tx, { originFileName: `${video}.mp4`, uploadedByUserSeq: ownerSeq, now }))
      films.set(video, uploadVodSeq)
      add({ curriculumTypeCd: '02', title, isPublic: isFree, uploadVodSeq })
    } else if (place) {
      const offlineStartAt = new Date(after(now, place.daysFromNow).setUTCHours(22, 0, 0, 0))
      const offlineEndAt = new Date(offlineStartAt.getTime() + place.hours * 3_600_000)
      add({
        curriculumTypeCd: '04',
        title,
        offlineStartAt,
        offlineEndAt,
        addrRoad1: place.address,
        addrRoad2: place.detail,
      })
    } else add({ curriculumTypeCd: '05', title, content: text ?? '', isPublic: isFree })
  }
  await rows.insertLessons(tx, lessons)
}
