import { dictionary } from '../../../platform/words/dictionary.ts'

export const masterMessages = dictionary('masterMessages', {
  ko: {
    master: '인증된 마스터',
    since: '{date}부터 {instructor|으로} 등록할 수 있어요.',
    not: '아직 인증하지 않았어요. 인증하면 {class}의 {instructor|으로} 등록할 수 있어요.',
    verify: '마스터로 인증하기',
    unverify: '인증 해제',
    verified: '{name} 님을 마스터로 인증했어요.',
    unverified: '{name} 님의 마스터 인증을 해제했어요.',
    failed: '처리하지 못했어요. 다시 눌러 주세요.',
  },
  en: {
    master: 'Verified master',
    since: 'May be registered as {instructor} since {date}.',
    not: 'Not verified. Once verified, this member may be registered as {instructor} of {class|a}.',
    verify: 'Verify as master',
    unverify: 'Take back',
    verified: '{name} is a verified master now.',
    unverified: '{name} is no verified master any more.',
    failed: 'That did not work. Please press again.',
  },
})
