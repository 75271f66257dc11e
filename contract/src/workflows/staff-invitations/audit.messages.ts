import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = {
  ko: '운영진 초대',
  en: 'Staff invitations',
  jp: '運営メンバーへの招待',
}

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'staff-invitations.acceptInvitation': {
    ko: '초대를 수락하고 운영진이 되었어요',
    en: 'accepted the invitation to the staff',
    jp: '招待を承諾し、運営メンバーになりました',
  },
}
