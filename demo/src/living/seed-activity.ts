import { saveEtc } from 'contract/teaching/courses/settings.api'
import { changeEtc } from 'server/src/features/teaching/courses/course-settings.service.ts'
import type { BillingStore } from 'server/src/sandbox-provider/billing-store.ts'
import type { PlatformTx } from 'server/src/platform/db/channel-db.ts'
import type { Database } from 'server/src/platform/db/database.ts'
import { seoulTime } from '../moments.ts'
import type { DemoClass } from '../content.ts'
import { storedCards } from '../stored-cards.ts'
import type { MadeClass, Stage } from '../seed-class.ts'
import type { Operator } from './payouts.ts'
import { awardBadges, type DemoBadges } from './badges.ts'
import { addCommunityMenus, writeOnBoards, writeOnSiteBoards } from './boards.ts'
import { closeEarlierMonths } from './statements.ts'
import { actingIn, type Cast, type Scene } from './acting.ts'
import { fetchCertificates, getInLine, giveAll, markMeetings } from './attending.ts'
import { publishAndAnswer, type DemoForm } from './forms.ts'
import { addItems, finishLessons } from './lessons.ts'
import type { ClassLife, DemoGift, DemoRoom, DemoSiteBoard, When } from './life.ts'
import { runChallenge, type DemoChallenge } from './challenge.ts'
import { rankMembers, type DemoLevel } from './levels.ts'
import { prepareNews, type DemoNews } from './news.ts'
import { sellByMonth, type DemoMembership } from './memberships.ts'
import { sellTogether, type DemoPackage } from './packages.ts'
import { buyTeam, giveMembership, type DemoMembershipGift, type DemoTeam } from './teams-and-gifts.ts'
import { sendText, type DemoText } from './texts.ts'
import { askQuestions, openRooms, talkIn, talkOnSite, writePosts } from './talk.ts'
import { handInAll } from './works.ts'

/** Before anything that happened. */
const BEGINNING: When = [-4, '09:00']

/** Memberships were on sale before anybody paid for one. */
const BEFORE_MEMBERSHIPS: When = [-12, '09:00']

/** Creates the activity of a class: enrolments before what learners write, posts before their comments. */
async function seedActivity(scene: Scene, life: ClassLife, owner: string) {
  const ctx = scene.as(owner, BEGINNING)
  if (life.isOpen) await changeEtc(ctx, scene.courseSeq, saveEtc.body.parse({ coursePostOpenYn: 'Y' }))
  const rooms = await openRooms(scene, life.rooms)
  await addItems(ctx, scene, { items: life.items, rooms })
  await finishLessons(scene, life.done)
  await handInAll(scene, life.works)
  await writePosts(scene, life.posts)
  await askQuestions(scene, life.questions)
  await talkIn(scene, life.rooms, rooms)
  await writeOnBoards(scene, life.boards)
  await markMeetings(scene, life.meetings)
  await fetchCertificates(scene, life.certified)
}

export interface MadeSite {
  stage: Stage
  cast: Cast
  classes: (MadeClass & { title: string; one: DemoClass; life: ClassLife | undefined })[]
  gifts: readonly DemoGift[] | undefined
  packages: readonly DemoPackage[] | undefined
  challenge: DemoChallenge | undefined
  memberships: readonly DemoMembership[] | undefined
  teams: readonly DemoTeam[] | undefined
  membershipGifts: readonly DemoMembershipGift[] | undefined
  levels: readonly DemoLevel[] | undefined
  badges: DemoBadges | undefined
  form: DemoForm | undefined
  news: DemoNews | undefined
  text: DemoText | undefined
  boards: readonly DemoSiteBoard[] | undefined
  rooms: readonly DemoRoom[] | undefined
}
/** What happened on a site since, once every site is there: what came first keeps its numbers. */
export async function liveOn(
  {
    database,
    platform,
    cards,
  }: { database: Database; platform: PlatformTx; cards: BillingStore | undefined },
  {
    stage,
    cast,
    classes,
    gifts,
    packages,
    challenge,
    memberships,
    teams = [],
    membershipGifts = [],
    levels,
    badges,
    form,
    news,
    text,
    boards,
    rooms,
    owner,
    operator,
  }: MadeSite & { owner: string; operator: Operator },
) {
  const tx = await database.enter(platform, stage.channelSeq)
  const { ports, sold, now } = stage
  const billing = cards ? new Map([['sandbox', storedCards({ store: cards, sold, now })]]) : ports.billing
  const as = actingIn({ ...stage, ports: { ...ports, billing }, tx }, cast, platform)
  const moment = ([day, time]: When) => seoulTime(stage.now, day, time)
  for (const { life, one, ...made } of classes) {
    if (!life) continue
    const scene = { ...made, as, moment }
    await seedActivity(scene, life, owner)
    await getInLine(scene, { ...stage, tx }, one, life.waiting)
  }
  await giveAll(as, cast, gifts)
  const byTitle = new Map(classes.map(({ title, courseSeq }) => [title, courseSeq]))
  await closeEarlierMonths(as(owner, BEGINNING), { platform, operator }, stage)
  for (const one of packages ?? []) await sellTogether(as(owner, BEGINNING), one, byTitle)
  if (challenge) await runChallenge(as, { ...stage, tx }, { owner, ...challenge })
  const offered = []
  for (const one of memberships ?? [])
    offered.push(await sellByMonth(as(owner, BEFORE_MEMBERSHIPS), one, byTitle))
  const [shared] = offered
  if (shared && cards) {
    for (const team of teams) await buyTeam(as, shared, team)
    for (const gift of membershipGifts) await giveMembership(as, shared, gift)
  }
  if (levels) await rankMembers(as(owner, BEGINNING), levels)
  if (form) await publishAndAnswer(as, owner, form)
  if (news) await prepareNews(as, owner, news)
  if (text) await sendText(as, owner, text)
  if (boards) {
    await addCommunityMenus(as(owner, BEGINNING))
    await writeOnSiteBoards(as, boards)
  }
  if (rooms) await talkOnSite(as, rooms)
  // After everything that earns one.
  if (badges) await awardBadges(as, owner, badges)
}
