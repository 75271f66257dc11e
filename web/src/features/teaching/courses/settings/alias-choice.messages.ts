import { dictionary } from '../../../../platform/words/dictionary.ts'

export const aliasChoiceMessages = dictionary('aliasChoiceMessages', {
  ko: {
    alias: '서비스 별칭',
    aliasHint: '어느 주소의 목록에 둘지 정해요. 바꿔도 예전 주소는 새 주소로 이어져요.',
    usual: '기본 ({path})',
    named: '{name} ({path})',
    where: '서비스 별칭',
    every: '모든 {class}',
  },
  en: {
    alias: 'Service alias',
    aliasHint: 'In which list it stands. The old address leads to the new one.',
    usual: 'Usual ({path})',
    named: '{name} ({path})',
    where: 'Service alias',
    every: 'All {class|s}',
  },
})
