import { curriculumTypes, workTypes } from 'contract/values/type-codes'
import { paragraphs, part, steps } from '../html.ts'
import type { DemoItem } from '../living/life.ts'

export const ROOM = '아침 매트 위'
export const RIVER = '강변에서 함께 걷고 풀기'
export const LINES = '나의 아침을 세 줄로'
export const MAT = '매트를 편 자리 한 장'
export const SONG = '아침을 여는 노래 하나'
export const FIVE_DAYS = '닷새 아침 인증'

/** One lesson of every newer kind, behind the live ones. */
export const morningItems: readonly DemoItem[] = [
  { draft: { curriculumTypeCd: curriculumTypes.section, title: '손에 쥐고 하기' } },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.material,
      title: '인쇄해서 쓰는 순서표와 기록 카드',
      content: paragraphs(
        '순서표는 매트 옆에 붙여 두세요. 기록 카드는 묶음 안에 들어 있고, 공책에 옮겨 적어도 좋습니다.',
      ),
      point: 20,
    },
    papers: ['salutation', 'cards'],
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.material,
      title: '손목이 오래 버티는 법 (열람용)',
      content: paragraphs('이 자료는 강의실 안에서만 펼쳐집니다.'),
      pdfSecurityYn: 'Y',
    },
    papers: ['wrists'],
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.offline,
      title: RIVER,
      content: part(
        '물과 겉옷만 챙겨 오세요',
        '천천히 20분 걷고, 잔디 위에서 종아리와 발목을 풉니다. 비가 오면 온결홀에서 만나요.',
      ),
      point: 100,
    },
    meets: {
      day: -1,
      from: '07:00',
      hours: 1.5,
      place: { address: '서울특별시 성동구 예시로 20', detail: '강변 잔디마당 · 동쪽 계단 아래' },
    },
  },
  { draft: { curriculumTypeCd: curriculumTypes.section, title: '해 보고 나누기' } },
  {
    draft: { curriculumTypeCd: curriculumTypes.chatMission, title: '채팅방에서 첫 인사', point: 10 },
    room: ROOM,
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.mission,
      workTypeCd: workTypes.text,
      title: LINES,
      content: steps('지금까지의 아침', '오늘 아침', '다음 주의 아침'),
      point: 50,
      xp: 10,
    },
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.mission,
      workTypeCd: workTypes.file,
      title: MAT,
      content: paragraphs(
        '매트를 펴는 자리를 한 장 찍어 올려 주세요. 미끄럽지 않은지, 팔을 뻗을 수 있는지 봐 드립니다.',
      ),
      point: 50,
      xp: 10,
    },
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.mission,
      workTypeCd: workTypes.link,
      title: SONG,
      content: paragraphs(
        '첫 숨을 셀 때 틀어 두고 싶은 곡의 주소를 붙여 주세요. 주말에 목록으로 묶어 나눠요.',
      ),
      xp: 10,
    },
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.lessonMission,
      title: '느린 태양 경배까지 마치기',
      content: paragraphs('‘느린 태양 경배’를 마치면 자동으로 완료됩니다.'),
      xp: 30,
    },
    lesson: '느린 태양 경배',
  },
  {
    draft: {
      curriculumTypeCd: curriculumTypes.postMission,
      title: FIVE_DAYS,
      content: paragraphs(
        '아침 5시에서 10시 사이에 한 줄씩 남겨 주세요. 하루를 건너뛰어도 괜찮고, 닷새 중 나흘이면 완주예요.',
      ),
      maxChallengeCount: 5,
      dailyChallengeCount: 1,
      dailyChallengeStartTime: '05:00',
      dailyChallengeEndTime: '10:00',
      completionRateCondition: 80,
      point: 200,
      xp: 50,
    },
  },
]
