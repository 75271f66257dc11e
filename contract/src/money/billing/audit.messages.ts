import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '서비스 결제',
  en: 'Service payments',
  jp: 'サービスのお支払い',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'billing.beginCardRegistration': {
    ko: '결제 카드 등록을 시작했어요',
    en: 'began to register a card',
    jp: '決済カードの登録を開始しました',
  },
  'billing.registerCard': {
    ko: '결제 카드를 등록했어요',
    en: 'registered a card',
    jp: '決済カードを登録しました',
  },
  'billing.removeCard': {
    ko: '결제 카드를 삭제했어요',
    en: 'removed the card',
    jp: '決済カードを削除しました',
  },
}
