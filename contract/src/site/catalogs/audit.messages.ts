import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '서비스 별칭',
  en: 'Service aliases',
  jp: 'サービスエイリアス',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'catalogs.createServiceAlias': {
    ko: '서비스 별칭을 만들었어요',
    en: 'made a service alias',
    jp: 'サービスエイリアスを作成しました',
  },
  'catalogs.modifyServiceAlias': {
    ko: '서비스 별칭을 고쳤어요',
    en: 'changed a service alias',
    jp: 'サービスエイリアスを編集しました',
  },
  'catalogs.removeServiceAlias': {
    ko: '서비스 별칭을 지웠어요',
    en: 'deleted a service alias',
    jp: 'サービスエイリアスを削除しました',
  },
}
