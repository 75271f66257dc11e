import type { Language } from 'contract/i18n/languages'
import type { CardCompany } from 'contract/money/orders/card-options.rules'
import type { CashReceiptKind } from 'contract/money/orders/cash-receipts.rules'

interface ChosenWords {
  company: string
  companies: Record<CardCompany, string>
  instalments: string
  months: (count: number) => string
  receipt: string
  receipts: Record<CashReceiptKind, string>
}
const latin: Record<CardCompany, string> = {
  SHINHAN: 'Shinhan Card',
  HYUNDAI: 'Hyundai Card',
  SAMSUNG: 'Samsung Card',
  KOOKMIN: 'KB Kookmin Card',
  LOTTE: 'Lotte Card',
  HANA: 'Hana Card',
  WOORI: 'Woori Card',
  NH: 'NH Nonghyup Card',
  BC: 'BC Card',
}

/** What a buyer chose at the shop, as the test window shows it. */
export const chosenWords: Record<Language, ChosenWords> = {
  ko: {
    company: '카드사',
    companies: {
      SHINHAN: '신한카드',
      HYUNDAI: '현대카드',
      SAMSUNG: '삼성카드',
      KOOKMIN: 'KB국민카드',
      LOTTE: '롯데카드',
      HANA: '하나카드',
      WOORI: '우리카드',
      NH: 'NH농협카드',
      BC: 'BC카드',
    },
    instalments: '할부',
    months: (count) => (count === 0 ? '일시불' : `${count}개월`),
    receipt: '현금영수증',
    receipts: { INCOME: '소득공제용', EXPENSE: '지출증빙용' },
  },
  en: {
    company: 'Card company',
    companies: latin,
    instalments: 'Instalments',
    months: (count) => (count === 0 ? 'All at once' : count === 1 ? '1 month' : `${count} months`),
    receipt: 'Cash receipt',
    receipts: { INCOME: 'Income deduction', EXPENSE: 'Proof of expenses' },
  },
  jp: {
    company: 'カード会社',
    companies: latin,
    instalments: '分割払い',
    months: (count) => (count === 0 ? '一括払い' : `${count}か月`),
    receipt: '現金領収書',
    receipts: { INCOME: '所得控除用', EXPENSE: '支出証明用' },
  },
}
