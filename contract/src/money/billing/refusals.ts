import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  BILLING_OFF: {
    code: '820301',
    status: 409,
    ko: '지금은 카드를 등록할 수 없습니다. 이 서비스에서 카드 자동 결제를 아직 받지 않습니다.',
    en: 'Cards cannot be registered now: this service does not take automatic card payments yet.',
    jp: '現在カードを登録できません。このサービスではカードの自動決済をまだ受け付けていません。',
  },
  BILLING_UNREACHABLE: {
    code: '820302',
    status: 503,
    ko: '결제사에 연결하지 못했습니다. 카드는 바뀌지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The payment provider could not be reached. Your card was not changed. Please try again in a moment.',
    jp: '決済会社に接続できませんでした。カードは変更されていません。しばらくしてからもう一度お試しください。',
  },
  BILLING_NOT_CONTRACTED: {
    code: '820303',
    status: 409,
    ko: '결제사의 자동 결제 계약을 확인하지 못해 카드를 등록하지 못했습니다. 플랫폼에 문의해 주세요.',
    en: 'The card was not registered because the provider knows of no contract for automatic payments. Please ask the platform.',
    jp: '決済会社の自動決済契約を確認できず、カードを登録できませんでした。プラットフォームにお問い合わせください。',
  },
  SITE_BILLING_NOT_CONTRACTED: {
    code: '820309',
    status: 409,
    ko: '이 사이트가 결제사와 자동 결제 계약을 맺지 않아 카드를 등록하지 못했습니다. 사이트 운영자에게 문의해 주세요.',
    en: 'The card was not registered because this site has no contract for automatic payments with its provider. Please ask the site.',
    jp: 'このサイトは決済会社と自動決済の契約を結んでいないため、カードを登録できませんでした。サイトの運営者にお問い合わせください。',
  },
  CARD_REFUSED: {
    code: '820304',
    status: 409,
    ko: '카드사에서 이 카드의 등록을 승인하지 않았습니다. 카드를 확인하거나 다른 카드를 등록해 주세요.',
    en: 'The card company did not accept this card. Please check it or register another one.',
    jp: 'カード会社がこのカードの登録を承認しませんでした。カードを確認するか、別のカードを登録してください。',
  },
  CARD_REGISTRATION_OVER: {
    code: '820305',
    status: 409,
    ko: '카드 등록 시간이 지났거나 다른 계정에서 시작한 등록입니다. 처음부터 다시 등록해 주세요.',
    en: 'This registration has expired or was begun with another account. Please begin again.',
    jp: 'カード登録の有効時間が過ぎたか、別のアカウントで開始された登録です。最初からもう一度登録してください。',
  },
  CARD_MISSING: {
    code: '820306',
    status: 409,
    ko: '등록된 결제 카드가 없습니다. 카드를 먼저 등록해 주세요.',
    en: 'No card is registered. Please register one first.',
    jp: '登録された決済カードがありません。先にカードを登録してください。',
  },
  SUBSCRIBED_ALREADY: {
    code: '820307',
    status: 409,
    ko: '이미 구독하고 있습니다.',
    en: 'There is a subscription already.',
    jp: 'すでに購読中です。',
  },
  SUBSCRIPTION_UNCHANGEABLE: {
    code: '820308',
    status: 409,
    ko: '지금은 구독을 바꿀 수 없습니다. 진행 중인 결제가 끝난 뒤 다시 시도해 주세요.',
    en: 'The subscription cannot be changed now. Please try again when the payment in progress has ended.',
    jp: '現在購読を変更できません。進行中の決済が終わってからもう一度お試しください。',
  },
  PAUSE_DAYS_USED: {
    code: '820310',
    status: 409,
    ko: '일시정지할 수 있는 날이 모자랍니다. 남은 일수를 확인한 뒤 다시 시도해 주세요.',
    en: 'Fewer days are left to pause. Please look at how many and try again.',
    jp: '一時停止できる日数が足りません。残り日数をご確認のうえ、もう一度お試しください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
