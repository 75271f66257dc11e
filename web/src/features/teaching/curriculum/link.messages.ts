import { dictionary } from '../../../platform/words/dictionary.ts'

export const videoLinkMessages = dictionary('videoLinkMessages', {
  ko: {
    newLink: '새 영상 링크',
    linkUrl: '영상 주소',
    linkUrlHint: '유튜브와 비메오 영상은 {classroom} 안에서 재생돼요. 다른 주소는 새 창으로 열려요.',
    asking: '영상 정보를 불러오고 있어요',
    found: '‘{title}’ 영상을 찾았어요',
    minutes: '영상 길이',
    minutesUnit: '분',
    seconds: '초',
    secondsUnit: '초',
    lengthHint: '진도를 세는 데 쓰여요.',
    NOT_A_YOUTUBE_LINK: '유튜브 영상 주소나 11자리 영상 ID를 넣어 주세요',
    NOT_A_VIDEO_LINK: 'http로 시작하는 영상 주소를 넣어 주세요',
  },
  en: {
    newLink: 'New video link',
    linkUrl: 'Address of the video',
    linkUrlHint:
      'Videos of YouTube and Vimeo play inside the {classroom}. Other addresses open in a new window.',
    asking: 'Looking the video up',
    found: 'Found “{title}”',
    minutes: 'Length',
    minutesUnit: 'min',
    seconds: 'Seconds',
    secondsUnit: 's',
    lengthHint: 'Progress is counted by it.',
    NOT_A_YOUTUBE_LINK: 'Enter the address of a YouTube video or its id of 11 characters',
    NOT_A_VIDEO_LINK: 'Enter an address that begins with http',
  },
})
