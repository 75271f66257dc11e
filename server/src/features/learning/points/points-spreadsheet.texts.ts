import type { Language } from 'contract/i18n/languages'
import type { PointKind } from 'contract/learning/points/points.rules'

interface Texts {
  list: string
  heads: [string, string, string, string, string, string]
  kinds: Record<PointKind, string>
  /** Of the list of the whole site: who, their address, what they had afterwards, who changed it. */
  people: [string, string, string, string]
  /** Why: earned and revoked, or changed by staff up and down. */
  earned: string
  takenBack: string
  given: string
  taken: string
}
export const pointTexts: Record<Language, Texts> = {
  ko: {
    list: '포인트 내역',
    heads: ['날짜', '종류', '수량', '구분', '내용', '{class}'],
    people: ['이름', '이메일', '잔액', '처리한 사람'],
    kinds: { POINT: '포인트', XP: '경험치', CREDIT: '크레딧' },
    earned: '완료',
    takenBack: '승인 취소',
    given: '운영자 지급',
    taken: '운영자 차감',
  },
  en: {
    list: 'Points',
    heads: ['Date', 'Kind', 'Amount', 'Why', 'For', '{class}'],
    people: ['Name', 'E-mail', 'Balance', 'Changed by'],
    kinds: { POINT: 'Points', XP: 'Experience', CREDIT: 'Credits' },
    earned: 'Done',
    takenBack: 'Approval taken back',
    given: 'From the staff',
    taken: 'Taken by the staff',
  },
  jp: {
    list: 'ポイント履歴',
    heads: ['日付', '種類', '数量', '区分', '内容', '{class}'],
    people: ['お名前', 'メールアドレス', '残高', '処理した人'],
    kinds: { POINT: 'ポイント', XP: '経験値', CREDIT: 'クレジット' },
    earned: '完了',
    takenBack: '承認取り消し',
    given: '運営者による付与',
    taken: '運営者による減算',
  },
}

interface Entry {
  sourceType: 'CURRICULUM' | 'STAFF'
  amount: number
}
/** Why an entry was made. */
export function whyOf({ sourceType, amount }: Entry, language: Language) {
  const { given, taken, earned, takenBack } = pointTexts[language]
  if (sourceType === 'STAFF') return amount > 0 ? given : taken
  return amount > 0 ? earned : takenBack
}
