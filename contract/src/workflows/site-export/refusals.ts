import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  EXPORT_RUNNING: {
    code: '891101',
    status: 409,
    ko: '이미 내보내는 중입니다. 끝나면 알려 드립니다.',
    en: 'The site is being exported already. You will be notified when it is done.',
    jp: 'すでに書き出し中です。完了したらお知らせします。',
  },
  EXPORT_TOO_SOON: {
    code: '891102',
    status: 409,
    ko: '한 시간에 한 번 내보낼 수 있습니다. 잠시 뒤에 다시 시도해 주세요.',
    en: 'A site can be exported once an hour. Please try again later.',
    jp: '書き出しは1時間に1回までです。しばらくしてからもう一度お試しください。',
  },
  EXPORT_GONE: {
    code: '891103',
    status: 409,
    ko: '내려받을 수 있는 기간이 지났습니다. 다시 내보내 주세요.',
    en: 'This file was deleted. Please export the site again.',
    jp: 'ダウンロード期間が過ぎました。もう一度書き出してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
