import type { Language } from 'contract/i18n/languages'
import type { LimitKind } from 'contract/system/plans/plans.rules'
import { formatBytes } from 'contract/values/bytes'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface NearLimits extends Brand {
  language: Language
  to: string
  plan: string
  shares: { kind: LimitKind; used: number; limit: number | null }[]
}

/** Says which limits of the plan come near, and where another plan is chosen. */
export function limitMail({ language, to, plan, shares, ...brand }: NearLimits): Mail {
  const words = texts[language]
  const amount = (kind: LimitKind, value: number) =>
    kind === 'STORAGE' ? formatBytes(value) : words.people(value)
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${words.subject}`,
    title: words.subject,
    paragraphs: [words.text],
    rows: [
      [words.plan, plan],
      ...shares.map(({ kind, used, limit }): [string, string] => [
        words[kind],
        `${amount(kind, used)} / ${amount(kind, limit ?? used)}`,
      ]),
    ],
    button: { label: words.button, url: `${brand.siteUrl}/service/servicemanage` },
  })
}

type Texts = Record<LimitKind | 'subject' | 'text' | 'plan' | 'button', string> & {
  people: (count: number) => string
}
const texts: Record<Language, Texts> = {
  ko: {
    subject: '요금제 한도가 얼마 남지 않았습니다',
    text: '아래 항목의 사용량이 요금제 한도의 80%를 넘었습니다. 한도가 차면 새로 추가할 수 없으며, 이미 있는 것은 그대로 유지됩니다.',
    plan: '요금제',
    STUDENTS: '수강 인원',
    STAFF: '운영진',
    STORAGE: '저장 공간',
    button: '요금제 확인하기',
    people: (count) => `${count}명`,
  },
  en: {
    subject: 'Your plan is almost used up',
    text: 'You use more than 80% of what your plan allows for the following. At the limit nothing can be added; what is there stays.',
    plan: 'Plan',
    STUDENTS: 'People learning',
    STAFF: 'Staff',
    STORAGE: 'Storage',
    button: 'See your plan',
    people: (count) => String(count),
  },
  jp: {
    subject: 'プランの上限に近づいています',
    text: '下記の項目の使用量がプランの上限の80%を超えました。上限に達すると新しく追加できなくなりますが、すでにあるものはそのまま維持されます。',
    plan: 'プラン',
    STUDENTS: '受講人数',
    STAFF: 'スタッフ',
    STORAGE: '保存容量',
    button: 'プランを確認',
    people: (count) => `${count}名`,
  },
}
