import { bankNames, type BankCode } from 'contract/money/orders/banks.rules'
import { keysOf } from 'contract/values/records'

/** Banks as PortOne V2 names them. */
const portoneBanks: Record<BankCode, string> = {
  '004': 'KOOKMIN',
  '088': 'SHINHAN',
  '020': 'WOORI',
  '081': 'HANA',
  '011': 'NONGHYUP',
  '003': 'IBK',
  '090': 'KAKAO',
  '092': 'TOSS',
  '089': 'K_BANK',
  '012': 'LOCAL_NONGHYUP',
  '045': 'KFCC',
  '048': 'SHINHYUP',
  '071': 'POST',
  '023': 'STANDARD_CHARTERED',
  '027': 'CITI',
  '031': 'DAEGU',
  '032': 'BUSAN',
  '039': 'KYONGNAM',
  '034': 'KWANGJU',
  '037': 'JEONBUK',
  '035': 'JEJU',
  '007': 'SUHYUP',
  '002': 'KDB',
  '050': 'SAVINGS_BANK',
  '064': 'NFCF',
}
const ours = keysOf(portoneBanks)

/** The bank of a refund account; a code that is none of ours as it is. */
export const portoneBank = (code: string) => {
  const known = ours.find((one) => one === code)
  return known === undefined ? code : portoneBanks[known]
}
/** The name of a bank as people read it. */
export function nameOfPortoneBank(bank: string) {
  const code = ours.find((one) => portoneBanks[one] === bank)
  return code === undefined ? bank : bankNames[code]
}
