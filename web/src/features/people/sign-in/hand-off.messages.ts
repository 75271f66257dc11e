import { dictionary } from '../../../platform/words/dictionary.ts'

export const handOffMessages = dictionary('handOffMessages', {
  ko: {
    switchTitle: '다른 계정으로 로그인할까요?',
    switchText: '이 사이트에는 지금 다른 계정으로 로그인되어 있어요.',
    from: '지금 계정',
    to: '바꿀 계정',
    stay: '지금 계정 그대로',
    change: '계정 바꾸기',
    failed: '이동하지 못했어요',
    failedText: '주소가 올바르지 않거나 유효 시간이 지났어요. 마이페이지에서 다시 시도해 주세요.',
    toMyPage: '마이페이지로 가기',
    retry: '다시 시도',
  },
  en: {
    switchTitle: 'Log in with another account?',
    switchText: 'Somebody else is logged in at this site.',
    from: 'Current account',
    to: 'New account',
    stay: 'Keep the current one',
    change: 'Switch account',
    failed: 'We could not take you there',
    failedText: 'The address is wrong or its time is over. Please try again from your page.',
    toMyPage: 'Go to my page',
    retry: 'Try again',
  },
})
