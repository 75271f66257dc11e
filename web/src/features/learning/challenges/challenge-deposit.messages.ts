import { dictionary } from '../../../platform/words/dictionary.ts'

export const challengeDepositMessages = dictionary('challengeDepositMessages', {
  ko: {
    title: '보증금 환급',
    allBack: '달성률 {rate}% 이상이면 결제한 금액을 모두 돌려드려요.',
    partBack: '달성률 {rate}% 이상이면 결제한 금액의 {percent}%를 돌려드려요.',
    shareBack: '그보다 낮으면 달성률만큼 돌려드려요.',
    nothingBelow: '{rate}% 미만이면 돌려드리지 않아요.',
    elseNothing: '그보다 낮으면 돌려드리지 않아요.',
    now: '지금 달성률이면 {amount} 환급',
    atMost: '최대 {amount}',
    returned: '{amount|을} 돌려드렸어요',
    nothing: '이번에는 돌려드릴 금액이 없어요',
  },
  en: {
    title: 'Deposit',
    allBack: 'From {rate}% done, all you paid comes back.',
    partBack: 'From {rate}% done, {percent}% of what you paid comes back.',
    shareBack: 'Below that, as much of it as you did.',
    nothingBelow: 'Below {rate}%, nothing.',
    elseNothing: 'Below that, nothing.',
    now: '{amount} would come back now',
    atMost: '{amount} at most',
    returned: '{amount} went back to you',
    nothing: 'Nothing goes back this time',
  },
})
