import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '환경 설정', en: 'Settings', jp: '環境設定' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'sites.saveConfiguration': {
    ko: '환경 설정을 바꿨어요',
    en: 'changed the settings',
    jp: '環境設定を変更しました',
  },
  'sites.saveFooter': {
    ko: '하단 정보를 바꿨어요',
    en: 'changed the footer',
    jp: 'フッターを変更しました',
  },
  'sites.saveProfile': {
    ko: '사이트 소개를 바꿨어요',
    en: 'changed the profile of the site',
    jp: 'サイトのプロフィールを変更しました',
  },
  'sites.saveTemplate': {
    ko: '첫 화면 구성을 바꿨어요',
    en: 'changed the layout of the main page',
    jp: 'トップ画面の構成を変更しました',
  },
  'sites.saveChannelSetting': {
    ko: '외부 프로그램 설정을 바꿨어요',
    en: 'changed the settings of a program',
    jp: '外部プログラムの設定を変更しました',
  },
}
