import { dictionary } from '../../platform/words/dictionary.ts'

export const classExtraWords = dictionary('classExtraWords', {
  ko: {
    details: '{class} 안내',
    opensNew: '(새 창)',
    remainingTerm: '남은 기간',
    remainingSeats: '남은 자리',
    seatsLeft: '{count}자리',
    together: '지금까지 {count}명이 함께했어요',
    leftDays: '{d}일 {h}시간 {m}분',
    leftHours: '{h}시간 {m}분 {s}초',
    banner: '{class} 안내 배너',
    ends: '{left} 남음',
    rate: '5점 만점에 {rate}점',
    close: '닫기',
  },
  en: {
    details: 'About this {class}',
    opensNew: '(new window)',
    remainingTerm: 'Time left',
    remainingSeats: 'Seats left',
    seatsLeft: '{count}',
    together: '{count} {participant|count} so far',
    leftDays: '{d}d {h}h {m}m',
    leftHours: '{h}h {m}m {s}s',
    banner: 'About this {class}, banner',
    ends: '{left} left',
    rate: '{rate} out of 5',
    close: 'Close',
  },
})
