import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  SUSPENDED_ALREADY: {
    code: '891141',
    status: 409,
    ko: '이미 운영이 중지된 사이트예요.',
    en: 'This site is suspended already.',
    jp: 'すでに運営が停止されているサイトです。',
  },
  NOT_SUSPENDED: {
    code: '891142',
    status: 409,
    ko: '운영이 중지된 사이트가 아니에요.',
    en: 'This site is not suspended.',
    jp: '運営が停止されているサイトではありません。',
  },
  APPEAL_WAITS: {
    code: '891143',
    status: 409,
    ko: '이미 보낸 이의 제기를 검토하고 있어요. 답변을 받은 뒤 다시 보낼 수 있어요.',
    en: 'Your appeal is being reviewed. You can file another one after the answer.',
    jp: '送信済みの異議申し立てを確認中です。回答後にもう一度送信できます。',
  },
  NO_APPEAL: {
    code: '891144',
    status: 409,
    ko: '답변을 기다리는 이의 제기가 없어요.',
    en: 'No appeal is waiting for an answer.',
    jp: '回答待ちの異議申し立てはありません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
