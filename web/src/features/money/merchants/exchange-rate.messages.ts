import { dictionary } from '../../../platform/words/dictionary.ts'

export const exchangeRateMessages = dictionary('exchangeRateMessages', {
  ko: {
    title: '달러 환율',
    why: '달러로 표시한 {class|을} 카드나 계좌로 결제하면 이 환율로 계산한 원화가 청구돼요. PayPal은 달러 그대로 결제돼요.',
    rate: '1달러',
    won: '원',
    hint: '비워 두면 {class}마다 정한 원화 가격으로 결제돼요.',
    setAt: '{date}에 저장한 환율이에요.',
    isOld: '저장한 지 {count}일이 넘었어요. 지금 환율과 비교한 뒤 다시 저장해 주세요.',
    none: '저장한 환율이 없어 {class}마다 정한 원화 가격으로 결제되고 있어요.',
    wrong: '{lowest}에서 {highest} 사이로 입력해 주세요.',
    save: '환율 저장',
    saved: '환율을 저장했어요. 새로 시작하는 결제부터 적용돼요.',
    failed: '환율을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  en: {
    title: 'Exchange rate for dollars',
    why: 'A {class} priced in dollars and paid by card or bank is charged in won at this rate. PayPal charges the dollars themselves.',
    rate: '1 dollar',
    won: 'won',
    hint: 'Left empty, each {class} is charged its own price in won.',
    setAt: 'Saved on {date}.',
    isOld:
      'It was saved more than {count} {count|day/days} ago. Please compare it with today’s rate and save it again.',
    none: 'No rate is saved: each {class} is charged its own price in won.',
    wrong: 'Enter a rate between {lowest} and {highest}.',
    save: 'Save the rate',
    saved: 'The rate is saved. It applies to payments that begin from now on.',
    failed: 'The rate was not saved. Please try again in a moment.',
  },
})
