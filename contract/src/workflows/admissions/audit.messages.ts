import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '{participant}',
  en: '{participant|s}',
  jp: '{participant}',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'admissions.changePeriods': {
    ko: '수강 기간을 바꿨어요',
    en: 'changed until when {participant|s} may attend',
    jp: '受講期間を変更しました',
  },
  'admissions.cancelEnrolment': {
    ko: '{enrolment|을} 취소했어요',
    en: 'cancelled {enrolment|a}',
    jp: '{enrolment}をキャンセルしました',
  },
  'admissions.inviteAttendees': {
    ko: '{participant|을} 추가했어요',
    en: 'added {participant|s}',
    jp: '{participant}を追加しました',
  },
  'admissions.getAttendeeTemplate': {
    ko: '{participant} 추가 양식을 내려받았어요',
    en: 'downloaded the template for adding {participant|s}',
    jp: '{participant}追加のテンプレートをダウンロードしました',
  },
  'admissions.checkAttendeeUpload': {
    ko: '추가할 {participant}의 엑셀 파일을 확인했어요',
    en: 'checked a spreadsheet of {participant|s} to add',
    jp: '追加する{participant}のExcelファイルを確認しました',
  },
  'admissions.addAttendees': {
    ko: '엑셀로 {participant|을} 추가했어요',
    en: 'added {participant|s} from a spreadsheet',
    jp: 'Excelで{participant}を追加しました',
  },
  'admissions.downloadAttendees': {
    ko: '{participant} 명단을 내려받았어요',
    en: 'downloaded the list of {participant|s}',
    jp: '{participant}名簿をダウンロードしました',
  },
  'admissions.decideAttendees': {
    ko: '기다리는 사람의 {enrolment|을} 처리했어요',
    en: 'decided about people who wait',
    jp: '待っている人の{enrolment}を処理しました',
  },
  'admissions.checkRefunds': {
    ko: '환불할 수 있는지 확인했어요',
    en: 'checked whether refunds are possible',
    jp: '返金できるか確認しました',
  },
}
