import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '회원 내보내기',
  en: 'Removing members',
  jp: '会員の退会処理',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'member-removal.removeMember': {
    ko: '회원을 내보냈어요',
    en: 'removed a member',
    jp: '会員を退会させました',
  },
}
