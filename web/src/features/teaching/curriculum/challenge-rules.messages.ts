import { dictionary } from '../../../platform/words/dictionary.ts'

export const challengeRuleMessages = dictionary('challengeRuleMessages', {
  ko: {
    max: '전체 인증 횟수',
    daily: '하루 인증 횟수',
    times: '번',
    rate: '완료 기준',
    rateHint: '{needed}번 인증하면 완료돼요.',
    window: '하루 중 쓸 수 있는 시간',
    windowHint:
      '비워 두면 하루 종일이에요. 끝이 시작보다 이르면 다음 날까지로 보고, 시작한 날의 인증으로 세요.',
    from: '시작 시각',
    to: '끝 시각',
    endsAt: '인증 마감',
    endsAtHint: '비워 두면 마감이 없어요.',
    scope: '글 공개 범위',
    PUBLIC: '함께 듣는 사람 모두',
    PRIVATE: '본인과 운영자만',
    fixed: '공개 범위 고정',
    fixedHint: '{participant|이} 공개 범위를 바꿀 수 없어요.',
  },
  en: {
    max: 'Posts in all',
    daily: 'Posts a day',
    times: '',
    rate: 'Done at',
    rateHint: 'Done with {needed}.',
    window: 'Hours of the day',
    windowHint:
      'Empty for the whole day. An end before the start is on the next day and counts for the day it began.',
    from: 'From',
    to: 'To',
    endsAt: 'Ends',
    endsAtHint: 'Leave it empty for no end.',
    scope: 'Who reads the posts',
    PUBLIC: 'Everybody in the {class}',
    PRIVATE: 'The writer and the staff',
    fixed: 'Nobody chooses who reads them',
    fixedHint: '{participant|s} cannot change it.',
  },
})
