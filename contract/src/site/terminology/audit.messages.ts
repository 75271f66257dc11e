import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = {
  ko: '사이트 용어',
  en: 'Words of the site',
  jp: 'サイトの用語',
}

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'terminology.saveKeywords': {
    ko: '사이트에서 쓰는 말을 바꿨어요',
    en: 'changed the words of the site',
    jp: 'サイトの用語を変更しました',
  },
}
