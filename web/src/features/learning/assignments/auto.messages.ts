import { dictionary } from '../../../platform/words/dictionary.ts'

export const autoMessages = dictionary('autoMessages', {
  ko: {
    finish: '{title|을} 마치면 이 미션은 자동으로 완료돼요.',
    goTo: '{title|으로} 가기',
    done: '미션을 완료했어요. 수고하셨어요!',
    gone: '연결된 {course|이} 삭제되었어요. 아래에서 직접 완료할 수 있어요.',
  },
  en: {
    finish: 'Finish {title} and this mission is done by itself.',
    goTo: 'Go to {title}',
    done: 'Mission done. Well done!',
    gone: 'The {course} it waited for is gone. You can mark it as done below.',
  },
})
