import { dictionary } from '../../../platform/words/dictionary.ts'

export const pagesOfSitesMessages = dictionary('pagesOfSitesMessages', {
  ko: {
    payments: '결제 내역',
    paymentsSub: '결제 내역은 사이트마다 따로 있어요. 확인할 사이트를 선택해 주세요.',
    seePayments: '결제 내역 보기',
    sales: '판매 내역',
    salesSub: '판매 내역은 사이트마다 따로 있어요. 확인할 사이트를 선택해 주세요.',
    seeSales: '판매 내역 보기',
    settlement: '정산 관리',
    settlementSub: '정산은 사이트마다 따로 진행돼요. 확인할 사이트를 선택해 주세요.',
    seeSettlement: '정산 보기',
  },
  en: {
    payments: 'Payments',
    paymentsSub: 'Your payments are kept at each site. Choose the one you want to see.',
    seePayments: 'See payments',
    sales: 'Sales',
    salesSub: 'Sales are kept at each site. Choose the one you want to see.',
    seeSales: 'See sales',
    settlement: 'Settlements',
    settlementSub: 'Each site is settled by itself. Choose the one you want to see.',
    seeSettlement: 'See settlements',
  },
})
