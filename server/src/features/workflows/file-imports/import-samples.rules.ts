import type { Language } from 'contract/i18n/languages'
import type { ImportColumn, ImportKind } from 'contract/workflows/file-imports/file-imports.rules'

/** A row of a template: what stands in each column. */
export type ImportSample = Partial<Record<ImportColumn, string>>

const course: ImportSample = { code: 'A-001', price: '55000', currency: 'KRW' }
const video: ImportSample = { code: 'A-001', video: 'https://example.com/videos/1', minutes: '12:30' }
const sale: ImportSample = {
  email: 'mina@example.com',
  phone: '010-1234-5678',
  orderNo: '20261101-1',
  soldOn: '2026-11-01',
  amount: '55000',
  currency: 'KRW',
  until: '2027-05-01',
}

/** A class of two lessons, or somebody who bought one: they show how the columns are filled. */
export const importSamples: Record<Language, Record<ImportKind, ImportSample[]>> = {
  ko: {
    COURSES: [
      {
        ...course,
        title: '처음 배우는 수채화',
        introduction: '물감부터 차근차근',
        description: '수채화를 처음 그리는 분을 위해 준비했어요.',
        category: '미술',
        section: '1주차',
        lesson: '준비물 안내',
        lessonKind: '글',
        text: '붓과 종이를 준비해 주세요.',
      },
      { ...video, section: '1주차', lesson: '선 긋기', lessonKind: '영상' },
    ],
    PLACES: [{ ...sale, name: '김미나' }],
  },
  en: {
    COURSES: [
      {
        ...course,
        title: 'Watercolour for beginners',
        introduction: 'Step by step',
        description: 'For everybody who paints for the first time.',
        category: 'Art',
        section: 'Week 1',
        lesson: 'What you need',
        lessonKind: 'text',
        text: 'Brushes and paper.',
      },
      { ...video, section: 'Week 1', lesson: 'First lines', lessonKind: 'video' },
    ],
    PLACES: [{ ...sale, name: 'Mina Kim' }],
  },
  jp: {
    COURSES: [
      {
        ...course,
        title: 'はじめての水彩画',
        introduction: '一つずつ丁寧に',
        description: '水彩画をはじめて描く方へ。',
        category: '美術',
        section: '第1週',
        lesson: '準備するもの',
        lessonKind: 'テキスト',
        text: '筆と紙をご用意ください。',
      },
      { ...video, section: '第1週', lesson: '線を引く', lessonKind: '動画' },
    ],
    PLACES: [{ ...sale, name: 'キム・ミナ' }],
  },
}
