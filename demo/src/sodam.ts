import { difficulties } from 'contract/values/type-codes'
import { demoCompany, type DemoClass, type DemoVenue, type DemoSite } from './content.ts'
import { paragraphs, part, steps } from './html.ts'

const workshop: DemoVenue = {
  address: '서울특별시 마포구 예시로 7',
  detail: '반지하 공방 · 앞치마를 빌려 드려요',
}

const wheel: DemoClass = {
  title: '물레로 빚는 첫 그릇',
  subTitle: '여섯 명이 둘러앉는 두 번의 저녁',
  introduction: '가운데를 잡는 일부터 시작합니다. 두 번째 시간에는 매일 쓸 밥그릇이 하나 생겨요.',
  about: [
    '흙은 힘을 준 만큼 도망갑니다. 물레 앞에서는 손보다 숨이 먼저 조용해져야 해요.',
    '한 사람이 한 대씩 물레를 씁니다. 빚은 그릇은 말리고 두 번 구워 다섯 주 뒤에 보내 드립니다.',
  ],
  audience: ['물레를 한 번쯤 돌려 보고 싶던 분', '선물할 그릇을 찾는 분'],
  contents: ['흙 가운데 잡기', '벽 세우기와 굽 깎기', '유약 고르기'],
  notes: ['손톱이 짧을수록 좋아요.', '굽는 동안 갈라지면 다시 빚을 기회를 드립니다.'],
  category: '물레',
  teacher: 'sodam',
  scene: 'wheel',
  difficultyCd: difficulties.beginner,
  price: 78_000,
  vodDays: -1,
  days: { first: 6, last: 13 },
  seats: 6,
  learners: 4,
  lessons: [
    {
      kind: 'text',
      title: '오시기 전에',
      text: part('편한 옷으로 오세요', '앞치마는 빌려 드립니다. 반지와 시계는 집에 두고 오시는 게 좋아요.'),
      isFree: true,
    },
    { kind: 'offline', title: '가운데 잡기', day: 6, from: '19:00', hours: 2.5, place: workshop },
    { kind: 'offline', title: '벽 세우기', day: 13, from: '19:00', hours: 2.5, place: workshop },
  ],
  reviews: [],
}

const tableware: DemoClass = {
  title: '손으로 빚는 접시와 컵',
  subTitle: '물레 없이, 꼬집고 쌓아 올리는 정기반',
  introduction:
    '꼬집어 빚기와 쌓아 올리기 두 가지로 매일 쓰는 그릇을 만듭니다. 삐뚤어진 것이 더 예쁜 수업이에요.',
  about: [
    '손가락 자국이 남는 그릇을 만듭니다. 똑같은 것을 두 개 만들 수 없다는 게 이 수업의 자랑이에요.',
    '넷째 주에는 유약을 직접 칠합니다. 가마를 여는 날 함께 꺼내 보고, 차를 따라 마시며 마칩니다.',
  ],
  audience: ['흙을 처음 만지는 분', '나만의 컵으로 커피를 마시고 싶은 분'],
  contents: ['꼬집어 빚기', '쌓아 올리기', '유약 칠하기'],
  notes: ['재료비와 굽는 값이 포함되어 있습니다.'],
  category: '손빚기',
  teacher: 'sodam',
  scene: 'tableware',
  difficultyCd: difficulties.beginner,
  price: 96_000,
  discount: { price: 84_000, lastDay: 5 },
  vodDays: -1,
  days: { first: -15, last: 13 },
  seats: 8,
  learners: 5,
  lessons: [
    {
      kind: 'text',
      title: '흙과 친해지기',
      text: paragraphs('반죽을 치대며 공기를 뺍니다. 손바닥의 온기가 흙을 부드럽게 해요.'),
      isFree: true,
    },
    { kind: 'offline', title: '꼬집어 빚는 컵', day: -15, from: '14:00', hours: 2, place: workshop },
    { kind: 'offline', title: '쌓아 올리는 접시', day: -1, from: '14:00', hours: 2, place: workshop },
    { kind: 'offline', title: '유약 칠하는 날', day: 13, from: '14:00', hours: 2, place: workshop },
  ],
  reviews: [
    [5, '찌그러진 컵인데 매일 이것만 씁니다.'],
    [4, '말이 없어도 편안한 자리였어요. 의자가 조금 낮았습니다.'],
    [5, '아이와 함께 와도 되냐고 여쭤봤더니 작은 앞치마를 꺼내 주셨어요.'],
  ],
}

const fire: DemoClass = {
  title: '흙, 유약, 불 — 집에서 읽는 도자 이야기',
  subTitle: '그릇을 뒤집어 보고 싶어지는 짧은 글',
  introduction: '그릇 하나가 만들어지기까지 무슨 일이 일어나는지, 부엌의 컵을 앞에 두고 읽는 글입니다.',
  about: [
    '왜 어떤 그릇은 맑은 소리가 나고 어떤 그릇은 둔한 소리가 날까요. 답은 온도에 있습니다.',
    '세 편의 글을 읽고 나면 찬장 앞에 오래 서 있게 될 거예요.',
  ],
  audience: ['그릇을 사기만 하던 분', '공방에 오기 전에 미리 읽고 싶은 분'],
  contents: ['흙이 돌이 되는 온도', '유약이 흐르는 이유', '가마 문을 여는 순간'],
  notes: ['무료로 읽으실 수 있어요.'],
  category: '읽기',
  teacher: 'sodam',
  scene: 'fire',
  difficultyCd: difficulties.beginner,
  price: 0,
  vodDays: -1,
  learners: 8,
  lessons: [
    {
      kind: 'text',
      title: '흙이 돌이 되는 온도',
      text: part(
        '섭씨 573도',
        '이 온도를 지나면 흙은 다시 흙으로 돌아가지 않습니다. 가마지기가 가장 조심하는 순간이에요.',
      ),
      isFree: true,
    },
    {
      kind: 'text',
      title: '유약은 얇은 유리입니다',
      text: part(
        '흐르고 멈추고',
        '재와 돌가루가 녹아 흐르다가 식으며 멈춥니다. 그 멈춘 자리가 무늬가 됩니다.',
      ),
    },
    {
      kind: 'text',
      title: '내 찬장에서 찾아보기',
      text: steps(
        '컵을 뒤집어 굽을 봅니다.',
        '손톱으로 톡 쳐서 소리를 듣습니다.',
        '유약이 모인 곳의 색을 봅니다.',
      ),
    },
  ],
  reviews: [
    [5, '읽고 나서 집에 있는 그릇을 전부 두드려 봤어요.'],
    [4, '짧아서 아쉬울 만큼 좋았습니다.'],
  ],
}

/** A second site on the same installation, to see that they know nothing of each other. */
export const sodam: DemoSite = {
  hadAccount: true,
  address: 'sodam',
  name: '소담공방',
  brandColor: '#b8492f',
  intro: '흙을 만지는 느린 저녁',
  templateCd: 'landing',
  bannerTitle: '손으로 빚는\n나만의 그릇',
  bannerText: '처음이어도 괜찮아요.\n흙은 언제나 다시 빚을 수 있으니까요.',
  banner: 'sodam',
  company: demoCompany('소담공방 (예시)', '김소담'),
  teachers: [
    {
      key: 'sodam',
      name: '김소담',
      introduction: '작은 가마를 하나 두고 열다섯 해째 그릇을 굽습니다.',
      portrait: 'sodam',
    },
  ],
  classes: [wheel, tableware, fire],
  notices: [
    {
      title: '가마를 여는 날',
      text: paragraphs('매달 첫째 토요일에 가마를 엽니다. 구운 그릇은 다음 주에 보내 드려요.'),
      isPinned: true,
    },
  ],
}
