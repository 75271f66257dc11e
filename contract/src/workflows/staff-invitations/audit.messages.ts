import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '운영진 초대',
  en: 'Staff invitations',
  jp: '運営メンバーへの招待',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'staff-invitations.acceptInvitation': {
    ko: '초대를 수락하고 운영진이 되었어요',
    en: 'accepted the invitation to the staff',
    jp: '招待を承諾し、運営メンバーになりました',
  },
}
