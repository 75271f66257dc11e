import type { CardCompany } from 'contract/money/orders/card-options.rules'

/** What the providers call the card companies that a buyer may choose. */
const codes: Record<CardCompany, { toss: string; portone: string }> = {
  SHINHAN: { toss: '41', portone: 'SHINHAN_CARD' },
  HYUNDAI: { toss: '61', portone: 'HYUNDAI_CARD' },
  SAMSUNG: { toss: '51', portone: 'SAMSUNG_CARD' },
  KOOKMIN: { toss: '11', portone: 'KOOKMIN_CARD' },
  LOTTE: { toss: '71', portone: 'LOTTE_CARD' },
  HANA: { toss: '21', portone: 'HANA_CARD' },
  WOORI: { toss: 'W1', portone: 'WOORI_CARD' },
  NH: { toss: '91', portone: 'NH_CARD' },
  BC: { toss: '31', portone: 'BC_CARD' },
}
export const cardCodeAt = (provider: 'toss' | 'portone', company: CardCompany) => codes[company][provider]
