import { dictionary } from '../../../platform/words/dictionary.ts'

export const materialMessages = dictionary('materialMessages', {
  ko: {
    empty: '아직 올라온 자료가 없어요',
    emptyText: '자료가 올라오면 이 목록에 표시돼요.',
    failed: '자료를 불러오지 못했어요',
    retry: '다시 시도',
    locked: '아직 열리지 않은 {course}의 자료예요',
    goTo: '{title|으로} 가기',
    files: '자료 {count}개',
    noFiles: '아직 올라온 파일이 없어요',
    view: '보기',
    viewOf: '{name} 보기',
  },
  en: {
    empty: 'There are no resources yet',
    emptyText: 'They gather here as soon as they are added.',
    failed: 'The resources could not be loaded',
    retry: 'Try again',
    locked: 'This {course} is not open yet',
    goTo: 'Go to {title}',
    files: 'Files: {count}',
    noFiles: 'There are no files yet',
    view: 'View',
    viewOf: 'View {name}',
  },
})
