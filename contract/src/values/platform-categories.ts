import type { Language } from '../i18n/languages.ts'

/** The codes of subjects, in display order. */
export const categoryCds = [
  'C01',
  'C02',
  'C03',
  'C04',
  'C05',
  'C06',
  'C07',
  'C08',
  'C09',
  'C10',
  'C11',
  'C12',
  'C13',
  'C99',
] as const
export type PlatformCategory = (typeof categoryCds)[number]

type Names = Readonly<Record<Language, string>>
const named = (ko: string, en: string, jp: string): Names => ({ ko, en, jp })

/** The subjects of courses, shared by all sites. The categories of one site are its own. */
export const platformCategories: Readonly<Record<PlatformCategory, Names>> = {
  C01: named('취미·공예', 'Hobbies and crafts', '趣味・クラフト'),
  C02: named('요리·음료', 'Food and drinks', '料理・ドリンク'),
  C03: named('운동·건강', 'Sports and health', '運動・健康'),
  C04: named('음악', 'Music', '音楽'),
  C05: named('미술·디자인', 'Art and design', '美術・デザイン'),
  C06: named('사진·영상', 'Photo and video', '写真・動画'),
  C07: named('외국어', 'Languages', '語学'),
  C08: named('IT·프로그래밍', 'IT and programming', 'IT・プログラミング'),
  C09: named('비즈니스·마케팅', 'Business and marketing', 'ビジネス・マーケティング'),
  C10: named('금융·재테크', 'Money', 'お金・資産運用'),
  C11: named('마음·자기계발', 'Mind and growth', '心・自己啓発'),
  C12: named('육아·교육', 'Parenting and teaching', '子育て・教育'),
  C13: named('시험·자격증', 'Exams and certificates', '試験・資格'),
  C99: named('기타', 'Other', 'その他'),
}
