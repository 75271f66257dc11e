import { dictionary } from '../words/dictionary.ts'

export const accountShellMessages = dictionary('accountShellMessages', {
  ko: {
    menu: '내 계정 메뉴',
    settings: '설정',
    information: '내 정보',
    level: '내 등급',
    points: '포인트',
    service: '서비스 이용',
    benefits: '혜택',
    coupons: '내 쿠폰',
    memberships: '내 멤버십',
    money: '결제와 정산',
    payments: '결제 내역',
    sales: '판매 내역',
    settlement: '정산',
  },
  en: {
    menu: 'My account menu',
    settings: 'Settings',
    information: 'My information',
    level: 'My level',
    points: 'Points',
    service: 'Plan and payment',
    benefits: 'Benefits',
    coupons: 'My coupons',
    memberships: 'My memberships',
    money: 'Payments',
    payments: 'Payment history',
    sales: 'Sales',
    settlement: 'Settlement',
  },
})
