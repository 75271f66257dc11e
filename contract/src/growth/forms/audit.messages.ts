import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '양식', en: 'Forms', jp: 'フォーム' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'forms.createForm': { ko: '양식을 만들었어요', en: 'created a form', jp: 'フォームを作成しました' },
  'forms.updateForm': {
    ko: '양식 설정을 수정했어요',
    en: 'changed the settings of a form',
    jp: 'フォームの設定を変更しました',
  },
  'forms.deleteForm': {
    ko: '양식과 응답을 삭제했어요',
    en: 'deleted a form with its responses',
    jp: 'フォームと回答を削除しました',
  },
  'forms.copyForm': { ko: '양식을 복사했어요', en: 'copied a form', jp: 'フォームをコピーしました' },
  'forms.publishForm': { ko: '양식을 게시했어요', en: 'published a form', jp: 'フォームを公開しました' },
  'forms.closeForm': { ko: '양식을 마감했어요', en: 'closed a form', jp: 'フォームを締め切りました' },
  'forms.addFormItem': {
    ko: '양식에 항목을 추가했어요',
    en: 'added an item to a form',
    jp: 'フォームに項目を追加しました',
  },
  'forms.changeFormItem': {
    ko: '양식 항목을 수정했어요',
    en: 'changed an item of a form',
    jp: 'フォームの項目を変更しました',
  },
  'forms.deleteFormItem': {
    ko: '양식 항목을 삭제했어요',
    en: 'deleted an item of a form',
    jp: 'フォームの項目を削除しました',
  },
  'forms.orderFormItems': {
    ko: '양식 항목의 순서를 바꿨어요',
    en: 'reordered the items of a form',
    jp: 'フォームの項目を並べ替えました',
  },
  'forms.saveFormEvents': {
    ko: '양식 제출 후 동작을 수정했어요',
    en: 'changed what happens after a form is sent',
    jp: 'フォーム送信後の動作を変更しました',
  },
  'forms.deleteFormResponse': {
    ko: '양식 응답을 삭제했어요',
    en: 'deleted a response to a form',
    jp: 'フォームの回答を削除しました',
  },
  'forms.openFormFile': {
    ko: '양식 응답의 파일을 열었어요',
    en: 'opened a file of a response to a form',
    jp: 'フォームの回答のファイルを開きました',
  },
  'forms.downloadFormResponses': {
    ko: '양식 응답 목록을 내려받았어요',
    en: 'downloaded the responses to a form',
    jp: 'フォームの回答一覧をダウンロードしました',
  },
}
