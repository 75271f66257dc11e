import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '도메인', en: 'Domains', jp: 'ドメイン' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'domains.requestDomain': {
    ko: '도메인을 연결하기 시작했어요',
    en: 'began to connect a domain',
    jp: 'ドメインの接続を始めました',
  },
  'domains.checkDomain': {
    ko: '도메인 연결을 확인했어요',
    en: 'checked a domain',
    jp: 'ドメインの接続を確認しました',
  },
  'domains.makePrimary': {
    ko: '대표 주소를 바꿨어요',
    en: 'changed the main address',
    jp: 'メインアドレスを変更しました',
  },
  'domains.removeDomain': {
    ko: '도메인 연결을 끊었어요',
    en: 'disconnected a domain',
    jp: 'ドメインの接続を解除しました',
  },
}
