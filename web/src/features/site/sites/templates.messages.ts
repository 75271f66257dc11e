import { dictionary } from '../../../platform/words/dictionary.ts'

export const templateMessages = dictionary('templateMessages', {
  ko: {
    title: '첫 화면 구성',
    why: '첫 화면에 무엇을 먼저 보여 줄지 골라요. 언제든 바꿀 수 있어요.',
    basic: '기본형',
    basicText: '배너 아래에 인기순, 최신순으로 {class|을} 나눠 보여요.',
    list: '목록형',
    listText: '배너 없이 {class|을} 바로 모아 보여요. {class|이} 많은 사이트에 어울려요.',
    landing: '소개형',
    landingText: '대표 {class|을} 하나씩 크게 소개해요. {class|이} 적은 사이트에 어울려요.',
  },
  en: {
    title: 'Main page layout',
    why: 'What the main page shows first. You can change it at any time.',
    basic: 'Basic',
    basicText: 'A banner, and below it popular and new {class|s}.',
    list: 'List',
    listText: 'No banner, all {class|s} at once. Good for sites with many {class|s}.',
    landing: 'Showcase',
    landingText: 'Introduces your main {class|s} one by one. Good for sites with few {class|s}.',
  },
})
