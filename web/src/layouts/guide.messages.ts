import { dictionary } from '../platform/words/dictionary.ts'

export const guideMessages = dictionary('guideMessages', {
  ko: {
    guides: '도움말',
    operator: '운영자 가이드',
    learner: '{participant} 가이드',
    academy: '아카데미',
    phone: '고객센터',
    sites: '사이트 관리',
    abuse: '사이트 신고',
    announcements: '플랫폼 공지',
    reviews: '{class} 심사',
    siteCode: '사이트 코드 확인',
    limits: '{participant} 한도',
    plans: '요금제',
    payouts: '정산 지급',
  },
  en: {
    guides: 'Help',
    operator: 'Operator guide',
    learner: '{participant} guide',
    academy: 'Academy',
    phone: 'Support',
    sites: 'Sites',
    abuse: 'Reports of sites',
    announcements: 'Announcements',
    reviews: 'Approval of {class|s}',
    siteCode: 'Code of sites',
    limits: '{participant|s} per site',
    plans: 'Plans',
    payouts: 'Payouts',
  },
})
