import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '포인트', en: 'Points', jp: 'ポイント' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'points.changeMemberPoints': {
    ko: '회원의 포인트를 조정했어요',
    en: 'changed the points of a member',
    jp: '会員のポイントを変更しました',
  },
}
