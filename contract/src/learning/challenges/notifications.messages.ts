import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  challengeReminder: {
    ko: '‘{title}’ 오늘의 미션이 남아 있어요. 잊지 말고 인증해 주세요.',
    en: 'Missions of today are left in “{title}”. Do not forget to check in.',
    jp: '「{title}」の今日のミッションが残っています。忘れずに達成しましょう。',
  },
  challengeDeposit: {
    ko: '‘{title}’ 달성률 {count}%로 마쳤어요. 보증금을 돌려드려요.',
    en: 'You finished “{title}” with {count}%. Your deposit is on its way back.',
    jp: '「{title}」を達成率{count}%で終えました。保証金をお返しします。',
  },
  challengeRejected: {
    ko: '‘{title}’의 인증이 반려되었어요. 이유를 확인해 주세요.',
    en: 'A check-in of yours in “{title}” was refused. Please read why.',
    jp: '「{title}」の達成報告が差し戻されました。理由をご確認ください。',
  },
}
