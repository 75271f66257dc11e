import { boardTypes } from 'contract/values/type-codes'
import { list, paragraphs, steps } from '../html.ts'
import type { DemoSiteBoard } from '../living/life.ts'

const OWNER = '윤하늘'
const MORNING = '한도윤'
const TEA = '문가온'

const talk: DemoSiteBoard = {
  title: '이야기 나누기',
  description: '수련하며 느낀 것, 새로 시작한 날, 아무 이야기나 편하게 남겨요.',
  boardTypeCd: boardTypes.free,
  readAudience: 'ALL',
  writeAudience: 'MBR',
  categories: ['인사', '수련 기록', '일상'],
  by: OWNER,
  at: [-12, '10:00'],
  posts: [
    {
      by: OWNER,
      at: [-12, '10:20'],
      title: '이 게시판은 이렇게 쓰면 좋아요',
      category: '인사',
      html:
        paragraphs('길게 쓰지 않아도 괜찮아요. 오늘 있었던 일 한 줄이면 충분합니다.') +
        list([
          '처음 오셨다면 인사를 남겨 주세요.',
          '수련한 날의 기록은 서로에게 힘이 돼요.',
          '몸이 아픈 이야기는 ‘궁금해요’에 남기면 선생님이 답해 드려요.',
        ]),
      isPinned: true,
      importance: 'HIGH',
      likedBy: ['김서윤', '임수아'],
    },
    {
      by: '이하준',
      at: [-8, '21:40'],
      title: '야근 뒤 10분, 그래도 매트는 폈습니다',
      category: '수련 기록',
      html: paragraphs(
        '집에 오니 열 시 반. 그냥 누울까 하다가 저녁 요가 영상 하나만 따라 했어요.',
        '목을 돌릴 때 나던 소리가 절반으로 줄었습니다.',
      ),
      likedBy: ['김서윤', '박지우', '강하은'],
      comments: [
        { by: '강하은', at: [-8, '22:15'], text: '저도 오늘은 10분만 했어요. 안 한 날보다 훨씬 낫더라고요.' },
        { by: OWNER, at: [-7, '09:10'], text: '10분이면 충분해요. 내일은 수건을 목 뒤에 받쳐 보세요.' },
        {
          by: '이하준',
          at: [-7, '12:30'],
          text: '@윤하늘 수건 하나로 이렇게 편해지네요. 고맙습니다!',
          isReply: true,
          mentions: [OWNER],
        },
      ],
    },
    {
      by: '최민서',
      at: [-5, '07:25'],
      title: '창문을 열고 시작한 아침',
      category: '수련 기록',
      html: paragraphs('해가 뜨는 쪽으로 매트를 돌려 놓았더니 알람보다 먼저 눈이 떠졌어요.'),
      photo: { scene: 'dawn', shows: '떠오르는 해를 마주하고 매트에 앉은 모습' },
      likedBy: ['김서윤', '윤지아', '장예준', '임수아'],
      comments: [{ by: '윤지아', at: [-5, '08:02'], text: '빛이 참 예뻐요. 저도 방향을 바꿔 봐야겠어요.' }],
    },
    {
      by: '한지호',
      at: [-3, '12:05'],
      title: '안녕하세요, 이번 주에 가입했어요',
      category: '인사',
      html: paragraphs('하루 종일 앉아서 일하는 사람입니다. 어깨가 귀에 붙어 있어요. 잘 부탁드립니다.'),
      likedBy: ['최민서'],
      comments: [
        { by: '최민서', at: [-3, '12:40'], text: '어서 오세요! 저도 어깨 때문에 시작했어요.' },
        {
          by: MORNING,
          at: [-3, '18:20'],
          text: '반갑습니다. 아침 요가 첫 강의는 누구나 볼 수 있으니 편하게 들러 주세요.',
        },
      ],
    },
    {
      by: '김서윤',
      at: [-1, '20:50'],
      title: '따뜻한 차 한 잔으로 마무리',
      category: '일상',
      html: paragraphs('수련을 끝내고 물 대신 보리차를 마셨는데 잠이 훨씬 잘 왔어요. 다들 무엇을 드시나요?'),
      photo: { scene: 'tea', shows: '김이 오르는 찻주전자와 찻잔' },
      comments: [
        { by: TEA, at: [-1, '21:30'], text: '저녁에는 카페인이 없는 차가 좋아요. 대추차도 권해 드려요.' },
      ],
    },
  ],
}

const questions: DemoSiteBoard = {
  title: '궁금해요',
  description: '자세, 수강, 장소까지 무엇이든 물어보세요. 선생님과 운영자가 답해 드려요.',
  boardTypeCd: boardTypes.question,
  readAudience: 'ALL',
  writeAudience: 'MBR',
  categories: ['수련', '수강과 결제', '오시는 길'],
  by: OWNER,
  at: [-12, '10:30'],
  posts: [
    {
      by: '오채원',
      at: [-9, '13:10'],
      title: '매트는 꼭 가져가야 하나요?',
      category: '오시는 길',
      html: paragraphs('회사에서 바로 가야 해서 들고 다니기가 어려워요.'),
      comments: [
        {
          by: OWNER,
          at: [-9, '15:00'],
          text: '온결홀에는 매트와 담요가 준비되어 있어요. 편한 옷만 챙겨 오세요.',
          isAccepted: true,
        },
      ],
    },
    {
      by: '서준우',
      at: [-6, '22:30'],
      title: '허리 디스크가 있어도 들을 수 있는 클래스가 있을까요?',
      category: '수련',
      html: paragraphs('병원에서는 걷기와 가벼운 스트레칭은 괜찮다고 했습니다.'),
      comments: [
        {
          by: MORNING,
          at: [-5, '08:40'],
          text: '앞으로 깊이 숙이는 동작은 쉬고, 의자에 앉아서 하는 강의부터 시작해 보세요. 통증이 생기면 바로 멈추셔야 해요.',
          isAccepted: true,
        },
      ],
    },
    {
      by: '신유나',
      at: [-1, '19:20'],
      title: '결제한 뒤에 시작 날짜를 바꿀 수 있나요?',
      category: '수강과 결제',
      html: paragraphs('다음 주에 출장이 생겨서 한 주만 늦추고 싶어요.'),
    },
  ],
}

const materials: DemoSiteBoard = {
  title: '자료실',
  description: '인쇄해서 매트 옆에 붙여 두는 순서표와 기록 카드예요.',
  boardTypeCd: boardTypes.resource,
  readAudience: 'MBR',
  writeAudience: 'TCH',
  by: OWNER,
  at: [-12, '10:40'],
  posts: [
    {
      by: MORNING,
      at: [-10, '11:00'],
      title: '느린 태양 경배 순서표',
      html: paragraphs('화면을 보지 않고도 따라 할 수 있게 한 장에 담았어요.'),
      papers: ['salutation'],
      likedBy: ['김서윤', '최민서'],
    },
    {
      by: MORNING,
      at: [-4, '11:30'],
      title: '손목이 아픈 날에 보는 두 가지',
      html:
        paragraphs('체중은 손목이 아니라 손가락 뿌리로 흘려 주세요.') +
        steps('수련 앞뒤로 2분, 첨부한 순서대로 풀어 주세요.', '저림이 이어지면 쉬고 진료를 먼저 받으세요.'),
      papers: ['wrists', 'cards'],
    },
  ],
}

/** What members write on the site itself, beside its classes. */
export const boards: readonly DemoSiteBoard[] = [talk, questions, materials]
