import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '출석', en: 'Attendance', jp: '出席' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'attendance.markAttendances': {
    ko: '출석을 표시했어요',
    en: 'marked who came',
    jp: '出席を記録しました',
  },
}
