import { keysOf } from '../../values/records.ts'

/** Korean banks by the number that they have among themselves, those with most customers first. */
export const bankNames = {
  '004': 'KB국민은행',
  '088': '신한은행',
  '020': '우리은행',
  '081': '하나은행',
  '011': 'NH농협은행',
  '003': 'IBK기업은행',
  '090': '카카오뱅크',
  '092': '토스뱅크',
  '089': '케이뱅크',
  '012': '지역농협·축협',
  '045': '새마을금고',
  '048': '신협',
  '071': '우체국',
  '023': 'SC제일은행',
  '027': '한국씨티은행',
  '031': 'iM뱅크',
  '032': '부산은행',
  '039': '경남은행',
  '034': '광주은행',
  '037': '전북은행',
  '035': '제주은행',
  '007': '수협은행',
  '002': '한국산업은행',
  '050': '저축은행',
  '064': '산림조합중앙회',
} as const satisfies Record<string, string>
export type BankCode = keyof typeof bankNames

export const bankCodes = keysOf(bankNames)

/** What providers take: digits alone, at most so many. docs/rules.md R-795. */
export const MAX_ACCOUNT_DIGITS = 20
const MIN_ACCOUNT_DIGITS = 7
export const LONGEST_ACCOUNT_HOLDER = 60

/** The digits of an account number as people type it; null where it can be none. docs/rules.md R-795. */
export function accountDigits(text: string) {
  const digits = text.replaceAll(/[\s-]/g, '')
  const isNumber = /^\d+$/.test(digits)
  return isNumber && digits.length >= MIN_ACCOUNT_DIGITS && digits.length <= MAX_ACCOUNT_DIGITS
    ? digits
    : null
}
