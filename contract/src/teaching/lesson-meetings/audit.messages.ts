import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '라이브 회의',
  en: 'Live meetings',
  jp: 'ライブのミーティング',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'lesson-meetings.retryMeeting': {
    ko: '라이브 회의를 다시 만들었어요',
    en: 'made the meeting of a live {course} again',
    jp: 'ライブのミーティングを作り直しました',
  },
}
