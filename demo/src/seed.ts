import { brandShades } from 'contract/site/sites/brand'
import type { UploadVodSeq, UserSeq } from 'contract/values/ids'
import type { Clock } from 'server/src/platform/clock.ts'
import type { ChannelTx, PlatformTx } from 'server/src/platform/db/channel-db.ts'
import type { Database } from 'server/src/platform/db/database.ts'
import type { Ports } from 'server/src/platform/ports.ts'
import type { BillingStore } from 'server/src/sandbox-provider/billing-store.ts'
import { openMenus } from 'server/src/features/site/menus/menus.public.ts'
import { learnerNames, learnersWithPhones, type DemoSite } from './content.ts'
import * as rows from './demo.queries.ts'
import { drawAll, type Drawings } from './drawings.ts'
import { keepPicture } from './keep-picture.ts'
import { known } from './known.ts'
import type { Cast, Player } from './living/acting.ts'
import { liveOn, type MadeSite } from './living/seed-activity.ts'
import { ongyeol } from './ongyeol/site.ts'
import { after, startOfMonth } from './moments.ts'
import { addCoupon } from './coupons.ts'
import { addClass, type Learner, type Stage } from './seed-class.ts'
import type { DemoPayment } from './sales.ts'
import { insertPlatformAccount, joinBeforeEnrolling } from './sales.queries.ts'
import { sodam } from './sodam.ts'
import { addVisits } from './visits.ts'

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
  /** Records payments at the sandbox provider; absent where it takes no money. */
  keepPayments?: (payments: DemoPayment[]) => Promise<void>
  /** What the sandbox provider knows of stored cards; absent where it charges none. */
  cards?: BillingStore
}
const OWNER_NAME = '윤하늘'
const OPERATOR_NAME = '관리자'

/** Fills an empty installation with two sites, once. True when it did. */
export async function seedDemo({ database, ports, now, keepPayments, cards }: Around) {
  if (await rows.hasChannels(database.platform)) return false
  const sites = [ongyeol, sodam]
  const drawings = await drawAll(sites)
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD)
  const moment = now()
  const around = { database, ports, hasSandbox: keepPayments !== undefined }
  return database.onPlatform(async (tx) => {
    // Several processes may start at once: one fills, the others wait and find it filled.
    await rows.lockSeeding(tx)
    if (await rows.hasChannels(tx)) return false
    const person = (name: string, email: string, { isOperator = false, phone = null }: About = {}) =>
      rows.insertPerson(tx, { name, email, phone, passwordHash, isOperator, now: moment })
    const operatorSeq = await person(OPERATOR_NAME, demoAccounts.operator, { isOperator: true })
    const operator = { userSeq: operatorSeq, name: OPERATOR_NAME, email: demoAccounts.operator }
    const ownerSeq = await person(OWNER_NAME, demoAccounts.owner)
    const learners = await addLearners(person)
    const made: MadeSite[] = []
    for (const site of sites)
      made.push(await addSite(tx, site, { ...around, now: moment, ownerSeq, learners, person, drawings }))
    // Before the commit: an order whose payment the provider does not know could never be given back.
    for (const site of made)
      await liveOn({ database, platform: tx, cards }, { ...site, owner: OWNER_NAME, operator })
    await cards?.save()
    await keepPayments?.(made.flatMap(({ stage }) => stage.sold))
    return true
  })
}

interface About {
  isOperator?: boolean
  phone?: string | null
}
type AddPerson = (name: string, email: string, about?: About) => Promise<UserSeq>

async function addLearners(person: AddPerson): Promise<Learner[]> {
  const learners: Learner[] = []
  for (const [at, name] of learnerNames.entries()) {
    const email = at === 0 ? demoAccounts.learner : `learner${at + 1}@example.com`
    const phone = learnersWithPhones.includes(name) ? phoneOf(at) : null
    learners.push({ name, email, userSeq: await person(name, email, { phone }) })
  }
  return learners
}

/** Numbers that nobody has, so that nobody is called. */
const phoneOf = (at: number) => `0100000${String(at + 1).padStart(4, '0')}`

interface SiteWork {
  database: Database
  ports: Ports
  hasSandbox: boolean
  now: Date
  ownerSeq: UserSeq
  learners: Learner[]
  person: AddPerson
  drawings: Drawings
}
async function addSite(
  platform: PlatformTx,
  site: DemoSite,
  { database, ports, hasSandbox, now, ownerSeq, learners, person, drawings }: SiteWork,
): Promise<MadeSite> {
  const { name, address, brandColor, intro, bannerTitle, bannerText, company, templateCd = 'basic' } = site
  const channelSeq = await rows.insertSite(platform, {
    name,
    address,
    brandColor,
    brandShades: brandShades(brandColor),
    intro,
    bannerTitle,
    bannerText,
    templateCd,
    company,
    ownerUserSeq: ownerSeq,
    now: after(now, -120),
  })
  const tx = await database.enter(platform, channelSeq)
  const coupon = await addCoupon(tx, now)
  const stage: Stage = {
    tx,
    channelSeq,
    ports,
    now,
    ownerSeq,
    drawings,
    hasSandbox,
    sold: [],
    coupon,
    former: site.hadAccount && hasSandbox ? await formerAccount(tx, now) : null,
  }
  await rows.setBanner(tx, channelSeq, await keepPicture(stage, known(drawings.banners, site.banner)))
  await rows.insertMember(tx, channelSeq, { userSeq: ownerSeq, role: 'OWN', joinedAt: after(now, -120) })
  for (const [at, learner] of learners.entries()) {
    await rows.insertMember(tx, channelSeq, {
      userSeq: learner.userSeq,
      role: null,
      joinedAt: after(now, -100 + at * 3),
    })
  }
  await openMenus(tx)
  if (site.page) await rows.insertPage(tx, site.page, now)
  const teachers = await addTeachers(stage, site, person)
  const categories = await addCategories(tx, site)
  const videos = new Map<string, UploadVodSeq>()
  const classes: MadeSite['classes'] = []
  for (const [at, one] of site.classes.entries()) {
    const writerUserSeq = teachers.get(one.teacher) ?? ownerSeq
    const channelCategorySeq = categories.get(one.category)
    if (channelCategorySeq === undefined) continue
    const made = await addClass(stage, one, { at, writerUserSeq, channelCategorySeq, videos, learners })
    classes.push({ ...made, title: one.title, one, life: one.life })
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
  await joinBeforeEnrolling(tx)
  await addVisits(
    stage,
    classes.map(({ courseSeq }) => courseSeq),
  )
  const cast = castOf(site, { ownerSeq, learners, teachers })
  return {
    stage,
    cast,
    classes,
    gifts: site.gifts,
    packages: site.packages,
    challenge: site.challenge,
    memberships: site.memberships,
    teams: site.teams,
    membershipGifts: site.membershipGifts,
    levels: site.levels,
    badges: site.badges,
    form: site.form,
    news: site.news,
    text: site.text,
    boards: site.boards,
    rooms: site.rooms,
  }
}

const formerAccount = async (tx: ChannelTx, now: Date) => ({
  until: startOfMonth(now),
  merchantSeq: await insertPlatformAccount(tx, after(now, -120)),
})

function castOf(
  { teachers: introduced }: DemoSite,
  {
    ownerSeq,
    learners,
    teachers,
  }: Pick<SiteWork, 'ownerSeq' | 'learners'> & { teachers: Map<string, UserSeq> },
): Cast {
  const owner: Player = { userSeq: ownerSeq, name: OWNER_NAME, email: demoAccounts.owner, role: 'OWN' }
  const members = learners.map((learner): Player => ({ ...learner, role: null }))
  const staff = introduced.flatMap(({ key, name }): Player[] => {
    const userSeq = teachers.get(key)
    return userSeq === undefined ? [] : [{ userSeq, name, email: `${key}@example.com`, role: 'TCH' }]
  })
  return new Map([...members, ...staff, owner].map((one) => [one.name, one]))
}

/** Who owns the sites teaches too, as the same person. */
async function addTeachers(stage: Stage, site: DemoSite, person: AddPerson) {
  const { tx, channelSeq, now, ownerSeq } = stage
  const teachers = new Map<string, UserSeq>()
  for (const { key, name, introduction, portrait } of site.teachers) {
    const isOwner = name === OWNER_NAME
    const userSeq = isOwner ? ownerSeq : await person(name, `${key}@example.com`)
    if (!isOwner) {
      await rows.insertMember(tx, channelSeq, { userSeq, role: 'TCH', joinedAt: after(now, -110) })
    }
    const profileImageFileSeq = await keepPicture(stage, known(stage.drawings.portraits, portrait))
    await rows.setFace(tx, userSeq, { introduction, profileImageFileSeq })
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
