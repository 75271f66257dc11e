import { dictionary } from '../../../platform/words/dictionary.ts'

export const seatMessages = dictionary('seatMessages', {
  ko: {
    seatIn: '이용 중',
    seatEnding: '종료 예정',
    seatBy: '결제하는 사람',
    seatMe: '나',
    seatUntil: '{date}까지 이용할 수 있어요.',
    leave: '팀에서 나가기',
    leaveTitle: '팀에서 나갈까요?',
    leaveText: '팀으로 이용하던 내용이 바로 끝나요. 학습 기록은 그대로 남아 있어요.',
    leaveOk: '나가기',
    left: '팀에서 나왔어요',
  },
  en: {
    seatIn: 'Active',
    seatEnding: 'Ends soon',
    seatBy: 'Paid by',
    seatMe: 'You',
    seatUntil: 'You can use it until {date}.',
    leave: 'Leave the team',
    leaveTitle: 'Leave the team?',
    leaveText: 'What you use by the team ends at once. Your progress is kept.',
    leaveOk: 'Leave',
    left: 'You left the team',
  },
})
