import { dictionary } from '../../../platform/words/dictionary.ts'

export const mentionMessages = dictionary('mentionMessages', {
  ko: {
    hint: '@를 입력하면 다른 회원을 언급할 수 있어요.',
    people: '언급할 회원',
    found: '{count}명을 찾았어요. 위아래 화살표로 고르고 Enter로 입력해요.',
    nobody: '이름이 맞는 회원이 없어요.',
  },
  en: {
    hint: 'Type @ to mention somebody.',
    people: 'People to mention',
    found: '{count} {count|person/people} found. Choose with the arrow keys and press Enter.',
    nobody: 'Nobody by this name.',
  },
})
