import { dictionary } from '../../../platform/words/dictionary.ts'

export const invitingMessages = dictionary('invitingMessages', {
  ko: {
    open: '{participant} 추가',
    title: '회원을 {participant|으로} 추가해요',
    about:
      '결제 없이 바로 수강을 시작해요. 다른 곳에서 이미 결제했거나 무료로 초대하고 싶은 회원의 이메일을 적어 주세요.',
    emails: '회원 이메일',
    emailsHint: '한 번에 {most}명까지, 줄이나 쉼표로 나눠 적어요. 표에서 복사해 붙여 넣어도 돼요.',
    none: '이메일을 하나 이상 적어 주세요.',
    wrong: '이메일이 아닌 것이 있어요: {list}',
    tooMany: '한 번에 {most}명까지 추가할 수 있어요.',
    add: '추가하기',
    addSome: '{count}명 추가하기',
    keep: '닫기',
    done: '{count}명을 추가했어요. 알림으로 알려 드렸어요.',
    notAll: '{count}명은 추가하지 못했어요',
    failed: '추가하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  },
  en: {
    open: 'Add {participant|s}',
    title: 'Add members as {participant|s}',
    about:
      'They begin at once and pay nothing. Enter the e-mails of members who paid elsewhere, or whom you want to have in.',
    emails: 'E-mails of members',
    emailsHint:
      'Up to {most} at once, on lines of their own or by commas. A column copied from a sheet will do.',
    none: 'Please enter at least one e-mail.',
    wrong: 'Not an e-mail: {list}',
    tooMany: 'Up to {most} {most|person/people} can be added at once.',
    add: 'Add',
    addSome: 'Add {count} {count|person/people}',
    keep: 'Close',
    done: '{count} {count|person was/people were} added and notified.',
    notAll: '{count} {count|person/people} could not be added',
    failed: 'Nobody could be added. Please try again in a moment.',
  },
})
