import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '요금제', en: 'Plan', jp: 'プラン' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'plan-subscriptions.updatePlan': {
    ko: '요금제를 선택했어요',
    en: 'chose a plan',
    jp: 'プランを選択しました',
  },
  'plan-subscriptions.subscribeOn': {
    ko: '요금제 자동 결제를 켰어요',
    en: 'switched the renewal of the plan on',
    jp: 'プランの自動更新をオンにしました',
  },
  'plan-subscriptions.subscribeOff': {
    ko: '요금제 자동 결제를 껐어요',
    en: 'switched the renewal of the plan off',
    jp: 'プランの自動更新をオフにしました',
  },
  'plan-subscriptions.registerCoupon': {
    ko: '요금제 쿠폰을 등록했어요',
    en: 'registered a coupon for the plan',
    jp: 'プランのクーポンを登録しました',
  },
}
