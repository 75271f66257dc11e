import { dictionary } from '../../../platform/words/dictionary.ts'

export const managementSearchMessages = dictionary('managementSearchMessages', {
  ko: {
    open: '관리 검색',
    placeholder: '화면, 회원, 주문, {class} 검색',
    close: '닫기',
    found: '검색 결과',
    searching: '찾고 있어요',
    nothing: '찾은 것이 없어요. 다른 말로 검색해 보세요.',
    pages: '화면',
    members: '회원',
    orders: '주문',
    classes: '{class}',
  },
  en: {
    open: 'Search the management area',
    placeholder: 'Search screens, members, orders, {class|s}',
    close: 'Close',
    found: 'Results',
    searching: 'Searching',
    nothing: 'Nothing was found. Try another word.',
    pages: 'Screens',
    members: 'Members',
    orders: 'Orders',
    classes: '{class|s}',
  },
})
