import type { Translations } from '../../i18n/translations.ts'

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'staff-invitations.acceptInvitation': {
    ko: '초대를 수락하고 운영진이 되었어요',
    en: 'accepted the invitation to the staff',
    jp: '招待を承諾し、運営メンバーになりました',
  },
}
