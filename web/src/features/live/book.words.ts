import { dictionary } from '../../platform/words/dictionary.ts'

export const bookWords = dictionary('bookWords', {
  ko: {
    bookOf: '{title} 출석부',
    close: '닫기',
    failed: '출석부를 불러오지 못했어요',
    retry: '다시 시도',
    sum: '{total}명 중 {count}명 출석',
    nobody: '아직 {participant|이} 없어요.',
    came: '{time} 입장',
    away: '미출석',
  },
  en: {
    bookOf: 'Attendance: {title}',
    close: 'Close',
    failed: 'The attendance could not be loaded',
    retry: 'Try again',
    sum: '{count} of {total} came',
    nobody: 'There are no {participant|s} yet.',
    came: 'Came {time}',
    away: 'Absent',
  },
})
