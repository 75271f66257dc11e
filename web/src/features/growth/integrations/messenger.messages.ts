import { dictionary } from '../../../platform/words/dictionary.ts'

export const messengerMessages = dictionary('messengerMessages', {
  ko: {
    ask: '카카오톡으로 문의하기',
    askNew: '카카오톡으로 문의하기 (새 창)',
    failed: '메신저를 연결하지 못했어요',
    failedText: '일시적인 오류이거나 네트워크 문제일 수 있어요. 잠시 뒤에 다시 시도해 주세요.',
    ok: '확인',
  },
  en: {
    ask: 'Ask on KakaoTalk',
    askNew: 'Ask on KakaoTalk (new window)',
    failed: 'The messenger could not be reached',
    failedText: 'This may be temporary or a matter of your network. Please try again later.',
    ok: 'OK',
  },
})
