import type { Translations } from '../../i18n/translations.ts'

/** What a notification says, by its kind. */
export const notificationTexts: Translations = {
  teamSeatAccepted: {
    ko: '{name} 님이 초대를 수락해 ‘{title}’ 팀에 들어왔어요.',
    en: '{name} accepted your invitation to the team of “{title}”.',
    jp: '{name}さんが招待を承諾し、「{title}」のチームに加わりました。',
  },
}
