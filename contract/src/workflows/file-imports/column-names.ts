import type { Translations } from '../../i18n/translations.ts'
import type { ImportColumn } from './file-imports.rules.ts'

const named = (ko: string, en: string, jp: string): Translations[string] => ({ ko, en, jp })

/** What templates and screens call a column of a file; files are read by these names as well. */
export const columnNames: Readonly<Record<ImportColumn, Translations[string]>> = {
  code: named('상품 번호', 'Product number', '商品番号'),
  title: named('제목', 'Title', 'タイトル'),
  kind: named('종류', 'Type', '種類'),
  price: named('가격', 'Price', '価格'),
  currency: named('통화', 'Currency', '通貨'),
  introduction: named('한 줄 소개', 'Summary', '紹介文'),
  description: named('상세 설명', 'Description', '詳細説明'),
  category: named('카테고리', 'Category', 'カテゴリー'),
  teacher: named('{instructor} 이메일', '{instructor} e-mail', '{instructor}メール'),
  section: named('섹션', 'Section', 'セクション'),
  lesson: named('{course} 제목', '{course} title', '{course}名'),
  lessonKind: named('{course} 종류', '{course} type', '{course}の種類'),
  video: named('영상 링크', 'Video link', '動画リンク'),
  minutes: named('길이(분)', 'Minutes', '長さ(分)'),
  text: named('{course} 본문', '{course} text', '{course}本文'),
  email: named('이메일', 'E-mail', 'メール'),
  phone: named('연락처', 'Phone', '電話番号'),
  name: named('이름', 'Name', '名前'),
  course: named('{class} 이름이나 번호', '{class} title or number', '{class}名または番号'),
  orderNo: named('주문 번호', 'Order number', '注文番号'),
  soldOn: named('구매일', 'Bought on', '購入日'),
  amount: named('결제 금액', 'Amount paid', '支払額'),
  until: named('종료일', 'Access until', '終了日'),
}
