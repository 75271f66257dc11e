import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { escapeHtml } from '../platform/mail/letter.ts'
import { FONT_STYLE } from '../platform/pages/static-files.ts'
import {
  cardEnds,
  cardKinds,
  CHARGES_BEFORE_DECLINE,
  DAYS_BEFORE_EXPIRY,
  type Registration,
} from './billing.ts'

const words = {
  ko: {
    title: '카드 등록 (시험)',
    note: '시험용 카드 등록창입니다. 실제로 돈이 빠져나가지 않습니다.',
    shop: '청구하는 곳',
    customer: '등록하는 분',
    use: '등록할 카드',
    GOOD: '정상 카드',
    DECLINES: '청구할 때 거절되는 카드',
    DECLINES_LATER: `${CHARGES_BEFORE_DECLINE}번 결제된 뒤 거절되는 카드`,
    EXPIRES: `${DAYS_BEFORE_EXPIRY}일 뒤 만료되는 카드`,
    register: '카드 등록하기',
    refuse: '카드사 거절 시험',
    cancel: '취소',
    over: '이미 끝난 카드 등록입니다.',
  },
  en: {
    title: 'Register a card (test)',
    note: 'This is a test window. No money moves.',
    shop: 'Charged by',
    customer: 'Registered by',
    use: 'Card to register',
    GOOD: 'A card that pays',
    DECLINES: 'A card that is declined when charged',
    DECLINES_LATER: `A card that is declined after ${CHARGES_BEFORE_DECLINE} charges`,
    EXPIRES: `A card that expires after ${DAYS_BEFORE_EXPIRY} days`,
    register: 'Register this card',
    refuse: 'Try a refusal of the card company',
    cancel: 'Cancel',
    over: 'This registration is over.',
  },
  jp: {
    title: 'カード登録（テスト）',
    note: 'テスト用のカード登録画面です。実際に代金は引き落とされません。',
    shop: '請求元',
    customer: '登録する方',
    use: '登録するカード',
    GOOD: '正常なカード',
    DECLINES: '請求時に拒否されるカード',
    DECLINES_LATER: `${CHARGES_BEFORE_DECLINE}回決済した後に拒否されるカード`,
    EXPIRES: `${DAYS_BEFORE_EXPIRY}日後に期限が切れるカード`,
    register: 'このカードを登録',
    refuse: 'カード会社の拒否のテスト',
    cancel: 'キャンセル',
    over: 'すでに終了したカード登録です。',
  },
} as const

export const CARD_STYLE = '/sandbox-provider/card.css'

/** The provider's own page: no script, one form. */
export function cardPage(registration: Registration, isOpen: boolean, language: Language) {
  const t = words[language]
  const cards = cardKinds
    .map(
      (kind, at) =>
        `<label><input type="radio" name="card" value="${kind}"${at === 0 ? ' checked' : ''}><span>${t[kind]}<small>4242 42** **** ${cardEnds[kind]}</small></span></label>`,
    )
    .join('\n')
  const form = `<form method="post" action="/sandbox-provider/cards/${registration.registrationKey}">
<fieldset><legend>${t.use}</legend>${cards}</fieldset>
<button class="pay" name="choice" value="register">${t.register}</button>
<button class="plain" name="choice" value="refuse">${t.refuse}</button>
<button class="plain" name="choice" value="cancel">${t.cancel}</button></form>`
  return `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t.title}</title><link rel="stylesheet" href="${FONT_STYLE}"><link rel="stylesheet" href="/sandbox-provider/checkout.css"><link rel="stylesheet" href="${CARD_STYLE}"></head>
<body><main><p class="mark">SANDBOX PAY</p><h1>${t.title}</h1><p class="note">${t.note}</p>
<dl><div><dt>${t.shop}</dt><dd>${escapeHtml(registration.shopName)}</dd></div>
<div><dt>${t.customer}</dt><dd>${escapeHtml(registration.customerName)}</dd></div></dl>
${isOpen ? form : `<p role="status">${t.over}</p>`}</main></body></html>`
}

export const cardCss = `
fieldset{margin:0 0 20px;padding:0;border:0}legend{margin:0 0 8px;padding:0;font-size:14px;font-weight:600}
fieldset label{display:flex;gap:12px;align-items:center;min-height:60px;margin:0 0 8px;padding:8px 14px;border:1px solid #c6cbd4;border-radius:10px;font-size:16px;cursor:pointer}
fieldset label:has(:checked){border-color:#2447a8;background:#f2f5fd}fieldset label:has(:focus-visible){outline:3px solid #2447a8;outline-offset:2px}
fieldset input{flex:none;width:20px;height:20px;margin:0;accent-color:#2447a8}fieldset input:focus-visible{outline:0}
small{display:block;color:#4a505b;font-size:14px;font-weight:400;letter-spacing:.02em}button{margin:0 0 10px}`
