import { dictionary } from '../../platform/words/dictionary.ts'

export const keysWords = dictionary('keysWords', {
  ko: {
    keys: '키보드 단축키',
    close: '닫기',
    playPause: '재생, 일시정지',
    seconds5: '5초 뒤로, 앞으로',
    seconds10: '10초 뒤로, 앞으로',
    tenths: '영상의 0~90% 지점으로',
    speed: '느리게, 빠르게',
    mute: '음소거',
    captions: '자막 켜고 끄기',
    fullscreen: '전체 화면',
    lessons: '이전, 다음 {course}',
    thisHelp: '이 도움말',
    space: '스페이스',
  },
  en: {
    keys: 'Keyboard shortcuts',
    close: 'Close',
    playPause: 'Play, pause',
    seconds5: 'Back, forward 5 seconds',
    seconds10: 'Back, forward 10 seconds',
    tenths: 'To 0–90% of the video',
    speed: 'Slower, faster',
    mute: 'Mute',
    captions: 'Captions on and off',
    fullscreen: 'Full screen',
    lessons: 'Previous, next {course}',
    thisHelp: 'This help',
    space: 'Space',
  },
})
