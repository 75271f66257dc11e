import type { CompanyFacts } from 'contract/channels'
import type { PortraitName } from './drawing/portraits.ts'
import type { BannerName, SceneName } from './pictures.ts'

/** A lesson as it is told here; `video` names one of the films we make. */
export interface DemoLesson {
  section?: string
  title: string
  text?: string
  video?: 'breath' | 'sun'
  isFree?: boolean
  place?: { daysFromNow: number; hours: number; address: string; detail: string }
}
export interface DemoClass {
  title: string
  subTitle: string
  introduction: string
  category: string
  teacher: string
  scene: SceneName
  price: number
  discountPrice?: number
  discountDays?: number
  vodDays: number
  difficultyCd: '01' | '02' | '03'
  seats?: { max: number; taken: number }
  payStartDays?: number
  payEndDays?: number
  audience: string[]
  contents: string[]
  lessons: DemoLesson[]
  /** How many of the site's learners have left a word here. */
  reviewCount: number
}
export interface DemoTeacher {
  key: string
  portrait: PortraitName
  name: string
  introduction: string
}
export interface DemoSite {
  address: string
  name: string
  brandColor: string
  intro: string
  bannerTitle: string
  bannerText: string
  banner: BannerName
  company: CompanyFacts
  teachers: DemoTeacher[]
  classes: DemoClass[]
  notices: { title: string; text: string; isPinned?: boolean }[]
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
})

export const learnerNames = [
  ...['김서윤', '이하준', '박지우', '최민서', '정도윤', '강하은', '조시우', '윤지아', '장예준', '임수아'],
  ...['한지호', '오채원', '서준우', '신유나', '권은우', '황다은', '안건우', '송소율', '전우진', '홍예린'],
  ...['문태오', '배나윤', '백승현', '허가온', '남이든', '심라온', '노아인', '하주원', '곽해나', '성윤슬'],
]

/** What people say; points beside the words. */
export const reviewTexts: readonly (readonly [number, string])[] = [
  [5, '퇴근하고 누우면 휴대폰만 봤는데, 이제는 이 수업부터 틀어요. 어깨가 정말 가벼워졌습니다.'],
  [
    5,
    '설명이 조용하고 친절해서 따라 하기 편했어요. 왜 그렇게 하는지까지 알려 주셔서 혼자서도 할 수 있게 됐어요.',
  ],
  [4, '내용은 정말 좋아요. 한 강의가 조금만 더 길었으면 하는 마음에 별 하나 뺐습니다.'],
  [5, '처음이라 걱정했는데 준비물부터 하나하나 짚어 주셔서 끝까지 들었어요.'],
  [5, '아이 재우고 이십 분씩 들었어요. 짧게 나뉘어 있어서 이어 듣기가 좋았습니다.'],
  [4, '차분한 목소리 덕분에 집중이 잘 됐어요. 자막이 있으면 더 좋겠어요.'],
  [5, '같은 동작도 몸에 따라 다르게 하는 방법을 알려 주시는 게 특히 도움이 됐어요.'],
  [3, '저에게는 조금 쉬웠어요. 다음 단계 수업이 나오면 다시 듣고 싶습니다.'],
  [5, '선물 받은 기분이에요. 주변에도 권하고 있어요.'],
  [4, '혼자 하다 막히는 부분을 다시 돌려 볼 수 있어서 좋았어요.'],
  [5, '책으로 볼 때는 몰랐던 걸 이제야 알았어요. 손의 힘을 빼는 법, 꼭 들어 보세요.'],
  [5, '완강하고 나니 하루의 순서가 달라졌어요. 아침이 기다려집니다.'],
  [4, '실습 위주라 시간이 금방 갔어요. 재료를 미리 준비해 두시길 추천해요.'],
  [5, '강사님이 질문에 정성껏 답해 주셔서 감동했어요. 다음 수업도 신청했습니다.'],
]
