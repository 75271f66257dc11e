import { dictionary } from '../../../platform/words/dictionary.ts'

export const languageMessages = dictionary('languageMessages', {
  ko: {
    title: '언어와 용어',
    why: '켠 언어는 사이트 맨 아래에서 고를 수 있고, 검색 사이트에도 언어마다 알려져요.',
    spoken: '사이트 언어',
    always: '한국어는 언제나 켜져 있어요.',
    wordsWhy: '이 사이트에서만 쓰는 이름이 있다면 바꿀 수 있어요.',
    words: '사이트 용어 바꾸기',
  },
  en: {
    title: 'Languages and words',
    why: 'Visitors choose among these at the foot of the site; search engines learn of each.',
    spoken: 'Languages of the site',
    always: 'Korean is always on.',
    wordsWhy: 'Your site may have its own names for things.',
    words: 'Replace words',
  },
})
