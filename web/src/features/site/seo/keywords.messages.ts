import { dictionary } from '../../../platform/words/dictionary.ts'

export const keywordsMessages = dictionary('keywordsMessages', {
  ko: {
    label: '키워드',
    hint: 'Enter나 쉼표로 하나씩 더해요. 예: 요가, 스트레칭, 명상',
    full: '더 넣을 수 없어요. 200자까지 쓸 수 있어요.',
    twice: '이미 있는 키워드예요.',
    wrong: '키워드는 100자까지예요.',
    remove: '{tag} 지우기',
  },
  en: {
    label: 'Keywords',
    hint: 'Add each with Enter or a comma, such as yoga, stretching, calm',
    full: 'There is no room for more: 200 characters in all.',
    twice: 'This keyword is there already.',
    wrong: 'A keyword has at most 100 characters.',
    remove: 'Remove {tag}',
  },
})
