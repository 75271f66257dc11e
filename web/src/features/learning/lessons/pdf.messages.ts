import { dictionary } from '../../../platform/words/dictionary.ts'

export const pdfMessages = dictionary('pdfMessages', {
  ko: {
    loading: '자료를 여는 중이에요',
    failed: '자료를 열지 못했어요',
    failedText: '인터넷 연결을 확인하고 다시 시도해 주세요.',
    locked: '열 수 없는 PDF예요',
    lockedText: '암호가 걸렸거나 손상되었거나 너무 커요. 다시 올려 달라고 운영자에게 알려 주세요.',
    pageFailed: '{number}페이지를 불러오지 못했어요. 다시 시도',
    retry: '다시 시도',
    pages: '{name}, 방향키로 넘기고 더하기와 빼기로 확대해요',
    page: '{number}페이지',
    at: '{at} / {total}',
    smaller: '작게 보기',
    larger: '크게 보기',
    close: '닫기',
  },
  en: {
    loading: 'Opening the file',
    failed: 'The file could not be opened',
    failedText: 'Please check your connection and try again.',
    locked: 'This PDF cannot be opened',
    lockedText: 'It has a password, is broken or is too large. Please ask the staff to upload it again.',
    pageFailed: 'Page {number} did not load. Try again',
    retry: 'Try again',
    pages: '{name}, arrow keys turn pages, plus and minus zoom',
    page: 'Page {number}',
    at: '{at} / {total}',
    smaller: 'Zoom out',
    larger: 'Zoom in',
    close: 'Close',
  },
})
