import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '게시글', en: 'Posts', jp: '投稿' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'posts.pinClassPost': {
    ko: '게시글을 고정하거나 풀었어요',
    en: 'pinned or unpinned a post',
    jp: '投稿の固定を変更しました',
  },
  'posts.hideClassPost': {
    ko: '게시글을 가리거나 다시 보이게 했어요',
    en: 'hid or showed a post',
    jp: '投稿の表示を変更しました',
  },
  'posts.hideClassComment': {
    ko: '댓글을 가리거나 다시 보이게 했어요',
    en: 'hid or showed a comment',
    jp: 'コメントの表示を変更しました',
  },
  'posts.dismissClassReports': {
    ko: '신고된 글을 그대로 두었어요',
    en: 'left a reported post as it is',
    jp: '報告された投稿をそのままにしました',
  },
}
