import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  siteSuspended: {
    ko: '플랫폼 운영자가 사이트 운영을 중지했어요. 사유를 확인해 주세요.',
    en: 'The operator of the platform suspended your site. Please read the reason.',
    jp: 'プラットフォームの運営者がサイトの運営を停止しました。理由をご確認ください。',
  },
  suspensionLifted: {
    ko: '사이트 운영 중지가 풀렸어요. 이제 다시 운영할 수 있어요.',
    en: 'The suspension of your site was lifted. Everything works again.',
    jp: 'サイトの運営停止が解除されました。通常どおり運営できます。',
  },
  appealRejected: {
    ko: '이의 제기에 답변이 왔어요. 운영 중지는 계속돼요.',
    en: 'Your appeal was answered. The site stays suspended.',
    jp: '異議申し立てに回答がありました。運営停止は継続します。',
  },
}
