import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '시청 시간', en: 'Viewing time', jp: '視聴時間' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'playback.addViewingTime': {
    ko: '{participant}의 시청 시간을 추가했어요',
    en: 'added viewing time for {participant|a}',
    jp: '{participant}の視聴時間を追加しました',
  },
}
