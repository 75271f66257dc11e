import { difficulties } from 'contract/values/type-codes'
import type { DemoClass } from '../content.ts'
import { part, steps } from '../html.ts'
import { knitLife } from './other-lives.ts'
import { table, weekly } from './places.ts'

const diary: DemoClass = {
  title: '차와 함께 쓰는 하루 세 줄 일기',
  subTitle: '쓸 말이 없는 날에도 남는 세 줄',
  introduction: '차를 우리는 3분 동안 씁니다. 있었던 일 한 줄, 느낀 것 한 줄, 내일에게 한 줄이면 충분해요.',
  about: [
    '일기를 사흘 이상 써 본 적이 없다면 분량이 너무 많았던 거예요. 세 줄은 피곤한 날에도 쓸 수 있는 길이입니다.',
    '찻물이 식는 시간에 맞춰 쓰는 순서와, 쓸 말이 없는 날 꺼내 쓰는 첫 문장을 담았습니다.',
  ],
  audience: ['하루가 통째로 사라지는 것 같은 분', '예쁜 공책만 여러 권인 분'],
  contents: ['세 줄의 순서', '쓸 말이 없는 날의 첫 문장', '한 달 뒤 다시 읽는 법'],
  notes: ['좋아하는 차와 아무 공책이면 됩니다.'],
  category: '차와 글',
  teacher: 'gaon',
  scene: 'diary',
  difficultyCd: difficulties.beginner,
  price: 15_000,
  vodDays: 90,
  learners: 12,
  lessons: [
    {
      kind: 'text',
      title: '찻물이 식는 3분',
      text: part(
        '있었던 일, 느낀 것, 내일에게',
        '첫 줄은 사실만 적습니다. 둘째 줄은 몸의 느낌으로, 셋째 줄은 내일의 나에게 보내는 쪽지로 끝냅니다.',
      ),
      isFree: true,
    },
    {
      kind: 'text',
      title: '쓸 말이 없는 날의 첫 문장',
      text: steps('오늘 가장 오래 본 것은', '아무에게도 말하지 않은 것은', '조금 웃은 순간은'),
    },
    {
      kind: 'text',
      title: '한 달 뒤 다시 읽기',
      text: part('고치지 말고 밑줄만', '한 달 치를 소리 내어 읽고, 다시 살고 싶은 문장에만 밑줄을 긋습니다.'),
    },
  ],
  reviews: [
    [5, '3주째 하루도 안 빠졌어요. 제 인생 최장 기록입니다.'],
    [5, '퇴근하고 물 끓이는 소리가 들리면 이제 손이 공책으로 갑니다.'],
    [4, '첫 문장 예시가 더 많았으면 좋겠어요. 벌써 다 써 버렸습니다.'],
  ],
}

const tea: DemoClass = {
  title: '찻잎 고르는 오후 — 처음 만나는 우리 차',
  subTitle: '녹차부터 발효차까지 다섯 가지를 한자리에서',
  introduction:
    '이름은 들어 봤지만 맛은 헷갈리는 우리 차 다섯 가지를 나란히 우려 봅니다. 내 입맛의 이름을 찾아 돌아가세요.',
  about: [
    '같은 나무에서 난 잎이 어떻게 다섯 가지 맛이 되는지, 마시면서 배웁니다. 외울 것은 하나도 없어요.',
    '비싼 도구 없이 집에 있는 컵으로 우리는 법을 알려 드리고, 가장 마음에 든 잎을 조금 나누어 드립니다.',
  ],
  audience: ['커피를 조금 줄이고 싶은 분', '선물 받은 차가 서랍에 잠들어 있는 분'],
  contents: ['다섯 가지 우리 차 비교', '물 온도와 시간', '한 줌의 찻잎 선물'],
  notes: ['카페인에 민감하시면 미리 알려 주세요. 카페인이 없는 차로 바꾸어 드립니다.'],
  category: '차와 글',
  teacher: 'gaon',
  scene: 'tea',
  difficultyCd: difficulties.beginner,
  price: 45_000,
  vodDays: -1,
  days: { first: 24, last: 24 },
  recruiting: { first: 3 },
  seats: 10,
  learners: 0,
  lessons: [
    {
      kind: 'text',
      title: '컵 하나로 시작하기',
      text: part('필요한 것', '컵, 뜨거운 물, 찻잎 2그램. 이것이 전부입니다.'),
      isFree: true,
    },
    ...weekly(['찻잎 고르는 오후'], { day: 24, from: '14:00', hours: 2.5, place: table }),
  ],
  reviews: [],
}

const knit: DemoClass = {
  title: '첫 뜨개, 겨울 목도리',
  subTitle: '고무뜨기 하나로 완성하는 네 번의 저녁',
  introduction: '코를 잡고, 뜨고, 틀리면 풀고, 다시 뜹니다. 네 번의 저녁이 지나면 목도리 하나가 남아요.',
  about: [
    '뜨개는 손을 바쁘게 해서 머리를 쉬게 하는 취미입니다. 말이 없어도 어색하지 않은 자리이기도 하고요.',
    '실과 바늘은 여섯 가지 색으로 준비해 두었습니다. 왼손잡이를 위한 자리와 설명도 따로 있어요.',
  ],
  audience: ['손으로 하는 취미를 찾는 분', '선물을 직접 만들고 싶은 분'],
  contents: ['코 잡기와 고무뜨기', '틀린 곳 찾아 되돌리기', '마무리와 세탁법'],
  notes: ['재료비가 포함되어 있습니다.'],
  category: '만들기',
  teacher: 'jian',
  scene: 'knit',
  difficultyCd: difficulties.beginner,
  price: 54_000,
  vodDays: -1,
  days: { first: -14, last: 7 },
  seats: 6,
  hasLine: true,
  learners: 6,
  lessons: [
    {
      kind: 'text',
      title: '굵은 실이 쉬워요',
      text: part(
        '8밀리미터 바늘',
        '처음에는 굵은 실과 굵은 바늘로 시작합니다. 한 줄이 금방 늘어서 재미가 먼저 옵니다.',
      ),
      isFree: true,
    },
    ...weekly(['코 잡기', '고무뜨기', '되돌리기', '마무리'], {
      day: -14,
      from: '19:00',
      hours: 2,
      place: table,
    }),
  ],
  reviews: [
    [5, '두 번째 시간에 다 풀었는데 아무도 안타까워하지 않아서 좋았어요.'],
    [4, '왼손잡이 설명이 따로 있는 곳은 처음이에요. 실 색이 더 다양하면 좋겠습니다.'],
  ],
  life: knitLife,
}

const terrarium: DemoClass = {
  title: '식물 곁에서 쉬는 시간, 테라리움 만들기',
  subTitle: '유리병 안에 작은 숲 하나',
  introduction: '돌을 깔고, 흙을 쌓고, 이끼를 얹습니다. 물을 한 달에 한 번만 주어도 되는 작은 숲을 만들어요.',
  about: [
    '식물이 자꾸 떠나는 이유는 대개 물을 너무 많이 주어서예요. 테라리움은 스스로 비를 만드니 그런 걱정이 적습니다.',
    '두 시간 동안 말없이 만들고, 마지막 30분은 각자의 숲에 이름을 붙입니다.',
  ],
  audience: ['화분을 떠나보낸 적이 있는 분', '햇빛이 적은 집에 사는 분'],
  contents: ['배수층과 흙 쌓기', '이끼 다루는 법', '한 달에 한 번 물 주기'],
  notes: ['유리병과 식물은 모두 준비되어 있어요. 들고 가실 가방만 챙겨 주세요.'],
  category: '만들기',
  teacher: 'haneul',
  scene: 'terrarium',
  difficultyCd: difficulties.beginner,
  price: 49_000,
  vodDays: -1,
  days: { first: 12, last: 12 },
  seats: 14,
  learners: 5,
  lessons: [
    {
      kind: 'text',
      title: '병을 고르는 법',
      text: part(
        '입구가 손보다 넓게',
        '처음이라면 손이 들어가는 병이 좋습니다. 집에 좋아하는 병이 있으면 가져오셔도 돼요.',
      ),
      isFree: true,
    },
    ...weekly(['작은 숲 만들기'], { day: 12, from: '15:00', hours: 2.5, place: table }),
  ],
  reviews: [],
}

const desk: DemoClass = {
  title: '바르게 앉아 일하는 법',
  productKind: 'CONTENTS',
  subTitle: '의자를 바꾸기 전에 바꿔 볼 것들',
  introduction:
    '바른 자세는 하나가 아니라 자주 바뀌는 자세입니다. 책상 앞에서 바로 해 볼 수 있는 것들을 모았어요.',
  about: [
    '비싼 의자보다 먼저 바꿀 수 있는 것들이 있습니다. 모니터의 높이, 발의 위치, 그리고 일어나는 간격이에요.',
    '하나에 3분이면 읽고, 읽은 자리에서 바로 해 봅니다. 동료 몰래 할 수 있는 동작만 골랐습니다.',
  ],
  audience: ['오후 세 시면 허리가 아픈 분', '재택 책상이 식탁인 분'],
  contents: ['모니터와 눈의 거리', '발을 두는 곳', '30분마다 하는 1분 동작'],
  notes: ['저림이 이어지면 진료를 먼저 받으세요.'],
  category: '요가',
  teacher: 'haneul',
  scene: 'desk',
  difficultyCd: difficulties.beginner,
  price: 19_000,
  discount: { price: 13_300 },
  vodDays: 60,
  learners: 10,
  lessons: [
    { kind: 'section', title: '바꾸기' },
    {
      kind: 'text',
      title: '모니터는 팔 하나만큼',
      text: part('눈높이보다 조금 아래', '팔을 뻗어 손끝이 닿는 거리. 책 두 권이면 높이가 맞습니다.'),
      isFree: true,
    },
    {
      kind: 'text',
      title: '발이 쉬어야 허리가 쉽니다',
      text: part(
        '발바닥 전체가 닿게',
        '닿지 않으면 상자를 놓으세요. 다리를 꼬는 건 발이 쉴 곳을 찾는 중이라서예요.',
      ),
    },
    { kind: 'section', title: '움직이기' },
    {
      kind: 'text',
      title: '30분마다 1분',
      text: steps(
        '일어나 발뒤꿈치를 열 번 듭니다.',
        '문틀을 잡고 가슴을 엽니다.',
        '창밖을 스무 번 숨 쉬는 동안 봅니다.',
      ),
    },
  ],
  reviews: [
    [5, '책 두 권 괴었을 뿐인데 목이 덜 아파요. 허무할 만큼 간단합니다.'],
    [4, '팀에 공유하고 싶은데 단체 수강도 생기면 좋겠어요.'],
    [3, '아는 내용도 있었지만 30분 알람은 확실히 도움이 됩니다.'],
  ],
}

export const handClasses = { diary, tea, knit, terrarium, desk }
