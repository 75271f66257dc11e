import type { StorefrontTemplate } from 'contract/site/sites/templates.rules'
import type { DemoForm } from './living/forms.ts'
import type { DemoBadges } from './living/badges.ts'
import type { DemoChallenge } from './living/challenge.ts'
import type { DemoLevel } from './living/levels.ts'
import type { DemoRoom, DemoSiteBoard } from './living/life.ts'
import type { DemoNews } from './living/news.ts'
import type { DemoMembership } from './living/memberships.ts'
import type { DemoMembershipGift, DemoTeam } from './living/teams-and-gifts.ts'
import type { DemoText } from './living/texts.ts'
import type { DemoPackage } from './living/packages.ts'
import type { CompanyFacts } from 'contract/site/sites/site-settings'
import type { DifficultyCd } from 'contract/values/type-codes'
import type { PortraitName } from './drawing/portraits.ts'
import type { ClassLife, DemoGift } from './living/life.ts'
import type { BannerName, SceneName } from './pictures.ts'
import type { VideoName } from './videos.ts'

/** One row of a curriculum. Days count from the Seoul day on which the demo is filled. */
export type DemoLesson =
  | { kind: 'section'; title: string }
  | { kind: 'text'; title: string; text: string; isFree?: boolean }
  | { kind: 'video'; title: string; video: VideoName; isFree?: boolean }
  /** Once the clock in Seoul next says `from`, and so many days after that. */
  | { kind: 'live'; title: string; daysAfter: number; from: string; minutes: number; text: string }
  | { kind: 'offline'; title: string; day: number; from: string; hours: number; place: DemoVenue }
export interface DemoVenue {
  address: string
  detail: string
}

export interface DemoClass {
  title: string
  subTitle: string
  introduction: string
  about: string[]
  audience: string[]
  contents: string[]
  notes: string[]
  category: string
  teacher: string
  scene: SceneName
  difficultyCd: DifficultyCd
  /** Won; 0 is a free class. */
  price: number
  discount?: { price: number; lastDay?: number }
  /** Days of access, -1 without end. */
  vodDays: number
  /** First and last day of the class itself. */
  days?: { first: number; last: number }
  /** What it is, where that is no class. */
  productKind?: 'CONTENTS'
  /** First and last day of recruiting. */
  recruiting?: { first?: number; last?: number }
  seats?: number
  /** A full class keeps a line. */
  hasLine?: boolean
  /** How many learners are in. */
  learners: number
  /** How many lessons the learner to be signed in as has finished; absent where that one is not in. */
  done?: number
  lessons: DemoLesson[]
  /** From the newest to the oldest, each by another learner. */
  reviews: readonly DemoReview[]
  /** What happened in it since. */
  life?: ClassLife
}
type DemoReview = readonly [points: 3 | 4 | 5, text: string]

interface DemoTeacher {
  key: string
  name: string
  introduction: string
  portrait: PortraitName
}
export interface DemoNotice {
  title: string
  text: string
  isPinned?: boolean
}
export interface DemoSite {
  address: string
  name: string
  brandColor: string
  intro: string
  bannerTitle: string
  bannerText: string
  templateCd?: StorefrontTemplate
  banner: BannerName
  company: CompanyFacts
  teachers: DemoTeacher[]
  classes: DemoClass[]
  notices: DemoNotice[]
  gifts?: readonly DemoGift[]
  packages?: readonly DemoPackage[]
  challenge?: DemoChallenge
  memberships?: readonly DemoMembership[]
  /** Of its first membership. */
  teams?: readonly DemoTeam[]
  membershipGifts?: readonly DemoMembershipGift[]
  levels?: readonly DemoLevel[]
  badges?: DemoBadges
  form?: DemoForm
  news?: DemoNews
  text?: DemoText
  boards?: readonly DemoSiteBoard[]
  rooms?: readonly DemoRoom[]
  page?: DemoPage
  /** Its sales before this month were paid to a bank account that it has removed since; those of this month at the sandbox. */
  hadAccount?: boolean
}
/** A page of the site's own, below its introduction in the menu. */
interface DemoPage {
  path: string
  title: string
  content: string
  description: string
}

/** Numbers that nobody has, so that nobody is called. */
export const demoCompany = (corpName: string, representative: string): CompanyFacts => ({
  corpName,
  representative,
  businessNo: '000-00-00000',
  mailOrderNo: '2026-서울성동-0000',
  address: '서울특별시 성동구 예시길 12, 3층',
  phone: '02-000-0000',
  email: 'help@example.com',
  privacyOfficer: representative,
  homepage: '',
  fax: '',
  copyright: '',
})

export const learnerNames = (
  '김서윤 이하준 박지우 최민서 정도윤 강하은 조시우 윤지아 장예준 임수아 ' +
  '한지호 오채원 서준우 신유나 권은우 황다은 안건우 송소율 전우진 홍예린 ' +
  '문태오 배나윤 백승현 허가온 남이든 심라온 노아인 하주원 곽해나 성윤슬'
).split(' ')

/** Learners who named a phone: text messages of the demo go to them. */
export const learnersWithPhones = ['정도윤', '강하은', '조시우', '윤지아', '장예준', '임수아']
