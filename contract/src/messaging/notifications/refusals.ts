import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  PUSH_SERVICE_UNKNOWN: {
    code: '890101',
    status: 400,
    ko: '이 브라우저의 푸시 서비스로는 알림을 보낼 수 없어요.',
    en: 'Notifications cannot be sent through the push service of this browser.',
    jp: 'このブラウザーのプッシュサービスには通知を送れません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
