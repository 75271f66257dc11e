import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '메뉴', en: 'Menus', jp: 'メニュー' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'menus.createMenu': {
    ko: '메뉴를 만들었어요',
    en: 'made a menu',
    jp: 'メニューを作成しました',
  },
  'menus.orderMenus': {
    ko: '메뉴 순서를 바꿨어요',
    en: 'changed the order of the menus',
    jp: 'メニューの順番を変更しました',
  },
  'menus.modifyMenu': {
    ko: '메뉴를 고쳤어요',
    en: 'changed a menu',
    jp: 'メニューを編集しました',
  },
  'menus.removeMenu': {
    ko: '메뉴를 지웠어요',
    en: 'deleted a menu',
    jp: 'メニューを削除しました',
  },
}
