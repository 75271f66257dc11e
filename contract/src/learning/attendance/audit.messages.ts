import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '출석', en: 'Attendance', jp: '出席' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'attendance.downloadAttendances': {
    ko: '출석부를 내려받았어요',
    en: 'downloaded the attendance',
    jp: '出席簿をダウンロードしました',
  },
  'attendance.setTolerance': {
    ko: '지각과 조퇴 기준을 바꿨어요',
    en: 'changed what counts as late and early',
    jp: '遅刻と早退の基準を変更しました',
  },
  'attendance.markAttendances': {
    ko: '출석을 표시했어요',
    en: 'marked who came',
    jp: '出席を記録しました',
  },
}
