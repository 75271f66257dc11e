import type { CourseSetting } from 'contract/course-setting'
import type { CourseCard, CourseDetail } from 'contract/courses'
import type { ClassSettings } from '../features/courses/settings/course-settings.api.ts'
import type { CourseViewer } from '../features/courses/facts.ts'
import { aSeq } from './things.ts'

export const aCard = (known: Partial<CourseCard> = {}): CourseCard => ({
  courseSeq: aSeq('course'),
  serviceAlias: 'default',
  title: '굳은 어깨를 푸는 저녁 요가',
  subTitle: '하루 20분이면 충분해요',
  imageUrl: null,
  channelCategorySeq: null,
  categoryName: '요가',
  difficultyCd: '01',
  reviewCount: 0,
  reviewRate: 0,
  curriculumStatusList: ['02'],
  teachers: [{ userSeq: aSeq('user'), name: '윤하늘' }],
  fareCd: '01',
  price: 30_000,
  discountPrice: null,
  discountPercent: 0,
  discountStartAt: null,
  discountEndAt: null,
  currency: 'KRW',
  vodDays: 90,
  startAt: null,
  endAt: null,
  payStartAt: null,
  payEndAt: null,
  recruitClosedAt: null,
  userLimitTypeCd: '01',
  choiseTypeCd: '00',
  maxUserCount: null,
  attendCount: 0,
  acceptCnt: 0,
  publicCd: '00',
  state: 'PUBLISHED',
  ...known,
})

/** What everybody begins with. */
export const aSetting = (known: Partial<CourseSetting> = {}): CourseSetting => ({
  courseReviewShowYn: 'Y',
  courseQaShowYn: 'Y',
  courseQuestionStatus: '00',
  courseAttendCountShowYn: 'Y',
  courseTutorShowYn: 'Y',
  courseValidityShowYn: 'Y',
  coursePromotionShowYn: 'N',
  courseRemainingTermShowYn: 'Y',
  courseRemainingAttendeeShowYn: 'Y',
  courseRollingShowYn: 'Y',
  courseRemainingEndAt: null,
  courseFloatingShowYn: 'N',
  courseFloatingReviewShowYn: 'N',
  courseFloatingLabel: '',
  courseFloatingButton: '',
  courseFloatingShowStartAt: null,
  courseFloatingShowEndAt: null,
  cstmEventFields: {},
  cstmEventData: {},
  ...known,
})

export const aClass = (known: Partial<CourseDetail> = {}): CourseDetail => ({
  ...aCard(),
  contentId: '00000000-0000-4000-8000-000000000000',
  classSeq: aSeq('round'),
  introduction: '힘을 빼는 요가예요.',
  desc1: '',
  desc2: '',
  desc3: '',
  desc4: '',
  desc5: '',
  desc6: '',
  imageVariants: [],
  teachers: [{ userSeq: aSeq('user'), name: '윤하늘', introduction: null, profileImageUrl: null }],
  classManagers: [],
  curriculumCount: 0,
  totalSeconds: 0,
  lifecycle: 'RECRUITING',
  curriculumProgressCd: '00',
  updatedAt: '2026-11-01T00:00:00Z',
  seoSetting: null,
  setting: aSetting(),
  joinConditions: [],
  attendSum: null,
  ...known,
})

/** The settings of a public class, as its staff see them. */
export const someSettings = (known: Partial<ClassSettings> = {}): ClassSettings => ({
  ...aClass(),
  payStartCd: '99',
  payEndCd: '99',
  userLimitTypeCd: '01',
  imageFileSeq: null,
  seatsTaken: 0,
  rowVersion: 1,
  missing: [],
  ...known,
})

/** How a member who has not enrolled stands to a class. */
export const aViewer = (known: Partial<CourseViewer> = {}): CourseViewer => ({
  isChannelUser: true,
  isClassManager: false,
  userTypeCd: null,
  attend: null,
  reviewPoint: null,
  reviewDesc: null,
  canReview: false,
  nextCurriculumSeq: null,
  ...known,
})
