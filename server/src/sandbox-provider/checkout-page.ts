import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { formatAmount } from 'contract/values/money'
import { escapeHtml } from '../platform/mail/letter.ts'
import { FONT_STYLE } from '../platform/pages/static-files.ts'
import type { SandboxPayment } from './payment.ts'

const words = {
  ko: {
    title: '카드 결제 (시험)',
    note: '시험용 결제창입니다. 실제로 돈이 빠져나가지 않습니다.',
    shop: '판매자',
    item: '상품',
    amount: '결제 금액',
    card: '카드 번호',
    pay: (amount: string) => `${amount} 결제하기`,
    decline: '카드 거절 시험',
    cancel: '취소',
    over: '이미 끝난 결제입니다.',
  },
  en: {
    title: 'Card payment (test)',
    note: 'This is a test window. No money moves.',
    shop: 'Sold by',
    item: 'Item',
    amount: 'Amount',
    card: 'Card number',
    pay: (amount: string) => `Pay ${amount}`,
    decline: 'Try a declined card',
    cancel: 'Cancel',
    over: 'This payment is over.',
  },
  jp: {
    title: 'カード決済（テスト）',
    note: 'テスト用の決済画面です。実際に代金は引き落とされません。',
    shop: '販売者',
    item: '商品',
    amount: 'お支払い金額',
    card: 'カード番号',
    pay: (amount: string) => `${amount}を支払う`,
    decline: 'カード拒否のテスト',
    cancel: 'キャンセル',
    over: 'すでに終了した決済です。',
  },
}

/** The provider's own page: no script, three buttons, one form each. */
export function checkoutPage(payment: SandboxPayment, language: Language) {
  const t = words[language]
  const action = `/sandbox-provider/checkout/${payment.paymentKey}`
  const amount = formatAmount(payment.amount, payment.currency, language)
  const button = (choice: string, label: string, kind: string) =>
    `<form method="post" action="${action}"><button class="${kind}" name="choice" value="${choice}">${label}</button></form>`
  const body =
    payment.status === 'READY'
      ? `<label for="card">${t.card}</label><input id="card" value="4242 4242 4242 4242" readonly inputmode="numeric">
${button('pay', t.pay(amount), 'pay')}
${button('decline', t.decline, 'plain')}
${button('cancel', t.cancel, 'plain')}`
      : `<p role="status">${t.over}</p>`
  return `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="/sandbox-provider/checkout.css"></head>
<body><main><p class="mark">SANDBOX PAY</p><h1>${t.title}</h1><p class="note">${t.note}</p>
<dl><div><dt>${t.shop}</dt><dd>${escapeHtml(payment.shopName)}</dd></div>
<div><dt>${t.item}</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div class="sum"><dt>${t.amount}</dt><dd>${amount}</dd></div></dl>
${body}</main></body></html>`
}

export const checkoutCss = `
*{box-sizing:border-box}body{margin:0;background:#eef1f6;color:#16181d;font:16px/1.6 "Pretendard Variable",Pretendard,-apple-system,system-ui,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all}
main{max-width:440px;min-height:100vh;margin:0 auto;padding:28px 24px 40px;background:#fff}
@media(min-width:480px){main{min-height:0;margin:48px auto;border-radius:20px;border:1px solid #e6e8ed}}
.mark{margin:0 0 24px;font-size:13px;font-weight:800;letter-spacing:.08em;color:#2447a8}
h1{margin:0 0 8px;font-size:24px;letter-spacing:-.02em}.note{margin:0 0 24px;padding:12px 14px;border-radius:10px;background:#fff6e5;color:#7a4100;font-size:14px}
dl{margin:0 0 24px;border-top:1px solid #e6e8ed}dl div{display:flex;gap:24px;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e6e8ed}
dt{color:#656c78;flex:none}dd{margin:0;font-weight:600;text-align:right}.sum dd{font-size:22px;font-weight:800}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:600}input{width:100%;height:48px;margin:0 0 20px;padding:0 14px;border:1px solid #8b929e;border-radius:10px;font:inherit;background:#f7f8fa;color:inherit}
form{margin:0 0 10px}button{width:100%;min-height:52px;border-radius:10px;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,input:focus-visible{outline:3px solid #2447a8;outline-offset:2px}
.pay{border:0;background:#2447a8;color:#fff}.plain{border:1px solid #c6cbd4;background:#fff;color:#16181d}`
