import { dictionary } from '../../../platform/words/dictionary.ts'

export const thumbMessages = dictionary('thumbMessages', {
  ko: {
    remove: '사진 {at} 빼기',
    alt: '사진 {at} 설명',
    altHint: '사진 설명 (선택)',
    sending: '사진 {at} 올리는 중',
    again: '다시 올리기',
    againOf: '사진 {at} 다시 올리기',
    notSent: '올리지 못했어요.',
    notPicture: '사진으로 읽을 수 없는 파일이에요.',
  },
  en: {
    remove: 'Remove picture {at}',
    alt: 'Words for picture {at}',
    altHint: 'What it shows (optional)',
    sending: 'Sending picture {at}',
    again: 'Send again',
    againOf: 'Send picture {at} again',
    notSent: 'It did not arrive.',
    notPicture: 'This file cannot be read as a picture.',
  },
})
