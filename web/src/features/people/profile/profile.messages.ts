import { dictionary } from '../../../platform/words/dictionary.ts'

export const informationMessages = dictionary('informationMessages', {
  ko: {
    portrait: '프로필 사진',
    portraitLead: '가입한 모든 사이트에서 함께 쓰여요. JPG, PNG · 2MB까지, 큰 사진은 자동으로 줄여 드려요.',
    portraitSaved: '프로필 사진을 바꾸었어요.',
    portraitRemoved: '프로필 사진을 삭제했어요.',
    marketing: '혜택과 소식 받기',
    marketingLead: '{site}의 새 {class|와} 할인 소식을 받아요. 언제든 끌 수 있어요.',
    marketingSince: '{at}에 동의했어요.',
    marketingNever: '지금은 받지 않아요.',
    marketingOn: '이제 소식을 보내 드려요.',
    marketingOff: '이제 소식을 보내지 않아요.',
    notLoaded: '불러오지 못했어요.',
    retry: '다시 시도',
    failed: '저장하지 못했어요.',
  },
  en: {
    portrait: 'Profile picture',
    portraitLead:
      'Shown on every site you joined. JPG or PNG, up to 2 MB; larger photos are made smaller by themselves.',
    portraitSaved: 'Your picture is changed.',
    portraitRemoved: 'Your picture is removed.',
    marketing: 'News and offers',
    marketingLead: 'News and discounts of {site}. You can switch it off at any time.',
    marketingSince: 'You agreed on {at}.',
    marketingNever: 'You do not receive any now.',
    marketingOn: 'We will send you news from now on.',
    marketingOff: 'We will not send you any more news.',
    notLoaded: 'This could not be loaded.',
    retry: 'Try again',
    failed: 'This could not be saved.',
  },
})
