import { dictionary } from '../../../platform/words/dictionary.ts'

export const viewingTimeMessages = dictionary('viewingTimeMessages', {
  ko: {
    add: '시청 시간 추가',
    title: '{name}님의 시청 시간 추가',
    lesson: '{course}',
    choose: '{course|을} 골라 주세요',
    left: '{title} · {minutes}분 남음',
    minutes: '추가할 시간',
    minute: '분',
    none: '시청 시간이 정해진 {course|이} 없어요.',
    recorded: '{participant}에게 알림이 가고, 누가 얼마나 추가했는지 활동 기록에 남아요.',
    failed: '시청 시간을 추가하지 못했어요. 잠시 후 다시 시도해 주세요.',
    save: '추가',
    cancel: '취소',
    done: '{name}님에게 {minutes}분을 추가했어요',
  },
  en: {
    add: 'Add viewing time',
    title: 'Add viewing time for {name}',
    lesson: 'For which {course}',
    choose: 'Choose {course|a}',
    left: '{title} · {minutes} min left',
    minutes: 'Time to add',
    minute: 'min',
    none: 'No {course} here has a limited viewing time.',
    recorded: 'The {participant} is notified, and who added how much is kept in the activity record.',
    failed: 'The viewing time was not added. Please try again in a moment.',
    save: 'Add',
    cancel: 'Cancel',
    done: '{minutes} min added for {name}',
  },
})
