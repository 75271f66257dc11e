import { htmlLanguage, type Language } from 'contract/i18n/languages'
import type { PayMethodName } from 'contract/money/orders/pay-methods.rules'
import { formatAmount } from 'contract/values/money'
import { escapeHtml } from '../platform/mail/letter.ts'
import { FONT_STYLE } from '../platform/pages/static-files.ts'
import { chosenWords } from './chosen-words.ts'
import { declineWords } from './decline-words.ts'
import { declineReasons, type SandboxPayment } from './payment.ts'

const kinds: Record<Language, Record<PayMethodName, string>> = {
  ko: {
    CARD: '카드 결제',
    FOREIGN_CARD: '해외 카드 결제',
    TRANSFER: '계좌이체',
    VIRTUAL_ACCOUNT: '가상계좌',
    KAKAOPAY: '카카오페이',
    NAVERPAY: '네이버페이',
    TOSSPAY: '토스페이',
    PHONE: '휴대폰 결제',
    PAYPAL: 'PayPal',
  },
  en: {
    CARD: 'Card payment',
    FOREIGN_CARD: 'Foreign card payment',
    TRANSFER: 'Bank transfer',
    VIRTUAL_ACCOUNT: 'Virtual account',
    KAKAOPAY: 'Kakao Pay',
    NAVERPAY: 'Naver Pay',
    TOSSPAY: 'Toss Pay',
    PHONE: 'Mobile phone payment',
    PAYPAL: 'PayPal',
  },
  jp: {
    CARD: 'カード決済',
    FOREIGN_CARD: '海外カード決済',
    TRANSFER: '口座振替',
    VIRTUAL_ACCOUNT: 'バーチャル口座',
    KAKAOPAY: 'カカオペイ',
    NAVERPAY: 'ネイバーペイ',
    TOSSPAY: 'トスペイ',
    PHONE: '携帯電話決済',
    PAYPAL: 'PayPal',
  },
}

const words = {
  ko: {
    kind: kinds.ko,
    title: (kind: string) => `${kind} (시험)`,
    note: '시험용 결제창입니다. 실제로 돈이 빠져나가지 않습니다.',
    shop: '판매자',
    item: '상품',
    amount: '결제 금액',
    card: '카드 번호',
    pay: (amount: string) => `${amount} 결제하기`,
    issue: '가상계좌 발급받기',
    decline: { card: '카드 거절 시험', other: '결제 거절 시험' },
    reason: '거절 사유',
    trial: '시험 조건',
    events: '결제 알림',
    eventKinds: {
      ONCE: '한 번 보내기',
      TWICE: '두 번 보내기',
      LATE: '20초 늦게 보내기',
      NEVER: '보내지 않기',
    },
    answers: '승인 응답',
    answerKinds: { AT_ONCE: '바로 응답', SLOWLY: '12초 늦게 응답' },
    cancel: '취소',
    over: '이미 끝난 결제입니다.',
    back: '사이트로 돌아가기',
    bank: '은행',
    account: '계좌번호',
    deposit: (amount: string) => `${amount} 입금하기`,
    expire: '입금 기한 지나게 하기',
    awaited: '이 계좌로 입금을 기다립니다. 아래에서 입금을 시험할 수 있습니다.',
    deposited: '입금되었습니다. 이 창을 닫고 사이트에서 확인해 주십시오.',
    expired: '입금 기한이 지났습니다.',
  },
  en: {
    kind: kinds.en,
    title: (kind: string) => `${kind} (test)`,
    note: 'This is a test window. No money moves.',
    shop: 'Sold by',
    item: 'Item',
    amount: 'Amount',
    card: 'Card number',
    pay: (amount: string) => `Pay ${amount}`,
    issue: 'Get a virtual account',
    decline: { card: 'Try a declined card', other: 'Try a declined payment' },
    reason: 'Reason',
    trial: 'Test conditions',
    events: 'Events',
    eventKinds: { ONCE: 'Once', TWICE: 'Twice', LATE: '20 seconds late', NEVER: 'Never' },
    answers: 'Reply to the confirmation',
    answerKinds: { AT_ONCE: 'At once', SLOWLY: '12 seconds late' },
    cancel: 'Cancel',
    over: 'This payment is over.',
    back: 'Back to the site',
    bank: 'Bank',
    account: 'Account number',
    deposit: (amount: string) => `Deposit ${amount}`,
    expire: 'Let the time run out',
    awaited: 'This account waits for its deposit. Try it out below.',
    deposited: 'The deposit came. Please close this window and look at the site.',
    expired: 'The time for the deposit is over.',
  },
  jp: {
    kind: kinds.jp,
    title: (kind: string) => `${kind}（テスト）`,
    note: 'テスト用の決済画面です。実際に代金は引き落とされません。',
    shop: '販売者',
    item: '商品',
    amount: 'お支払い金額',
    card: 'カード番号',
    pay: (amount: string) => `${amount}を支払う`,
    issue: 'バーチャル口座を発行する',
    decline: { card: 'カード拒否のテスト', other: '決済拒否のテスト' },
    reason: '拒否の理由',
    trial: 'テスト条件',
    events: '決済通知',
    eventKinds: { ONCE: '1回送る', TWICE: '2回送る', LATE: '20秒遅れて送る', NEVER: '送らない' },
    answers: '承認の応答',
    answerKinds: { AT_ONCE: 'すぐに応答', SLOWLY: '12秒遅れて応答' },
    cancel: 'キャンセル',
    over: 'すでに終了した決済です。',
    back: 'サイトに戻る',
    bank: '銀行',
    account: '口座番号',
    deposit: (amount: string) => `${amount}を入金する`,
    expire: '入金期限を過ぎさせる',
    awaited: 'この口座への入金をお待ちしています。下で入金を試せます。',
    deposited: '入金されました。この画面を閉じて、サイトでご確認ください。',
    expired: '入金期限が過ぎました。',
  },
}

type Words = (typeof words)[Language]

/** The provider's own page: no script, one form for what the payer decides. */
export function checkoutPage(payment: SandboxPayment, language: Language) {
  const t = words[language]
  const title = t.title(t.kind[payment.method])
  const amount = formatAmount(payment.amount, payment.currency, language)
  return `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="/sandbox-provider/checkout.css"></head>
<body><main><p class="mark">SANDBOX PAY</p><h1>${title}</h1><p class="note">${t.note}</p>
<dl><div><dt>${t.shop}</dt><dd>${escapeHtml(payment.shopName)}</dd></div>
<div><dt>${t.item}</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div class="sum"><dt>${t.amount}</dt><dd>${amount}</dd></div>${accountRows(payment, t)}${chosenRows(payment, language)}</dl>
${bodyOf(payment, t, { amount, language })}</main></body></html>`
}

function accountRows({ account }: SandboxPayment, t: Words) {
  if (!account) return ''
  return `<div><dt>${t.bank}</dt><dd>${account.bankName}</dd></div>
<div><dt>${t.account}</dt><dd>${account.accountNumber}</dd></div>`
}

/** What the buyer chose at the shop; a real window is opened with it. */
function chosenRows({ cardCompany, instalmentMonths, receiptKind }: SandboxPayment, language: Language) {
  const t = chosenWords[language]
  const rows = [
    ...(cardCompany ? [[t.company, t.companies[cardCompany]]] : []),
    ...(instalmentMonths == null ? [] : [[t.instalments, t.months(instalmentMonths)]]),
    ...(receiptKind ? [[t.receipt, t.receipts[receiptKind]]] : []),
  ]
  return rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
}

const button = (choice: string, label: string, kind: string) =>
  `<button class="${kind}" name="choice" value="${choice}">${label}</button>`

function bodyOf(
  payment: SandboxPayment,
  t: Words,
  { amount, language }: { amount: string; language: Language },
) {
  const action = `/sandbox-provider/checkout/${payment.paymentKey}`
  const isAccount = payment.method === 'VIRTUAL_ACCOUNT'
  if (payment.status === 'WAITING_FOR_DEPOSIT')
    return `<p role="status">${t.awaited}</p><form method="post" action="${action}">
${button('deposit', t.deposit(amount), 'pay')}${button('expire', t.expire, 'plain')}</form>`
  if (payment.status !== 'READY') {
    const state = payment.account && payment.status === 'DONE' ? t.deposited : t.over
    const text = payment.account && payment.status === 'EXPIRED' ? t.expired : state
    const site = escapeHtml(new URL(payment.failUrl).origin)
    return `<p role="status">${text}</p><a href="${site}">${t.back}</a>`
  }
  const isCard = payment.method === 'CARD' || payment.method === 'FOREIGN_CARD'
  const card = isCard
    ? `<label for="card">${t.card}</label><input id="card" value="4242 4242 4242 4242" readonly inputmode="numeric">`
    : ''
  const reasons = Object.fromEntries(
    declineReasons[payment.method].map((code) => [code, declineWords[language][code]]),
  )
  return `<form method="post" action="${action}">${card}
${button('pay', isAccount ? t.issue : t.pay(amount), 'pay')}
${button('decline', isCard ? t.decline.card : t.decline.other, 'plain')}
${button('cancel', t.cancel, 'plain')}
<details><summary>${t.trial}</summary>${select('reason', t.reason, reasons)}${select('events', t.events, t.eventKinds)}${select('answers', t.answers, t.answerKinds)}</details></form>`
}

const select = (name: string, label: string, options: Readonly<Record<string, string>>) =>
  `<label for="${name}">${label}</label><select id="${name}" name="${name}">${Object.entries(options)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select>`

export const checkoutCss = `
*{box-sizing:border-box}body{margin:0;background:#eef1f6;color:#16181d;font:16px/1.6 "Pretendard Variable",Pretendard,-apple-system,system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all}
main{max-width:440px;min-height:100vh;margin:0 auto;padding:28px 24px 40px;background:#fff}
@media(min-width:480px){main{min-height:0;margin:48px auto;border-radius:20px;border:1px solid #e6e8ed}}
.mark{margin:0 0 24px;font-size:13px;font-weight:800;letter-spacing:.08em;color:#2447a8}
h1{margin:0 0 8px;font-size:24px;letter-spacing:-.02em}.note{margin:0 0 24px;padding:12px 14px;border-radius:10px;background:#fff6e5;color:#7a4100;font-size:14px}
dl{margin:0 0 24px;border-top:1px solid #e6e8ed}dl div{display:flex;gap:24px;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e6e8ed}
dt{color:#656c78;flex:none}dd{margin:0;font-weight:600;text-align:right}.sum dd{font-size:22px;font-weight:800}
details{margin:16px 0 0;padding:14px 16px;border:1px solid #e6e8ed;border-radius:10px}summary{cursor:pointer;font-weight:600}
summary:focus-visible,select:focus-visible{outline:3px solid #2447a8;outline-offset:2px}details label{margin-top:14px}
select{width:100%;height:44px;padding:0 10px;border:1px solid #8b929e;border-radius:10px;font:inherit;background:#fff;color:inherit}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:600}input{width:100%;height:48px;margin:0 0 20px;padding:0 14px;border:1px solid #8b929e;border-radius:10px;font:inherit;background:#f7f8fa;color:inherit}
button{width:100%;margin:0 0 10px;min-height:52px;border-radius:10px;font:inherit;font-weight:600;cursor:pointer}
a{display:inline-flex;align-items:center;min-height:44px;color:#2447a8}button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #2447a8;outline-offset:2px}
.pay{border:0;background:#2447a8;color:#fff}.plain{border:1px solid #c6cbd4;background:#fff;color:#16181d}`
