import { dictionary } from '../../../platform/words/dictionary.ts'

export const transcriptMessages = dictionary('transcriptMessages', {
  ko: {
    transcript: '대본',
    open: '대본 보기',
    close: '대본 닫기',
    language: '대본 언어',
    search: '대본에서 검색',
    clear: '검색어 지우기',
    found: '{count}곳을 찾았어요',
    failed: '대본을 불러오지 못했어요.',
    loading: '대본을 불러오는 중',
  },
  en: {
    transcript: 'Transcript',
    open: 'Show transcript',
    close: 'Hide transcript',
    language: 'Language of the transcript',
    search: 'Search the transcript',
    clear: 'Clear the search',
    found: '{count} found',
    failed: 'The transcript could not be loaded.',
    loading: 'Loading the transcript',
  },
})
