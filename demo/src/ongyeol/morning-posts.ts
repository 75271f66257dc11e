import type { DemoPost } from '../living/life.ts'
import { FIVE_DAYS } from './morning-items.ts'

const TEACHER = '한도윤'

/** From the oldest to the newest, as they were written. */
export const morningPosts: readonly DemoPost[] = [
  {
    by: TEACHER,
    at: [-3, '20:10'],
    text: '반갑습니다, 한도윤입니다.\n\n이번 주에는 세 가지만 함께해요.\n1. 일어나면 물 한 모금\n2. 매트까지 다섯 걸음\n3. 끝나고 창밖 한 번\n\n잘하려고 애쓰지 않는 것이 이 클래스의 하나뿐인 규칙입니다. 동작이 궁금하면 그 강의에서 질문해 주시고, 아침 이야기는 여기에 남겨 주세요.',
    isPinned: true,
    isOpen: true,
    comments: [
      { by: '윤지아', at: [-3, '20:40'], text: '1번만 먼저 하고 왔어요. 잘 부탁드립니다!' },
      { by: '권은우', at: [-3, '21:02'], text: '하나뿐인 규칙이 마음에 들어서 신청했습니다.' },
    ],
  },
  {
    by: '장예준',
    at: [-2, '06:55'],
    text: '첫날. 아이보다 먼저 눈을 뜬 게 몇 년 만인지 모르겠어요.',
    mission: FIVE_DAYS,
  },
  {
    by: '김서윤',
    at: [-2, '07:12'],
    text: '첫날. 알람보다 3분 먼저 일어났어요. 손목이 뻐근해서 주먹으로 했습니다.',
    mission: FIVE_DAYS,
    comments: [{ by: TEACHER, at: [-2, '19:45'], text: '잘하셨어요. 주먹이 아프면 수건을 받쳐 보세요.' }],
  },
  { by: '임수아', at: [-2, '07:40'], text: '첫날! 물 한 모금까지는 성공했습니다.', mission: FIVE_DAYS },
  {
    by: '한지호',
    at: [-2, '08:20'],
    text: '창이 동쪽이라 매트에 앉으면 해가 이렇게 들어와요. 오늘은 세 바퀴를 다 못 하고 두 바퀴만 했습니다.',
    photo: { scene: 'dawn', shows: '떠오르는 해를 마주하고 매트에 앉은 모습' },
    isOpen: true,
    comments: [
      { by: TEACHER, at: [-2, '19:50'], text: '두 바퀴면 충분합니다. 빛이 참 좋네요.' },
      { by: '서준우', at: [-2, '21:30'], text: '저도 내일은 커튼부터 걷고 해 볼게요.' },
    ],
  },
  {
    by: '신유나',
    at: [-2, '20:15'],
    text: '무릎 수술을 한 지 반년 됐습니다. 무릎을 바닥에 내려놓는 동작은 빼고 해도 될까요?',
    isPrivate: true,
    comments: [
      {
        by: TEACHER,
        at: [-2, '20:50'],
        text: '미리 말씀해 주셔서 고맙습니다. 담요를 두 겹 깔고도 불편하면 의자를 잡고 서서 하시면 됩니다. 라이브 때 따로 봐 드릴게요.',
      },
    ],
  },
  {
    by: '윤지아',
    at: [-1, '06:35'],
    text: '오늘은 강변에 가기 전에 집에서 먼저 목을 풀었어요.',
    mission: FIVE_DAYS,
  },
  {
    by: '장예준',
    at: [-1, '06:40'],
    text: '둘째 날. 아이가 옆에서 고양이 자세를 따라 합니다.',
    mission: FIVE_DAYS,
    comments: [{ by: '임수아', at: [-1, '08:55'], text: '상상만 해도 귀여워요.' }],
  },
  {
    by: '김서윤',
    at: [-1, '09:05'],
    text: '둘째 날. 강변에서 걷고 왔어요. 발은 차가웠지만 머리는 맑습니다.',
    mission: FIVE_DAYS,
  },
  {
    by: '임수아',
    at: [-1, '17:30'],
    text: '오늘 강변 모임에 못 간 사람의 아침이에요. 대신 부엌에서 차를 우리는 동안 까치발을 서른 번 했습니다.',
    photo: { scene: 'tea', shows: '김이 오르는 찻주전자와 찻잔' },
    isOpen: true,
    comments: [
      { by: TEACHER, at: [-1, '18:10'], text: '까치발 서른 번이면 종아리는 강변에 다녀온 셈이에요.' },
      { by: '김서윤', at: [-1, '18:40'], text: '다음에는 꼭 같이 걸어요!' },
    ],
  },
]
