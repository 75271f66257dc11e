import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '페이지', en: 'Pages', jp: 'ページ' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'pages.createPage': {
    ko: '페이지를 만들었어요',
    en: 'made a page',
    jp: 'ページを作成しました',
  },
  'pages.modifyPage': {
    ko: '페이지를 고쳤어요',
    en: 'changed a page',
    jp: 'ページを編集しました',
  },
  'pages.copyPage': {
    ko: '페이지를 복사했어요',
    en: 'copied a page',
    jp: 'ページをコピーしました',
  },
  'pages.removePage': {
    ko: '페이지를 지웠어요',
    en: 'deleted a page',
    jp: 'ページを削除しました',
  },
  'pages.setPageStatus': {
    ko: '페이지 공개 여부를 바꿨어요',
    en: 'changed whether a page is public',
    jp: 'ページの公開状態を変更しました',
  },
  'pages.publishPage': {
    ko: '페이지를 공개했어요',
    en: 'published a page',
    jp: 'ページを公開しました',
  },
  'pages.setLogoutMainPage': {
    ko: '첫 화면으로 쓸 페이지를 바꿨어요',
    en: 'changed the first page of the site',
    jp: 'トップページを変更しました',
  },
}
