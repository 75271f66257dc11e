import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CURRICULUM_CHANGED: {
    code: '830005',
    status: 409,
    ko: '커리큘럼이 다른 곳에서 변경되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'The curriculum was changed somewhere else. Please reload and try again.',
    jp: 'カリキュラムが他の場所で変更されました。再読み込みしてください。',
  },
  CURRICULUM_FULL: {
    code: '830008',
    status: 409,
    ko: '커리큘럼에는 섹션까지 모두 1,000개를 넣을 수 있습니다.',
    en: 'A curriculum holds up to 1,000 items, sections among them.',
    jp: 'カリキュラムに追加できるのは、セクションを含めて1,000件までです。',
  },
  TOO_MANY_FILES: {
    code: '810203',
    status: 409,
    ko: '파일은 한 항목에 20개까지 올릴 수 있습니다.',
    en: 'One item may hold 20 files at most.',
    jp: 'ファイルは1つの項目に20個までです。',
  },
  MISSION_HAS_WORK: {
    code: '810205',
    status: 409,
    ko: '{count}명이 낸 과제가 있습니다. 함께 삭제하려면 다시 확인해 주세요.',
    en: '{count} {count|person has/people have} handed in work. Confirm once more to delete it too.',
    jp: '{count}名が提出した課題があります。一緒に削除する場合はもう一度ご確認ください。',
  },
  VIDEO_LINK_WRONG: {
    code: '840011',
    status: 400,
    ko: '유튜브나 비메오 영상 주소를 입력해 주세요.',
    en: 'Enter the address of a video at YouTube or Vimeo.',
    jp: 'YouTubeまたはVimeoの動画のURLを入力してください。',
  },
  VIDEO_LINK_NOT_FOUND: {
    code: '840012',
    status: 404,
    ko: '영상을 찾을 수 없습니다. 영상의 공개 설정을 확인해 주세요. ({said})',
    en: 'The video was not found. Please check its privacy settings. ({said})',
    jp: '動画が見つかりません。公開設定を確認してください。（{said}）',
  },
  VIDEO_HOST_FAILED: {
    code: '840013',
    status: 502,
    ko: '영상 플랫폼에서 재생 오류가 발생했습니다. 잠시 후 다시 시도해 주세요. ({said})',
    en: 'The video platform reported an error. Please try again in a moment. ({said})',
    jp: '動画プラットフォームでエラーが発生しました。しばらくしてからお試しください。（{said}）',
  },
  LIVE_STARTED: {
    code: '860004',
    status: 409,
    ko: '이미 시작한 라이브는 이름만 바꿀 수 있습니다.',
    en: 'Once a live {course} has started, only its title can be changed.',
    jp: '開始したライブは名前だけ変更できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
