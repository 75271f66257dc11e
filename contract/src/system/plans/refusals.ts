import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  STAFF_FULL: {
    code: '870320',
    status: 409,
    ko: '지금 요금제에서는 운영진을 {limit}명까지 둘 수 있어요. 더 초대하려면 요금제를 바꿔 주세요.',
    en: 'Your plan allows {limit} staff. Change the plan to invite more.',
    jp: '現在のプランで登録できるスタッフは{limit}名までです。追加するにはプランを変更してください。',
  },
  PLAN_STORAGE_FULL: {
    code: '870321',
    status: 409,
    ko: '지금 요금제에서 쓸 수 있는 저장 공간은 {limit}이고, 지금 {used}를 쓰고 있어요. 파일을 정리하거나 요금제를 바꿔 주세요.',
    en: 'Your plan has {limit} of storage and {used} is in use. Remove files, or change the plan.',
    jp: '現在のプランの保存容量は{limit}で、{used}を使用しています。ファイルを整理するか、プランを変更してください。',
  },
  PLAN_VIDEO_TOO_LARGE: {
    code: '870322',
    status: 413,
    ko: '지금 요금제에서는 영상 하나를 {limit}까지 올릴 수 있어요.',
    en: 'Your plan allows videos of up to {limit}.',
    jp: '現在のプランでアップロードできる動画は1本{limit}までです。',
  },
  FREE_HAS_NO_PRICE: {
    code: '870323',
    status: 400,
    ko: '프리 요금제에는 가격을 정할 수 없어요.',
    en: 'The free plan cannot have a price.',
    jp: '無料プランに料金は設定できません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
