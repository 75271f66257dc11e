import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '회원 등급', en: 'Member levels', jp: '会員ランク' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'levels.createLevel': {
    ko: '회원 등급을 만들었어요',
    en: 'created a member level',
    jp: '会員ランクを作成しました',
  },
  'levels.modifyLevel': {
    ko: '회원 등급을 고쳤어요',
    en: 'changed a member level',
    jp: '会員ランクを編集しました',
  },
  'levels.deleteLevel': {
    ko: '회원 등급을 지웠어요',
    en: 'deleted a member level',
    jp: '会員ランクを削除しました',
  },
  'levels.orderLevels': {
    ko: '회원 등급의 순서를 바꿨어요',
    en: 'changed the order of member levels',
    jp: '会員ランクの順序を変更しました',
  },
  'levels.setLevelDisplay': {
    ko: '이름 옆 등급 표시를 바꿨어요',
    en: 'changed whether levels stand beside names',
    jp: '名前の横のランク表示を変更しました',
  },
}
