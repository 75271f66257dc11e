import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '{review}', en: '{review|s}', jp: '{review}' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'reviews.setReviewSetting': {
    ko: '{review} 설정을 바꿨어요',
    en: 'changed the settings of {review|s}',
    jp: '{review}の設定を変更しました',
  },
  'reviews.downloadReviews': {
    ko: '{review} 목록을 내려받았어요',
    en: 'downloaded the list of {review|s}',
    jp: '{review}一覧をダウンロードしました',
  },
  'reviews.replyToReview': {
    ko: '{review}에 답글을 남겼어요',
    en: 'replied to {review|a}',
    jp: '{review}に返信しました',
  },
  'reviews.removeReviewReply': {
    ko: '{review} 답글을 삭제했어요',
    en: 'deleted the reply to {review|a}',
    jp: '{review}への返信を削除しました',
  },
  'reviews.hideReview': {
    ko: '{review|을} 숨겼어요',
    en: 'hid {review|a}',
    jp: '{review}を非表示にしました',
  },
  'reviews.showReview': {
    ko: '{review|을} 다시 보이게 했어요',
    en: 'showed {review|a} again',
    jp: '{review}を再表示しました',
  },
  'reviews.markReviewBest': {
    ko: '베스트 {review|을} 바꿨어요',
    en: 'changed which {review|s} are best',
    jp: 'ベスト{review}を変更しました',
  },
  'reviews.dismissReviewReports': {
    ko: '신고된 {review|을} 그대로 두었어요',
    en: 'left a reported {review} as it is',
    jp: '報告された{review}をそのままにしました',
  },
}
