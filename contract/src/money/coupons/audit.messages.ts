import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '쿠폰', en: 'Coupons', jp: 'クーポン' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'coupons.createCoupon': {
    ko: '쿠폰을 만들었어요',
    en: 'created a coupon',
    jp: 'クーポンを作成しました',
  },
  'coupons.downloadHolders': {
    ko: '쿠폰을 받은 회원 목록을 내려받았어요',
    en: 'downloaded who has a coupon',
    jp: 'クーポンを受け取った会員の一覧をダウンロードしました',
  },
  'coupons.updateCoupon': {
    ko: '쿠폰을 수정했어요',
    en: 'changed a coupon',
    jp: 'クーポンを変更しました',
  },
  'coupons.activateCoupon': {
    ko: '쿠폰 사용을 켜거나 껐어요',
    en: 'switched a coupon on or off',
    jp: 'クーポンの利用をオンまたはオフにしました',
  },
  'coupons.deleteCoupon': {
    ko: '쿠폰을 삭제했어요',
    en: 'deleted a coupon',
    jp: 'クーポンを削除しました',
  },
}
