import { dictionary } from '../../platform/words/dictionary.ts'

export const watchWords = dictionary('watchWords', {
  ko: {
    notAhead: '처음 볼 때는 건너뛸 수 없어요',
    minutesLeft: '시청 가능 시간이 {minutes}분 남았어요',
    lessThanMinute: '시청 가능 시간이 1분도 남지 않았어요',
    elsewhere: '다른 기기에서 보고 있어요',
    elsewhereText: '동시에 볼 수 있는 기기 수를 넘어 여기서는 재생을 멈췄어요.',
    watchHere: '여기서 보기',
    timeOver: '시청 가능 시간을 모두 썼어요',
    timeOverText: '이 영상은 볼 수 있는 시간이 정해져 있어요. 더 필요하면 운영자에게 문의해 주세요.',
  },
  en: {
    notAhead: 'You cannot skip ahead the first time',
    minutesLeft: '{minutes} min of viewing time left',
    lessThanMinute: 'Less than a minute of viewing time left',
    elsewhere: 'You are watching on another device',
    elsewhereText: 'Playback stopped here because too many devices were playing at once.',
    watchHere: 'Watch here',
    timeOver: 'Your viewing time is used up',
    timeOverText: 'This video can be watched for a limited time. If you need more, please ask the staff.',
  },
})
