import { boardTypes } from 'contract/values/type-codes'
import type { ClassLife, DemoBoard, DemoQuestion, DemoRoom, DemoWork } from '../living/life.ts'
import { LINES, MAT, morningItems, RIVER, ROOM, SONG } from './morning-items.ts'
import { morningPosts } from './morning-posts.ts'

const TEACHER = '한도윤'
const SUN = '해가 뜨는 32초, 창가에서 시작하기'
const SPINE = '이불 안에서 하는 척추 깨우기'
const SLOW = '느린 태양 경배'
const WRIST = '손목이 아픈 날에는'

const works: readonly DemoWork[] = [
  {
    by: '윤지아',
    at: [-2, '09:40'],
    mission: LINES,
    text: '알람을 네 번 미루고 머리를 못 말리고 나갔어요.\n오늘은 물을 마시고 창문을 열었어요.\n다음 주에는 해 뜨는 걸 세 번 보고 싶어요.',
    verdict: {
      by: TEACHER,
      at: [-2, '19:10'],
      state: 'APPROVED',
      text: '‘창문을 열었다’가 참 좋습니다. 다음 주에는 세 번 중 두 번만 성공해도 충분해요.',
    },
  },
  {
    by: '김서윤',
    at: [-2, '10:20'],
    mission: LINES,
    text: '눈을 뜨자마자 휴대폰부터 봤어요.\n오늘은 이불 안에서 허리를 열 번 흔들고 일어났어요.\n다음 주에는 휴대폰을 거실에서 재우려고요.',
    verdict: {
      by: TEACHER,
      at: [-2, '19:20'],
      state: 'APPROVED',
      text: '휴대폰을 재운다는 말에 웃었습니다. 저도 따라 해 볼게요.',
    },
  },
  {
    by: '서준우',
    at: [-2, '22:05'],
    mission: LINES,
    text: '내일은 6시 기상.\n모레도 6시 기상.\n주말에도 6시 기상.',
    verdict: {
      by: TEACHER,
      at: [-1, '11:30'],
      state: 'RETURNED',
      text: '세 줄이 모두 계획이네요. 오늘 아침에 정말 있었던 일을 한 줄 넣어서 다시 보내 주세요. 못 일어난 이야기여도 좋습니다.',
    },
    answer: { by: '서준우', at: [-1, '12:02'], text: '뜨끔했습니다. 내일 아침에 다시 쓸게요.' },
  },
  {
    by: '장예준',
    at: [-1, '21:15'],
    mission: LINES,
    text: '아이가 먼저 깨서 저를 깨웠어요.\n오늘은 제가 먼저 일어나 아이 옆에서 고양이 자세를 했어요.\n다음 주에는 둘이 같이 해 보려고 합니다.',
  },
  {
    by: '한지호',
    at: [-2, '08:50'],
    mission: MAT,
    text: '동쪽 창 아래예요. 팔을 뻗으면 책장에 손끝이 닿습니다.',
    photo: { scene: 'dawn', shows: '창가에 편 매트' },
    verdict: {
      by: TEACHER,
      at: [-2, '19:30'],
      state: 'APPROVED',
      text: '자리가 넉넉합니다. 책장 쪽으로 반 뼘만 떨어지면 더 편할 거예요.',
    },
  },
  {
    by: '김서윤',
    at: [-2, '22:40'],
    mission: MAT,
    text: '침대 옆 좁은 자리인데 괜찮을까요?',
    photo: { scene: 'night', shows: '침대 옆 매트' },
    verdict: {
      by: TEACHER,
      at: [-1, '11:40'],
      state: 'RETURNED',
      text: '사진이 어두워서 바닥이 잘 안 보여요. 매트 끝이 밀리지 않는지 봐 드리고 싶으니, 불을 켜고 한 장만 더 부탁드립니다.',
    },
  },
  {
    by: '신유나',
    at: [-1, '20:30'],
    mission: MAT,
    text: '거실 한가운데로 옮겼어요. 고양이가 먼저 누워 있습니다.',
    photo: { scene: 'belongings', shows: '거실에 편 매트와 담요' },
  },
  {
    by: '권은우',
    at: [-2, '21:00'],
    mission: SONG,
    text: '가사가 없어서 숨을 세기 좋아요.',
    link: 'https://example.com/songs/slow-morning',
    verdict: {
      by: TEACHER,
      at: [-1, '11:50'],
      state: 'APPROVED',
      text: '첫 라이브 때 틀어 볼게요. 고맙습니다.',
    },
  },
  {
    by: '임수아',
    at: [-1, '18:45'],
    mission: SONG,
    text: '3분 12초라 태양 경배 한 바퀴와 길이가 같아요!',
    link: 'https://example.com/songs/three-minutes',
  },
]

const questions: readonly DemoQuestion[] = [
  {
    by: '윤지아',
    at: [-3, '20:30'],
    text: '해가 뜨는 동안 눈을 뜨고 보는 건가요, 감고 있는 건가요?',
    lesson: SUN,
    second: 9,
    answer: {
      by: TEACHER,
      at: [-3, '21:10'],
      text: '처음 다섯 숨은 뜨고, 하늘색이 바뀌면 감아 보세요. 눈을 감아도 밝아지는 게 느껴집니다.',
    },
  },
  {
    by: '김서윤',
    at: [-2, '10:45'],
    text: '주먹을 쥐고 하니까 손등이 조금 아파요. 접은 수건을 받쳐도 될까요?',
    lesson: WRIST,
    answer: {
      by: TEACHER,
      at: [-2, '19:40'],
      text: '네, 아주 좋은 방법이에요. 두께는 손가락 두 마디를 넘지 않게 해 주세요. 그래도 아프면 팔꿈치로 바꾸면 됩니다.',
    },
  },
  {
    by: '권은우',
    at: [-1, '13:20'],
    text: '출장이 잡혀서 두 주를 쉬어야 할 것 같습니다. 기간을 늘릴 수 있을까요?',
    isSecret: true,
  },
  {
    by: '서준우',
    at: [-1, '20:10'],
    text: '세 바퀴를 다 하면 12분쯤 걸려요. 더 천천히 해도 되나요, 아니면 두 바퀴로 줄일까요?',
    lesson: SLOW,
  },
]

const rooms: readonly DemoRoom[] = [
  {
    name: ROOM,
    writers: 'ALL',
    by: TEACHER,
    at: [-3, '20:00'],
    said: [
      {
        by: TEACHER,
        at: [-1, '20:00'],
        text: '라이브는 강의실에서 바로 열립니다. 카메라는 꺼 두셔도 괜찮아요.',
      },
      { by: '장예준', at: [-1, '20:04'], text: '늦게 들어가도 되나요? 아이 깨우는 시간이랑 겹쳐서요.' },
      { by: TEACHER, at: [-1, '20:05'], text: '그럼요. 조용히 들어오셔서 그 자리부터 같이 하시면 됩니다.' },
      { by: '윤지아', at: [-1, '20:11'], text: '저는 담요 두르고 누워서 들을 예정입니다 ㅎㅎ' },
      { by: '임수아', at: [-1, '20:12'], text: '그것도 요가 맞죠?' },
      { by: TEACHER, at: [-1, '20:13'], text: '제일 어려운 요가예요.' },
      { by: '김서윤', at: [-1, '20:20'], text: '오늘 강변 모임 정말 좋았어요. 매트 위에서 또 뵐게요!' },
      {
        by: '한지호',
        at: [-1, '20:31'],
        text: '다음 강변 모임 날짜도 정해지면 알려 주세요. 친구랑 같이 갈게요.',
      },
      { by: TEACHER, at: [-1, '20:35'], text: '네, 알림방에 올리겠습니다. 다들 일찍 주무세요.' },
    ],
  },
  {
    name: '알림방',
    writers: 'STAFF',
    by: TEACHER,
    at: [-3, '20:05'],
    said: [
      {
        by: TEACHER,
        at: [-2, '18:00'],
        text: '순서표를 자료에 올려 두었어요. 인쇄해서 매트 옆에 붙여 두면 화면을 보지 않아도 됩니다.',
      },
      { by: TEACHER, at: [-2, '18:01'], text: '내일 아침 7시, 강변 잔디마당 동쪽 계단 아래에서 만나요.' },
    ],
  },
]

const boards: readonly DemoBoard[] = [
  {
    title: '수련 일기',
    description: '오늘의 수련을 짧게 남기고, 서로의 아침을 읽어요.',
    boardTypeCd: boardTypes.free,
    writeAudience: 'MBR',
    by: TEACHER,
    at: [-3, '20:10'],
    posts: [
      {
        by: TEACHER,
        at: [-3, '20:30'],
        title: '일기를 남기는 세 가지 방법',
        html: '<p>길게 쓰지 않아도 괜찮아요. 세 가지만 적어 보세요.</p><ol><li>몇 시에 매트 위에 섰는지</li><li>가장 뻣뻣했던 곳</li><li>끝나고 처음 한 생각</li></ol>',
        isPinned: true,
        importance: 'HIGH',
      },
      {
        by: '김서윤',
        at: [-2, '07:40'],
        title: '둘째 날, 숨이 먼저 깼어요',
        html: '<p>6시 50분. 목 뒤가 제일 뻣뻣했는데 다섯 번째 숨쯤부터 괜찮아졌어요. 끝나고는 물이 마시고 싶었습니다.</p>',
        comments: [
          { by: TEACHER, at: [-2, '19:50'], text: '목은 늘 마지막에 풀려요. 내일은 턱에 힘을 빼 보세요.' },
        ],
      },
      {
        by: '윤지아',
        at: [-1, '08:05'],
        title: '담요 요가 3일째',
        html: '<p>이불에서 나오는 데 성공했습니다. 절반은요.</p>',
        comments: [
          { by: '임수아', at: [-1, '12:30'], text: '나머지 절반도 응원할게요.' },
          {
            by: '윤지아',
            at: [-1, '12:40'],
            text: '@임수아 고마워요. 내일은 전부 나올게요!',
            isReply: true,
            mentions: ['임수아'],
          },
        ],
      },
    ],
  },
  {
    title: '수련 질문',
    description: '자세나 호흡이 궁금하면 편하게 물어보세요.',
    boardTypeCd: boardTypes.question,
    writeAudience: 'MBR',
    by: TEACHER,
    at: [-3, '20:12'],
    posts: [
      {
        by: '임수아',
        at: [-2, '09:10'],
        title: '무릎이 아플 때는 어떻게 하나요?',
        html: '<p>고양이 자세에서 바닥에 닿는 쪽 무릎이 조금 아파요.</p>',
        comments: [
          {
            by: TEACHER,
            at: [-2, '20:00'],
            text: '담요를 두 겹으로 접어 무릎 아래에 두세요. 그래도 아프면 의자에 앉아서 하셔도 좋아요.',
            isAccepted: true,
          },
        ],
      },
      {
        by: '윤지아',
        at: [-1, '22:10'],
        title: '아침을 먹고 해도 괜찮을까요?',
        html: '<p>빈속이면 어지러울 때가 있어서요.</p>',
      },
    ],
  },
  {
    title: '과제 나눔',
    description: '주마다 한 가지 과제를 하고 사진이나 글로 나눠요.',
    boardTypeCd: boardTypes.assignment,
    writeAudience: 'STUD',
    by: TEACHER,
    at: [-3, '20:15'],
    posts: [
      {
        by: '장예준',
        at: [-1, '21:15'],
        title: '1주 과제: 알람 없이 일어난 날',
        html: '<p>하루 성공했어요. 전날 열 시에 누운 날이었습니다.</p>',
      },
    ],
  },
]

/** Four days of the class that the learner to be signed in as is in: something of everything. */
export const morningLife: ClassLife = {
  isOpen: true,
  rooms,
  boards,
  items: morningItems,
  done: [
    { by: '김서윤', at: [-3, '21:30'], lesson: SPINE },
    { by: '윤지아', at: [-2, '07:00'], lesson: SPINE },
    { by: '김서윤', at: [-2, '07:05'], lesson: SLOW },
    { by: '장예준', at: [-2, '07:10'], lesson: SLOW },
  ],
  works,
  posts: morningPosts,
  questions,
  meetings: [
    { lesson: RIVER, at: [-1, '21:00'], by: TEACHER, absent: ['오채원', '서준우', '권은우', '임수아'] },
  ],
}
