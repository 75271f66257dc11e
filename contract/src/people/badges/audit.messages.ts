import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '배지', en: 'Badges', jp: 'バッジ' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'badges.saveBadge': {
    ko: '배지 설정을 바꿨어요',
    en: 'changed a badge',
    jp: 'バッジの設定を変更しました',
  },
  'badges.giveBadge': {
    ko: '회원에게 배지를 줬어요',
    en: 'gave a badge to a member',
    jp: '会員にバッジを贈りました',
  },
  'badges.revokeBadge': {
    ko: '회원의 배지를 회수했어요',
    en: 'took a badge back from a member',
    jp: '会員のバッジを取り消しました',
  },
}
