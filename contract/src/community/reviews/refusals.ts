import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  REVIEW_NOT_ATTENDED: {
    code: '850101',
    status: 403,
    ko: '수강 중인 {class}에만 {review|을} 쓸 수 있습니다.',
    en: '{review|a} can be written only for {class|a} you attend.',
    jp: '受講中の{class}にのみ{review}を書けます。',
  },
  REVIEW_WINDOW_CLOSED: {
    code: '850102',
    status: 409,
    ko: '{review} 작성 기간이 지났습니다.',
    en: 'The time for writing {review|a} has passed.',
    jp: '{review}の投稿期間が終了しました。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
