import { dictionary } from '../../../platform/words/dictionary.ts'

export const rewardMessages = dictionary('rewardMessages', {
  ko: {
    rewards: '완료하면 받는 것',
    rewardsHint: '처음 완료했을 때 한 번만 받아요. 0이면 없어요.',
    point: '포인트',
    xp: '경험치(XP)',
    credit: '크레딧',
    target: '마쳐야 하는 항목',
    targetHint: '{participant|이} 이 항목을 마치면 미션도 자동으로 완료돼요. 이미 마친 분도 완료로 처리돼요.',
    chooseTarget: '항목을 골라 주세요',
    nothingToChoose: '먼저 다른 항목을 추가해 주세요',
    NO_TARGET: '어떤 항목을 기다릴지 골라 주세요',
    targetGone: '기다리던 항목이 삭제됨',
    waitsFor: '미션 · ‘{title}’ 마치면 완료',
  },
  en: {
    rewards: 'Earned when done',
    rewardsHint: 'Earned once, the first time it is done. 0 is nothing.',
    point: 'Points',
    xp: 'Experience (XP)',
    credit: 'Credits',
    target: 'Item to finish',
    targetHint:
      'When {participant|a} finishes it, the mission is done by itself; also for those who finished it before.',
    chooseTarget: 'Choose an item',
    nothingToChoose: 'Add another item first',
    NO_TARGET: 'Choose what it waits for',
    targetGone: 'The item it waited for is gone',
    waitsFor: 'Mission · done with “{title}”',
  },
})
