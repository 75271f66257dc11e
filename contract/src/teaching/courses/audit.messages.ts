import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '{class}', en: '{class|s}', jp: '{class}' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'courses.createCategory': {
    ko: '카테고리를 만들었어요',
    en: 'made a category',
    jp: 'カテゴリーを作成しました',
  },
  'courses.createCourse': {
    ko: '{class|을} 만들었어요',
    en: 'made {class|a}',
    jp: '{class}を作成しました',
  },
  'courses.saveCourseInformation': {
    ko: '{class} 정보를 바꿨어요',
    en: 'changed the information of {class|a}',
    jp: '{class}の情報を変更しました',
  },
  'courses.saveCoursePayment': {
    ko: '{class} 가격과 모집 조건을 저장했어요',
    en: 'saved price and conditions of {class|a}',
    jp: '{class}の価格と受付条件を保存しました',
  },
  'courses.arrangeCategories': {
    ko: '카테고리를 정리했어요',
    en: 'tidied the categories',
    jp: 'カテゴリーを整理しました',
  },
  'courses.orderCourses': {
    ko: '먼저 보일 {class|을} 정했어요',
    en: 'chose which {class|s} come first',
    jp: '先に表示する{class}を決めました',
  },
  'courses.prepareRound': {
    ko: '{class}의 다음 기수를 준비했어요',
    en: 'prepared the next round of {class|a}',
    jp: '{class}の次の期を準備しました',
  },
  'courses.discardRound': {
    ko: '준비하던 {class}의 다음 기수를 삭제했어요',
    en: 'deleted the draft of the next round of {class|a}',
    jp: '準備中だった{class}の次の期を削除しました',
  },
  'courses.openRound': {
    ko: '{class}의 다음 기수를 열었어요',
    en: 'opened the next round of {class|a}',
    jp: '{class}の次の期を開きました',
  },
  'courses.takeBackRound': {
    ko: '새로 연 {class}의 기수를 준비 중으로 되돌렸어요',
    en: 'took back the newest round of {class|a}',
    jp: '開いた{class}の期を準備中に戻しました',
  },
  'courses.saveBoard': {
    ko: '{class} 페이지에 보일 것을 바꿨어요',
    en: 'changed what the page of {class|a} shows',
    jp: '{class}ページに表示するものを変更しました',
  },
  'courses.saveEtc': {
    ko: '{class} 참여 조건과 알림을 바꿨어요',
    en: 'changed who may join {class|a} and its notices',
    jp: '{class}の参加条件とお知らせを変更しました',
  },
  'courses.saveFloatingCta': {
    ko: '{class}의 떠 있는 배너를 바꿨어요',
    en: 'changed the banner of {class|a}',
    jp: '{class}のフローティングバナーを変更しました',
  },
  'courses.saveCustomEvent': {
    ko: '{class} 안내 항목을 바꿨어요',
    en: 'changed further information about {class|a}',
    jp: '{class}の案内項目を変更しました',
  },
  'courses.submitCourse': {
    ko: '{class|을} 공개했어요',
    en: 'published {class|a}',
    jp: '{class}を公開しました',
  },
  'courses.withdrawCourse': {
    ko: '{class} 제출을 취소했어요',
    en: 'took {class|a} back before it was looked at',
    jp: '{class}の提出を取り消しました',
  },
  'courses.setCoursePublic': {
    ko: '{class} 공개 여부를 바꿨어요',
    en: 'changed whether {class|a} is public',
    jp: '{class}の公開状態を変更しました',
  },
  'courses.setRecruiting': {
    ko: '{class} 모집을 여닫았어요',
    en: 'opened or closed {enrolment} in {class|a}',
    jp: '{class}の受付を再開または終了しました',
  },
  'courses.trashCourse': {
    ko: '{class|을} 휴지통에 버렸어요',
    en: 'moved {class|a} to the trash',
    jp: '{class}をゴミ箱に移しました',
  },
  'courses.restoreCourse': {
    ko: '{class|을} 휴지통에서 되살렸어요',
    en: 'restored {class|a} from the trash',
    jp: '{class}をゴミ箱から復元しました',
  },
  'courses.purgeCourse': {
    ko: '{class|을} 완전히 지웠어요',
    en: 'deleted {class|a} for good',
    jp: '{class}を完全に削除しました',
  },
  'courses.trashCourses': {
    ko: '여러 {class|을} 휴지통에 버렸어요',
    en: 'moved {class|s} to the trash',
    jp: '複数の{class}をゴミ箱に移しました',
  },
  'courses.restoreCourses': {
    ko: '여러 {class|을} 휴지통에서 되살렸어요',
    en: 'restored {class|s} from the trash',
    jp: '複数の{class}をゴミ箱から復元しました',
  },
  'courses.updateCourse': {
    ko: '{class|을} 고쳤어요',
    en: 'changed {class|a}',
    jp: '{class}を編集しました',
  },
}
