import type { Translations } from '../../i18n/translations.ts'

const added = (ko: string, en: string, jp: string): Translations[string] => ({
  ko: `축하해요! ‘${ko}’ 배지를 받았어요.`,
  en: `Congratulations! You got the badge “${en}”.`,
  jp: `おめでとうございます！バッジ「${jp}」を獲得しました。`,
})
/** The texts of notifications, by kind: one for names that the site chose, and one for each that it did not. */
export const notificationTexts: Translations = {
  badgeAdded: added('{title}', '{title}', '{title}'),
  badge_FIRST_FINISH: added('첫 수료', 'First finish', '初めての修了'),
  badge_FINISHES: added('꾸준한 수료', 'Many finished', '修了の達人'),
  badge_STREAK: added('매일 배움', 'Day after day', '毎日の学び'),
  badge_REVIEWS: added('정성 가득', 'Good words', '心をこめて'),
  badge_FIRST_POST: added('첫 글', 'First post', '初めての投稿'),
  badge_HELPER: added('도움의 손길', 'Helping hand', 'お助け名人'),
  badge_HONOUR: added('명예 회원', 'Member of honour', '名誉会員'),
}
