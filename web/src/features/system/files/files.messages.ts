import { dictionary } from '../../../platform/words/dictionary.ts'

export const fileMessages = dictionary('fileMessages', {
  ko: {
    choose: '사진 고르기',
    replace: '사진 바꾸기',
    remove: '사진 빼기',
    cancel: '올리기 취소',
    preparing: '사진 크기를 줄이고 있어요',
    sending: '올리는 중 {percent}%',
    progress: '사진 올리기',
    hint: '큰 사진은 자동으로 줄여 드려요. JPG, PNG',
    again: '다시 올리기',
    notSent: '사진을 올리지 못했어요. 잠시 후 다시 시도해 주세요.',
    notPicture: '사진으로 읽을 수 없는 파일이에요. JPG나 PNG를 골라 주세요.',
    done: '사진을 올렸어요. 저장하면 바뀝니다.',
  },
  en: {
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel upload',
    preparing: 'Making the picture smaller',
    sending: 'Sending {percent}%',
    progress: 'Sending the picture',
    hint: 'Large photos are made smaller by themselves. JPG, PNG',
    again: 'Send again',
    notSent: 'The picture did not arrive. Please try again in a moment.',
    notPicture: 'This file cannot be read as a picture. Please choose a JPG or PNG.',
    done: 'The picture is here. It changes when you save.',
  },
})
