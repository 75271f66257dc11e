import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '시청 시간', en: 'Viewing time', jp: '視聴時間' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'playback.addViewingTime': {
    ko: '{participant}의 시청 시간을 추가했어요',
    en: 'added viewing time for {participant|a}',
    jp: '{participant}の視聴時間を追加しました',
  },
}
