import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '포인트', en: 'Points', jp: 'ポイント' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'points.downloadMemberPoints': {
    ko: '회원의 포인트 내역을 내려받았어요',
    en: 'downloaded the points of a member',
    jp: '会員のポイント履歴をダウンロードしました',
  },
  'points.downloadPointLedger': {
    ko: '사이트의 포인트 내역을 내려받았어요',
    en: 'downloaded the points of the site',
    jp: 'サイトのポイント履歴をダウンロードしました',
  },
  'points.changeMemberPoints': {
    ko: '회원의 포인트를 조정했어요',
    en: 'changed the points of a member',
    jp: '会員のポイントを変更しました',
  },
}
