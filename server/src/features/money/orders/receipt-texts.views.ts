import type { Language } from 'contract/i18n/languages'
import type { PayMethodName } from 'contract/money/orders/pay-methods.rules'

type MethodNames = Record<PayMethodName | 'DEPOSIT' | 'FREE', string>

const ko = {
  head: '영수증',
  site: '판매처',
  company: '사업자',
  title: '상품',
  orderNo: '주문번호',
  paidAt: '결제 일시',
  paidBy: '결제 수단',
  orderer: '주문자',
  price: '가격',
  discount: '할인',
  paid: '결제 금액',
  refundedAt: '환불 일시',
  refunded: '환불 금액',
  kept: '환불 후 금액',
  made: '{at} 서울 시간에 만든 문서입니다. 세금 신고에 쓰는 증빙은 카드 전표, 현금영수증 또는 세금계산서입니다.',
  test: '시험 결제입니다. 실제로 오간 돈이 아닙니다.',
  mailSubject: '[{site}] 영수증 {orderNo}',
  mailText: '요청하신 영수증입니다.',
  mailButton: '영수증 화면 열기',
}
type Words = typeof ko
const koMethods: MethodNames = {
  KAKAOPAY: '카카오페이',
  NAVERPAY: '네이버페이',
  TOSSPAY: '토스페이',
  CARD: '신용·체크카드',
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '가상계좌',
  PHONE: '휴대폰',
  FOREIGN_CARD: '해외 카드',
  PAYPAL: 'PayPal',
  DEPOSIT: '무통장입금',
  FREE: '결제할 금액 없음',
}

const en: Words = {
  head: 'Receipt',
  site: 'Seller',
  company: 'Business',
  title: 'Product',
  orderNo: 'Order number',
  paidAt: 'Paid at',
  paidBy: 'Paid by',
  orderer: 'Who ordered',
  price: 'Price',
  discount: 'Discount',
  paid: 'Amount paid',
  refundedAt: 'Refunded at',
  refunded: 'Amount refunded',
  kept: 'After the refund',
  made: 'Made on {at}, Seoul time. For tax returns, use the card slip, cash receipt or tax invoice.',
  test: 'A test payment. No money moved.',
  mailSubject: '[{site}] Receipt {orderNo}',
  mailText: 'Here is the receipt you requested.',
  mailButton: 'Open the receipt',
}
const enMethods: MethodNames = {
  KAKAOPAY: 'Kakao Pay',
  NAVERPAY: 'Naver Pay',
  TOSSPAY: 'Toss Pay',
  CARD: 'Credit or debit card',
  TRANSFER: 'Bank transfer',
  VIRTUAL_ACCOUNT: 'Virtual account',
  PHONE: 'Mobile phone',
  FOREIGN_CARD: 'Foreign card',
  PAYPAL: 'PayPal',
  DEPOSIT: 'Bank deposit',
  FREE: 'Nothing to pay',
}

const jp: Words = {
  head: '領収書',
  site: '販売元',
  company: '事業者',
  title: '商品',
  orderNo: '注文番号',
  paidAt: '決済日時',
  paidBy: 'お支払い方法',
  orderer: 'ご注文者',
  price: '価格',
  discount: '割引',
  paid: '決済金額',
  refundedAt: '返金日時',
  refunded: '返金額',
  kept: '返金後の金額',
  made: 'ソウル時間 {at} に作成しました。税務申告にはカード伝票、現金領収書、税金計算書をご利用ください。',
  test: 'テスト決済です。実際のお金は動いていません。',
  mailSubject: '[{site}] 領収書 {orderNo}',
  mailText: 'ご依頼の領収書をお送りします。',
  mailButton: '領収書を開く',
}
const jpMethods: MethodNames = {
  KAKAOPAY: 'カカオペイ',
  NAVERPAY: 'ネイバーペイ',
  TOSSPAY: 'トスペイ',
  CARD: 'クレジット・デビットカード',
  TRANSFER: '口座振替',
  VIRTUAL_ACCOUNT: 'バーチャル口座',
  PHONE: '携帯電話決済',
  FOREIGN_CARD: '海外カード',
  PAYPAL: 'PayPal',
  DEPOSIT: '銀行振込',
  FREE: 'お支払いなし',
}
export const receiptWords: Record<Language, Words> = { ko, en, jp }
export const receiptMethods: Record<Language, MethodNames> = {
  ko: koMethods,
  en: enMethods,
  jp: jpMethods,
}
