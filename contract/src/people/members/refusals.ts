import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MEMBER_BLOCKED: {
    code: '800014',
    status: 403,
    ko: '이 사이트를 이용할 수 없는 회원입니다. 사이트에 문의해 주세요.',
    en: 'You cannot use this site. Please contact the site.',
    jp: 'このサイトはご利用いただけません。サイトにお問い合わせください。',
  },
  INVITATIONS_FULL: {
    code: '800047',
    status: 429,
    ko: '하루에 2,000명까지 초대할 수 있습니다. 내일 다시 올려 주세요.',
    en: 'Up to 2,000 people can be invited within a day. Please go on tomorrow.',
    jp: '招待できるのは1日2,000名までです。明日もう一度お試しください。',
  },
  INVITED_ENOUGH: {
    code: '800048',
    status: 409,
    ko: '30일 동안 세 번 초대한 이메일이라 더 보내지 않았습니다.',
    en: 'This address was invited three times within 30 days.',
    jp: '30日以内に3回招待したメールアドレスのため、送信しませんでした。',
  },
  MAIL_LINK_DEAD: {
    code: '890102',
    status: 400,
    ko: '링크가 올바르지 않아요. 메일에 있는 링크를 다시 눌러 주세요.',
    en: 'This link is not valid. Please press the link in your mail once more.',
    jp: 'リンクが正しくありません。メールのリンクをもう一度押してください。',
  },
  NEWS_FIRST: {
    code: '890103',
    status: 409,
    ko: '혜택과 소식 받기에 먼저 동의해 주세요.',
    en: 'Please agree to news and offers first.',
    jp: '先にお知らせの受信に同意してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
