import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MERCHANT_KEYS_WRONG: {
    code: '820101',
    status: 400,
    ko: '키를 다시 확인해 주세요. 결제사에서 발급한 형식과 다릅니다.',
    en: 'Please check the keys. They do not have the form that the provider gives.',
    jp: 'キーをご確認ください。決済会社が発行した形式と異なります。',
  },
  MERCHANT_KEYS_REFUSED: {
    code: '820102',
    status: 409,
    ko: '결제사에서 이 키를 받아들이지 않았습니다. 키를 다시 복사해 주세요.',
    en: 'The provider does not accept these keys. Please copy them again.',
    jp: '決済会社がこのキーを受け付けませんでした。もう一度コピーしてください。',
  },
  MERCHANT_UNREACHABLE: {
    code: '820103',
    status: 503,
    ko: '결제사에 연결하지 못해 키를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The provider cannot be reached, so the keys were not checked. Please try again in a moment.',
    jp: '決済会社に接続できず、キーを確認できませんでした。しばらくしてからもう一度お試しください。',
  },
  MERCHANT_CURRENCY_WRONG: {
    code: '820104',
    status: 400,
    ko: '이 결제사로는 받을 수 없는 통화입니다.',
    en: 'This provider does not take this currency.',
    jp: 'この決済会社では受け付けられない通貨です。',
  },
  TRIAL_UNDER_WAY: {
    code: '820105',
    status: 409,
    ko: '앞선 시험 결제를 마무리하고 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The trial payment before is still being finished. Please try again in a moment.',
    jp: '前回のテスト決済を処理しています。しばらくしてからもう一度お試しください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
