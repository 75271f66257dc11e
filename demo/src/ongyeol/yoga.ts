import { difficulties } from 'contract/values/type-codes'
import type { DemoClass } from '../content.ts'
import { part, steps } from '../html.ts'
import { downwardLife, eveningLife, singingLife } from './other-lives.ts'
import { hall, weekly } from './places.ts'

const evening: DemoClass = {
  title: '굳은 어깨와 목을 푸는 저녁 요가',
  subTitle: '한 주에 한 번 저녁, 열두 명이 함께하는 정기반',
  introduction:
    '모니터 앞에서 굳은 목과 어깨를 일주일에 한 번, 제대로 풀어 냅니다. 힘을 주는 요가가 아니라 힘을 빼는 요가예요.',
  about: [
    '“요가는 유연해야 하는 것 아닌가요?”라는 질문을 가장 많이 받습니다. 유연하지 않아서 하는 것이 요가예요.',
    '정원은 열두 명입니다. 어깨 높이가 다른 분, 목이 앞으로 나온 분, 손이 저린 분을 한 분씩 살피고 도구를 다르게 드립니다.',
    '정기반이라 중간에 들어오셔도 됩니다. 매주 주제가 바뀌고, 처음 오신 날은 10분 먼저 만나 몸 상태를 확인합니다.',
  ],
  audience: ['하루 여덟 시간 이상 앉아 계신 분', '자고 일어나도 목이 뻐근한 분', '요가가 처음인 분'],
  contents: ['갈비뼈로 숨 쉬는 법', '목을 젖히지 않고 여는 법', '집에서 하는 7분 순서표'],
  notes: ['목 디스크 진단을 받으셨다면 첫날 꼭 말씀해 주세요.', '수업 10분 전부터 들어오실 수 있어요.'],
  category: '요가',
  teacher: 'haneul',
  scene: 'evening',
  difficultyCd: difficulties.beginner,
  price: 110_000,
  discount: { price: 88_000, lastDay: 6 },
  vodDays: -1,
  days: { first: -24, last: 50 },
  recruiting: { last: 7 },
  seats: 12,
  learners: 11,
  lessons: [
    {
      kind: 'text',
      title: '첫날 안내와 몸 상태 적어 보기',
      text:
        part('세 가지만 적어 오세요') +
        steps('가장 자주 뭉치는 곳', '피하고 싶은 동작', '한 달 뒤에 편해졌으면 하는 순간'),
      isFree: true,
    },
    ...weekly(['등과 날개뼈', '목 뒤를 길게', '가슴 열기', '골반과 허리'], {
      day: 3,
      from: '20:00',
      hours: 1.25,
      place: hall,
    }),
    {
      kind: 'text',
      title: '집에서 하는 7분 순서표',
      text: part('월·수·금은 어깨, 화·목은 등', '주말에는 숨만 쉬어도 괜찮아요. 순서보다 매일이 중요합니다.'),
    },
  ],
  reviews: [
    [5, '정원이 적어서 그런지 제 어깨 높이까지 기억해 주세요. 마사지에 쓰던 돈이 아까워졌습니다.'],
    [5, '처음 간 날 10분 상담이 정말 좋았어요. “못한다”는 말을 한 번도 안 들었습니다.'],
    [4, '퇴근이 늦으면 8시가 빠듯해요. 8시 반 반도 열어 주세요.'],
    [5, '두통약을 안 산 지 3주 됐어요.'],
    [5, '목을 젖히지 않고 여는 법, 이거 하나로 자세가 달라졌습니다.'],
  ],
  life: eveningLife,
}

const standingYoga: DemoClass = {
  title: '처음 서는 아쉬탕가',
  subTitle: '늘 같은 순서라서 오히려 자유로운 5주',
  introduction: '서는 자세 열두 개를 다섯 주 동안 천천히 익힙니다. 순서를 몸이 기억하면 머리는 쉴 수 있어요.',
  about: [
    '아쉬탕가는 어렵고 빠르다는 인상이 있지만, 느리게 하면 누구나 할 수 있는 순서입니다. 우리는 한 자세에 다섯 숨씩 머뭅니다.',
    '주마다 두세 자세씩만 더합니다. 다섯째 주에는 구령 없이 처음부터 끝까지 혼자 해 봅니다.',
  ],
  audience: ['혼자 수련할 힘을 기르고 싶은 분', '균형 자세가 늘 흔들리는 분'],
  contents: ['발바닥 세 점으로 서기', '시선과 숨 세기', '서는 자세 열두 개'],
  notes: ['무릎 수술을 받으셨다면 미리 알려 주세요.'],
  category: '요가',
  teacher: 'doyun',
  scene: 'standing',
  difficultyCd: difficulties.intermediate,
  price: 98_000,
  vodDays: -1,
  days: { first: -24, last: 4 },
  seats: 16,
  learners: 9,
  lessons: [
    {
      kind: 'text',
      title: '발바닥 세 점',
      text: part(
        '세 점의 무게가 같을 때',
        '엄지 뿌리, 새끼 뿌리, 뒤꿈치. 세 점이 같은 무게를 나누면 무릎이 편안해집니다. 양치할 때 연습해 보세요.',
      ),
      isFree: true,
    },
    ...weekly(['서는 법', '전사 자세', '균형 자세', '이어 가기', '구령 없이 혼자'], {
      day: -24,
      from: '10:00',
      hours: 1.5,
      place: hall,
    }),
  ],
  reviews: [
    [5, '넷째 주에 갑자기 다음 동작이 몸에서 나왔어요. 소름이 돋았습니다.'],
    [4, '오전 수업이라 서둘러야 하지만 끝나면 하루가 길어져요.'],
    [5, '선생님이 흔들려도 괜찮다고 하실 때마다 정말 괜찮아집니다.'],
    [3, '저에게는 진도가 조금 느렸어요. 심화반을 기다리겠습니다.'],
  ],
  life: singingLife,
}

const expecting: DemoClass = {
  title: '엄마와 아기가 함께 숨 쉬는 산전 요가',
  subTitle: '임신 16주부터 36주까지, 여덟 분의 작은 모임',
  introduction: '주수에 맞춰 동작을 바꾸어 드립니다. 몸이 달라지는 속도를 서로 나누는 시간도 함께 있어요.',
  about: [
    '배가 나오면 숨이 가빠지고, 골반이 벌어지면 걸음이 달라집니다. 그 변화를 밀어내지 않고 따라가는 요가입니다.',
    '한 반은 여덟 분을 넘지 않습니다. 강사와 함께 조산사 한 분이 늘 자리에 계세요.',
    '마지막 20분은 차를 마시며 이야기합니다. 질문은 무엇이든 좋아요.',
  ],
  audience: ['임신 16주에서 36주 사이인 분', '담당 의사에게 운동을 허락받은 분'],
  contents: ['골반을 편하게 하는 자세', '진통을 지나가는 호흡', '함께 나누는 20분'],
  notes: ['참여 전에 담당 의사와 꼭 상의해 주세요.', '몸이 좋지 않은 날은 언제든 쉬고 보실 수 있어요.'],
  category: '요가',
  teacher: 'gaon',
  scene: 'expecting',
  difficultyCd: difficulties.beginner,
  price: 132_000,
  vodDays: -1,
  days: { first: -18, last: 17 },
  seats: 8,
  learners: 8,
  lessons: [
    {
      kind: 'text',
      title: '이럴 땐 쉬어 가요',
      text: part(
        '몸이 보내는 신호',
        '어지럽거나 배가 단단하게 뭉치면 바로 멈추고 왼쪽으로 누우세요. 쉬는 것도 수련입니다.',
      ),
      isFree: true,
    },
    ...weekly(['골반', '등과 허리', '다리와 순환', '호흡', '나누는 시간', '마무리'], {
      day: -18,
      from: '10:30',
      hours: 1.5,
      place: hall,
    }),
  ],
  reviews: [
    [5, '28주에 시작했는데 동작을 주수에 맞게 바꿔 주셔서 안심하고 따라 했어요.'],
    [5, '여기서 만난 분들과 조리원 이야기까지 나누는 사이가 됐습니다.'],
    [4, '방석이 조금 더 두꺼우면 좋겠어요. 수업은 더 바랄 게 없습니다.'],
  ],
}

const belongings: DemoClass = {
  title: '집에서 시작하는 요가 — 준비물과 안전 수칙',
  subTitle: '매트를 사기 전에 읽는 20분',
  introduction:
    '무엇을 사야 하는지보다 무엇을 사지 않아도 되는지를 먼저 알려 드려요. 다치지 않고 오래 하기 위한 글입니다.',
  about: [
    '요가를 시작하려고 검색하면 사야 할 것이 스무 가지쯤 나옵니다. 사실은 두 가지면 충분해요.',
    '매트 고르는 법, 집에 있는 물건으로 도구를 대신하는 법, 그리고 꼭 멈춰야 하는 신호를 정리했습니다.',
  ],
  audience: ['이번 주에 시작하려는 분', '혼자 하다가 한 번 다쳐 본 분'],
  contents: ['매트 두께와 미끄럼', '책과 수건으로 도구 만들기', '멈춰야 하는 신호 다섯 가지'],
  notes: ['통증이 이어지면 수련보다 진료가 먼저입니다.'],
  category: '요가',
  teacher: 'gaon',
  scene: 'belongings',
  difficultyCd: difficulties.beginner,
  price: 0,
  vodDays: -1,
  learners: 21,
  lessons: [
    {
      kind: 'text',
      title: '매트는 4밀리미터부터',
      text: part(
        '너무 두꺼우면 흔들려요',
        '무릎이 아파서 두꺼운 것을 찾지만, 균형 자세에서는 얇고 잘 붙는 쪽이 안전합니다. 무릎에는 수건을 까세요.',
      ),
      isFree: true,
    },
    {
      kind: 'text',
      title: '집에 있는 것으로 도구 만들기',
      text: steps(
        '두꺼운 책 두 권은 블록이 됩니다.',
        '긴 수건은 끈이 됩니다.',
        '이불을 말면 볼스터가 됩니다.',
      ),
    },
    {
      kind: 'text',
      title: '멈춰야 하는 신호',
      text:
        part('이럴 땐 바로 쉽니다') +
        steps('찌르는 듯한 통증', '손발 저림', '어지러움', '숨을 참게 될 때', '내일이 걱정될 때'),
    },
  ],
  reviews: [
    [5, '비싼 매트를 장바구니에서 뺐습니다. 덕분에 시작을 먼저 했어요.'],
    [4, '짧고 알차요. 사진이 있으면 더 이해가 쉬울 것 같아요.'],
    [5, '“내일이 걱정될 때”라는 항목에 웃다가 밑줄 그었어요.'],
  ],
}

const downward: DemoClass = {
  title: '다운독, 제대로 이해하기',
  subTitle: '자세 하나를 조각으로 나누어 읽기',
  introduction: '가장 많이 하지만 가장 많이 오해받는 자세. 손, 등, 발을 하나씩 살펴봅니다.',
  about: [
    '뒤꿈치가 바닥에 닿아야 한다는 말은 잊어도 됩니다. 이 자세의 주인공은 등이에요.',
    '부위마다 흔한 오해 하나와 스스로 확인하는 방법 하나를 적었습니다. 거울 없이 혼자서도 고칠 수 있어요.',
  ],
  audience: ['다운독만 하면 손목이 아픈 분', '수업에서 늘 지적받는 분'],
  contents: ['부위별 오해와 확인법', '아픈 날 바꿔 하는 법'],
  notes: ['고혈압이 있으면 머리를 오래 낮추지 마세요.'],
  category: '요가',
  teacher: 'doyun',
  scene: 'downward',
  difficultyCd: difficulties.intermediate,
  price: 12_000,
  vodDays: 30,
  learners: 14,
  done: 3,
  lessons: [
    {
      kind: 'text',
      title: '손 — 손목이 아니라 손가락 뿌리',
      text: part(
        '확인하는 법',
        '손가락이 시작되는 곳이 바닥에 닿아 있나요? 손목이 아픈 날은 팔꿈치를 대고 하세요.',
      ),
      isFree: true,
    },
    {
      kind: 'text',
      title: '등 — 이 자세의 주인공',
      text: part('무릎은 굽혀도 좋아요', '무릎을 굽히고 꼬리뼈를 하늘로. 등이 길어지면 그게 다운독입니다.'),
    },
    {
      kind: 'text',
      title: '발 — 뒤꿈치는 바닥을 향해 있기만',
      text: part('닿지 않아도 됩니다', '종아리 길이는 사람마다 다릅니다. 닿는 것보다 향하는 것이 중요해요.'),
    },
  ],
  reviews: [
    [5, '뒤꿈치 집착에서 벗어났습니다. 만이천 원에 자유를 샀어요.'],
    [4, '글만으로 될까 했는데 확인법이 구체적이라 됩니다.'],
    [5, '학원에서 처음으로 칭찬받았어요.'],
  ],
  life: downwardLife,
}

export const yogaClasses = { evening, standing: standingYoga, expecting, belongings, downward }
