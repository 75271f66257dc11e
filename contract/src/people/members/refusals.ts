import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MEMBER_BLOCKED: {
    code: '800014',
    status: 403,
    ko: '이 사이트를 이용할 수 없는 회원입니다. 사이트에 문의해 주세요.',
    en: 'You cannot use this site. Please contact the site.',
    jp: 'このサイトはご利用いただけません。サイトにお問い合わせください。',
  },
  MAIL_LINK_DEAD: {
    code: '890102',
    status: 400,
    ko: '링크가 올바르지 않아요. 메일에 있는 링크를 다시 눌러 주세요.',
    en: 'This link is not valid. Please press the link in your mail once more.',
    jp: 'リンクが正しくありません。メールのリンクをもう一度押してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
