import { dictionary } from '../../../platform/words/dictionary.ts'

export const pictureMessages = dictionary('pictureMessages', {
  ko: {
    addPictures: '사진 고르기',
    takePicture: '사진 찍기',
    picturesOf: '{name}님이 올린 사진',
    picture: '사진 {at}/{count}',
    pictureMore: '사진 {count}장 더 보기',
    pictureLost: '사진을 불러오지 못했어요',
    previous: '이전 사진',
    next: '다음 사진',
    close: '닫기',
  },
  en: {
    addPictures: 'Choose pictures',
    takePicture: 'Take a picture',
    picturesOf: 'Pictures of {name}',
    picture: 'Picture {at} of {count}',
    pictureMore: 'See {count} more {count|picture/pictures}',
    pictureLost: 'The picture could not be loaded',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
})
