import { dictionary } from '../../../platform/words/dictionary.ts'

export const unsubscribeMessages = dictionary('unsubscribeMessages', {
  ko: {
    title: '메일 수신 거부',
    ask: '{email} 주소로 {site}의 혜택과 소식 메일을 더 이상 받지 않을까요?',
    stays: '결제와 수강에 꼭 필요한 안내는 계속 보내 드려요.',
    unsubscribe: '수신 거부',
    doneTitle: '수신을 거부했어요',
    done: '{email} 주소로 {site}의 혜택과 소식 메일을 보내지 않아요.',
    subscribe: '다시 받기',
    backTitle: '다시 보내 드릴게요',
    back: '{email} 주소로 {site}의 혜택과 소식을 다시 보내 드려요.',
    deadTitle: '링크가 올바르지 않아요',
    deadText: '메일에 있는 링크를 다시 눌러 주세요. 로그인한 뒤 내 정보 수정에서도 바꿀 수 있어요.',
    notLoaded: '불러오지 못했어요.',
    retry: '다시 시도',
    failed: '바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  en: {
    title: 'Unsubscribe from mails',
    ask: 'Should {site} send no more news and offers to {email}?',
    stays: 'You still receive what concerns your payments and places.',
    unsubscribe: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    done: '{site} sends no more news and offers to {email}.',
    subscribe: 'Subscribe again',
    backTitle: 'Welcome back',
    back: '{site} sends news and offers to {email} again.',
    deadTitle: 'This link is not valid',
    deadText:
      'Please press the link in your mail once more. You can also change this under your information after logging in.',
    notLoaded: 'This could not be loaded.',
    retry: 'Try again',
    failed: 'This could not be changed. Please try again in a moment.',
  },
})
