import { dictionary } from '../../../platform/words/dictionary.ts'

export const merchantMethodMessages = dictionary('merchantMethodMessages', {
  ko: {
    title: '결제 수단',
    why: '결제사와 계약한 수단만 켜 주세요. 계약하지 않은 수단은 결제창에서 열리지 않아요.',
    save: '결제 수단 저장',
    saved: '결제 수단을 저장했어요.',
    none: '결제 수단을 하나 이상 선택해 주세요.',
    account: '입금 알림을 바로 받으려면 결제사에 가상계좌 알림(DEPOSIT_CALLBACK)도 등록해 주세요.',
    failed: '결제 수단을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  en: {
    title: 'Payment methods',
    why: 'Switch on what your contract with the provider covers. The window refuses everything else.',
    save: 'Save methods',
    saved: 'The methods are saved.',
    none: 'Please choose at least one method.',
    account: 'To learn of deposits at once, register the event DEPOSIT_CALLBACK at the provider too.',
    failed: 'The methods were not saved. Please try again in a moment.',
  },
})
