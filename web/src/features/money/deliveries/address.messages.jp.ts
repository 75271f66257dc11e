import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { addressMessages as texts } from './address.messages.ts'

export const addressMessages: Japanese<typeof texts> = {
  title: 'お届け先',
  sameAsOrderer: 'ご注文者と同じ',
  recipient: 'お受取人',
  phone: 'お受取人の電話番号',
  zipcode: '郵便番号',
  zipcodePlaceholder: '数字5桁',
  addr1: '住所（韓国）',
  addr1Placeholder: '例）ソウル特別市中区世宗大路110',
  addr2: '詳細住所',
  addr2Placeholder: '棟・号室など',
  memo: '配送メッセージ',
  memoPlaceholder: '例）玄関前に置いてください',
  optional: '任意',
  help: '受講料に含まれる商品をこちらの住所にお届けします。お届け先は配送のために販売者と配送業者にのみ伝えられます。',
  needed: 'お届け先をご確認ください。',
  recipientNeeded: 'お受取人のお名前を入力してください。',
  phoneNeeded: 'お受取人の電話番号を入力してください。',
  zipcodeNeeded: '郵便番号5桁を入力してください。',
  addr1Needed: '住所を入力してください。',
}
