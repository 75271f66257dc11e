import { dictionary } from '../platform/words/dictionary.ts'

export const firstChannelMessages = dictionary('firstChannelMessages', {
  ko: {
    title: '사이트 관리는 여기에 있어요',
    text: '{class}, 메뉴, 페이지를 언제든 여기에서 바꿀 수 있어요.',
    close: '안내 닫기',
  },
  en: {
    title: 'Your site is managed here',
    text: 'Change {class|s}, menu and pages whenever you like.',
    close: 'Close this hint',
  },
})
