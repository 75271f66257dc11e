import type { Language } from 'contract/languages'

const keywords = {
  ko: {
    class: '클래스',
    instructor: '강사',
    program: '프로그램',
    enrolment: '신청',
    classroom: '강의실',
    course: '강의',
    notice: '공지사항',
    goods: '디지털 상품',
    participant: '수강생',
    review: '후기',
    achievement: '업적',
    challenge: '챌린지',
  },
  en: {
    class: 'class',
    instructor: 'instructor',
    program: 'program',
    enrolment: 'enrolment',
    classroom: 'classroom',
    course: 'lesson',
    notice: 'notices',
    goods: 'digital goods',
    participant: 'learner',
    review: 'review',
    achievement: 'achievement',
    challenge: 'challenge',
  },
} as const
export type Keyword = keyof (typeof keywords)['ko']

/** The words a site uses for its things. Owners will choose their own; the sentences around them already ask. */
export const keywordsOf = (language: Language): Readonly<Record<Keyword, string>> =>
  language === 'ko' ? keywords.ko : keywords.en
