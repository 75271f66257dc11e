import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  ALIAS_FORM: {
    code: '880011',
    status: 400,
    ko: '영문 소문자로 시작해 소문자, 숫자, 하이픈(-)으로 2~20자를 입력해 주세요.',
    en: 'Use 2 to 20 lower-case letters, digits and hyphens, beginning with a letter.',
    jp: '英小文字で始まる2〜20文字の英小文字・数字・ハイフンで入力してください。',
  },
  ALIAS_RESERVED: {
    code: '880012',
    status: 400,
    ko: '이 주소는 사이트에서 이미 쓰이고 있어 고를 수 없습니다.',
    en: 'This address is already used by a page of the site.',
    jp: 'このアドレスはサイトのページで使われているため選べません。',
  },
  ALIAS_TAKEN: {
    code: '880013',
    status: 409,
    ko: '이미 있는 별칭입니다.',
    en: 'This alias already exists.',
    jp: 'このエイリアスはすでにあります。',
  },
  ALIASES_FULL: {
    code: '880014',
    status: 409,
    ko: '별칭은 20개까지 만들 수 있습니다.',
    en: 'A site can have up to 20 aliases.',
    jp: 'エイリアスは20個まで作成できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
