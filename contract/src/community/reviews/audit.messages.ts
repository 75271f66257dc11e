import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '{review}', en: '{review|s}', jp: '{review}' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'reviews.setReviewSetting': {
    ko: '{review} 작성자의 이름 표시를 바꿨어요',
    en: 'changed how names of {review} writers are shown',
    jp: '{review}の投稿者名の表示を変更しました',
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
}
