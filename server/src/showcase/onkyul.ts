import { demoCompany, type DemoClass, type DemoSite } from './content.ts'

const words = (title: string, ...paragraphs: string[]) =>
  `<h3>${title}</h3>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}`

const shoulders: DemoClass = {
  title: '굳은 어깨를 푸는 저녁 요가',
  subTitle: '하루 20분, 목과 어깨부터 내려놓는 4주',
  introduction:
    '모니터 앞에서 굳은 목과 어깨를 하루 20분씩 풀어 냅니다. 힘을 주는 요가가 아니라 힘을 빼는 요가예요.',
  category: '요가',
  teacher: 'haneul',
  scene: 'evening',
  price: 110_000,
  discountPrice: 88_000,
  discountDays: 6,
  vodDays: 90,
  difficultyCd: '01',
  seats: { max: 30, taken: 27 },
  audience: ['하루 종일 앉아서 일하는 분', '자고 일어나도 목이 뻐근한 분', '요가가 처음인 분'],
  contents: ['갈비뼈로 숨 쉬는 법', '목을 젖히지 않고 여는 법', '잠들기 전 7분 순서'],
  lessons: [
    { section: '1주 · 숨과 어깨', title: '첫 인사와 몸 상태 점검', video: 'breath', isFree: true },
    {
      title: '갈비뼈로 숨 쉬기',
      text: words(
        '오늘의 한 가지',
        '손을 갈비뼈 옆에 대고, 손이 밀려나는 만큼만 숨을 들이쉽니다.',
        '어깨가 올라가면 절반으로 줄여 주세요. 하루 세 번, 열 숨씩이면 충분해요.',
      ),
    },
    { section: '2주 · 등과 목', title: '등을 깨우는 고양이 자세', video: 'sun' },
    {
      title: '목 뒤를 길게, 견갑골 내리기',
      text: words(
        '기억할 것',
        '턱을 당기는 것이 아니라 뒤통수를 멀리 보냅니다.',
        '견갑골은 아래로, 그리고 가운데로 모으지 않습니다.',
      ),
    },
    {
      title: '4주 순서표',
      text: words('한 장으로 보는 순서', '월·수·금은 어깨, 화·목은 등. 주말에는 숨만 쉬어도 괜찮아요.'),
    },
  ],
  reviewCount: 9,
}
const morning: DemoClass = {
  title: '아침 20분, 몸을 깨우는 빈야사',
  subTitle: '알람 다음에 누르는 두 번째 버튼',
  introduction: '눈을 뜨고 물 한 잔, 그리고 20분. 땀이 나기 직전까지만 움직여 하루를 가볍게 시작합니다.',
  category: '요가',
  teacher: 'haneul',
  scene: 'standing',
  price: 69_000,
  vodDays: 60,
  difficultyCd: '02',
  audience: ['아침이 늘 무거운 분', '짧게라도 매일 움직이고 싶은 분'],
  contents: ['태양 경배 세 가지', '무릎과 손목을 지키는 법', '요일별 순서'],
  lessons: [
    { section: '몸 깨우기', title: '태양 경배, 천천히', video: 'sun', isFree: true },
    {
      title: '손목이 아프다면',
      text: words(
        '손목을 지키는 법',
        '손바닥이 아니라 손가락 뿌리로 바닥을 밉니다.',
        '아픈 날은 주먹을 쥐고 하셔도 됩니다.',
      ),
    },
    {
      section: '흐름 만들기',
      title: '전사 자세로 이어 가기',
      text: words('무릎의 방향', '무릎은 두 번째 발가락을 봅니다. 안으로 무너지면 보폭을 줄여 주세요.'),
    },
  ],
  reviewCount: 6,
}
const balance: DemoClass = {
  title: '균형을 배우는 아쉬탕가 입문',
  subTitle: '순서를 외우면 마음이 쉬어요',
  introduction:
    '늘 같은 순서라서 오히려 자유로운 수련. 서 있는 자세부터 마무리까지 한 달 동안 함께 익힙니다.',
  category: '요가',
  teacher: 'doyun',
  scene: 'sunrise',
  price: 150_000,
  discountPrice: 120_000,
  vodDays: 120,
  difficultyCd: '02',
  payEndDays: 2,
  audience: ['혼자 수련할 힘을 기르고 싶은 분', '균형 자세가 어려운 분'],
  contents: ['서서 하는 자세 열두 개', '시선 두는 법', '마무리 순서'],
  lessons: [
    {
      section: '서는 법',
      title: '발바닥 세 점',
      text: words(
        '세 점으로 서기',
        '엄지 뿌리, 새끼 뿌리, 뒤꿈치. 세 점이 같은 무게일 때 무릎이 편안해집니다.',
      ),
      isFree: true,
    },
    {
      title: '나무 자세와 시선',
      text: words('흔들려도 괜찮아요', '흔들림은 몸이 길을 찾는 소리예요. 시선은 코끝보다 조금 멀리 둡니다.'),
    },
    {
      section: '이어 가는 법',
      title: '숨으로 세기',
      text: words('다섯 숨', '한 자세에 다섯 숨. 세는 일이 끝나면 다음으로 넘어갑니다.'),
    },
  ],
  reviewCount: 4,
}
const sleep: DemoClass = {
  title: '잠이 오는 밤 명상',
  subTitle: '불을 끄고 듣는 열두 번의 밤',
  introduction: '누워서 듣기만 하면 되는 명상입니다. 잘하려 하지 않아도, 끝까지 듣지 못해도 괜찮아요.',
  category: '명상',
  teacher: 'sera',
  scene: 'night',
  price: 0,
  vodDays: -1,
  difficultyCd: '01',
  audience: ['생각이 많아 잠들기 어려운 분', '명상이 처음인 분'],
  contents: ['몸 훑기', '숨 세기', '걱정을 적어 두는 법'],
  lessons: [
    {
      title: '첫 번째 밤 — 몸 훑기',
      text: words(
        '불을 끄기 전에',
        '발끝부터 이마까지, 한 곳에 세 숨씩 머뭅니다.',
        '중간에 잠들면 그게 오늘의 성공이에요.',
      ),
      isFree: true,
    },
    {
      title: '두 번째 밤 — 숨 세기',
      text: words('하나부터 열까지', '숫자를 놓치면 하나로 돌아옵니다. 돌아오는 것이 연습이에요.'),
    },
    {
      title: '세 번째 밤 — 걱정 주머니',
      text: words('머리맡의 종이', '떠오른 걱정을 한 줄로 적고 덮어 둡니다. 내일의 내가 읽을 거예요.'),
    },
  ],
  reviewCount: 8,
}
const breathing: DemoClass = {
  title: '숨의 기술 — 하루를 바꾸는 호흡 7가지',
  subTitle: '회의 전 1분, 잠들기 전 4분',
  introduction: '긴장될 때, 졸릴 때, 화가 날 때. 상황에 맞춰 꺼내 쓰는 호흡을 하나씩 배웁니다.',
  category: '명상',
  teacher: 'sera',
  scene: 'bowl',
  price: 39_000,
  discountPrice: 29_000,
  vodDays: -1,
  difficultyCd: '01',
  audience: ['발표를 앞두고 늘 떨리는 분', '감정이 빨리 올라오는 분'],
  contents: ['네모 호흡', '4-7-8 호흡', '한쪽 코 호흡'],
  lessons: [
    { title: '네모 호흡', video: 'breath', isFree: true },
    {
      title: '4-7-8 호흡',
      text: words('넷, 일곱, 여덟', '들이쉬고 넷, 멈추고 일곱, 내쉬고 여덟. 어지러우면 절반으로 줄입니다.'),
    },
    {
      title: '한쪽 코 호흡',
      text: words(
        '왼쪽과 오른쪽',
        '왼쪽으로 들이쉬면 차분해지고, 오른쪽으로 들이쉬면 깨어납니다. 직접 느껴 보세요.',
      ),
    },
  ],
  reviewCount: 5,
}
const tea: DemoClass = {
  title: '천천히 우리는 차 한 잔',
  subTitle: '찻잎을 고르고, 물을 식히고, 기다리는 법',
  introduction:
    '비싼 도구 없이 집에 있는 컵으로 시작합니다. 찻잎 다섯 가지를 비교하며 내 입맛을 찾아 봅니다.',
  category: '생활',
  teacher: 'mirae',
  scene: 'tea',
  price: 45_000,
  vodDays: 90,
  difficultyCd: '01',
  audience: ['커피를 조금 줄이고 싶은 분', '하루에 쉬는 시간을 만들고 싶은 분'],
  contents: ['찻잎 고르기', '물 온도와 시간', '남은 찻잎 쓰는 법'],
  lessons: [
    {
      title: '컵 하나로 시작하기',
      text: words('필요한 것', '컵, 뜨거운 물, 찻잎 2그램. 이것이 전부입니다.'),
      isFree: true,
    },
    {
      title: '물을 식히는 시간',
      text: words('90도와 70도', '녹차는 두 번 옮겨 담은 물로, 홍차는 막 끓은 물로 우립니다.'),
    },
    {
      title: '세 번 우려 마시기',
      text: words('같은 잎, 다른 맛', '첫 잔은 향, 두 번째 잔은 맛, 세 번째 잔은 여운으로 마십니다.'),
    },
  ],
  reviewCount: 4,
}
const garden: DemoClass = {
  title: '베란다 작은 정원 가꾸기',
  subTitle: '물을 너무 많이 주는 분들을 위한 원예',
  introduction: '식물이 자꾸 떠나는 이유는 대개 사랑이 많아서예요. 빛과 바람, 흙을 읽는 법부터 배웁니다.',
  category: '생활',
  teacher: 'mirae',
  scene: 'terrarium',
  price: 52_000,
  vodDays: 180,
  difficultyCd: '01',
  audience: ['키우던 화분을 떠나보낸 적이 있는 분', '햇빛이 적은 집에 사는 분'],
  contents: ['우리 집 빛 지도 그리기', '겉흙과 속흙', '가지치기의 때'],
  lessons: [
    {
      title: '빛 지도 그리기',
      text: words('하루 세 번', '아침, 점심, 저녁에 창가의 그림자를 표시해 두세요. 화분의 자리가 보입니다.'),
      isFree: true,
    },
    {
      title: '물은 언제 줄까',
      text: words('손가락 한 마디', '손가락 한 마디가 마르면, 흠뻑. 매일 조금씩은 뿌리를 게으르게 합니다.'),
    },
  ],
  reviewCount: 3,
}
const hiking: DemoClass = {
  title: '주말 숲길 걷기 명상',
  subTitle: '남산에서 만나는 느린 걸음',
  introduction:
    '해 뜨는 시간에 모여 두 시간 동안 말없이 걷습니다. 걷는 법, 보는 법, 듣는 법을 함께 연습해요.',
  category: '오프라인',
  teacher: 'doyun',
  scene: 'downward',
  price: 35_000,
  vodDays: 30,
  difficultyCd: '01',
  seats: { max: 12, taken: 12 },
  audience: ['혼자서는 잘 나가지 않게 되는 분', '조용한 모임을 좋아하는 분'],
  contents: ['걷기 명상 두 시간', '따뜻한 차와 나눔'],
  lessons: [
    {
      title: '준비물과 마음가짐',
      text: words('가볍게 오세요', '편한 신발과 얇은 겉옷, 물 한 병이면 됩니다.'),
      isFree: true,
    },
    {
      title: '남산 숲길 걷기',
      place: {
        daysFromNow: 12,
        hours: 2,
        address: '서울특별시 중구 예시로 100',
        detail: '북측 순환로 입구 벤치 앞',
      },
    },
  ],
  reviewCount: 5,
}
const baking: DemoClass = {
  title: '반죽하지 않는 주말 빵',
  subTitle: '저녁에 섞고 아침에 굽는 네 가지 빵',
  introduction: '손에 힘을 주지 않아도 됩니다. 밤사이 시간이 반죽해 주는 빵을 네 가지 구워 봅니다.',
  category: '생활',
  teacher: 'mirae',
  scene: 'belongings',
  price: 58_000,
  discountPrice: 46_000,
  discountDays: 12,
  vodDays: 120,
  difficultyCd: '01',
  audience: ['집에서 빵 냄새를 맡고 싶은 분', '오븐은 있는데 쓰지 않는 분'],
  contents: ['시골빵', '포카치아', '모닝롤', '건포도 식빵'],
  lessons: [
    {
      title: '물과 소금의 비율',
      text: words('숫자 세 개', '밀가루 100, 물 75, 소금 2. 이 셋만 기억하면 저울이 나머지를 해 줍니다.'),
      isFree: true,
    },
    {
      title: '밤사이 발효',
      text: words(
        '냉장고의 일',
        '섞어서 뚜껑을 덮고 냉장고에 넣은 뒤 주무세요. 아침이면 두 배가 되어 있습니다.',
      ),
    },
    {
      title: '굽기와 식히기',
      text: words('가장 어려운 30분', '다 구워진 빵은 30분 동안 자르지 않고 기다립니다.'),
    },
  ],
  reviewCount: 4,
}
const knitting: DemoClass = {
  title: '첫 뜨개, 겨울 목도리',
  subTitle: '겉뜨기 하나로 완성하는 두 주',
  introduction:
    '겉뜨기만 알면 목도리를 뜰 수 있어요. 코를 잡고, 뜨고, 마무리하는 순서를 천천히 보여 드립니다.',
  category: '공예',
  teacher: 'sera',
  scene: 'knit',
  price: 42_000,
  vodDays: 90,
  difficultyCd: '01',
  audience: ['손으로 하는 취미를 찾는 분', '선물을 직접 만들고 싶은 분'],
  contents: ['코 잡기', '겉뜨기', '풀어도 괜찮은 이유', '마무리'],
  lessons: [
    {
      title: '실과 바늘 고르기',
      text: words('굵은 실이 쉬워요', '처음에는 8mm 바늘과 굵은 실로 시작합니다. 한 줄이 금방 늘어나요.'),
      isFree: true,
    },
    {
      title: '코 서른 개',
      text: words('느슨하게', '바늘 위에서 미끄러질 만큼만 당깁니다. 빡빡하면 두 번째 줄에서 힘들어요.'),
    },
  ],
  reviewCount: 3,
}
const reading: DemoClass = {
  title: '한 달에 한 권, 깊게 읽기',
  subTitle: '밑줄보다 질문을 남기는 독서',
  introduction: '많이 읽는 법이 아니라 오래 남는 법. 한 권을 네 번에 나누어 읽고 쓰며 나의 말로 옮겨 봅니다.',
  category: '글',
  teacher: 'doyun',
  scene: 'diary',
  price: 33_000,
  vodDays: 60,
  difficultyCd: '02',
  audience: ['읽고 나면 남는 게 없다고 느끼는 분', '글을 써 보고 싶은 분'],
  contents: ['질문으로 읽기', '한 쪽 요약', '다르게 읽은 사람의 글'],
  lessons: [
    {
      title: '질문 세 개를 들고',
      text: words('책을 펴기 전에', '이 책은 누구에게 말하는가, 무엇에 화가 났는가, 무엇을 아끼는가.'),
      isFree: true,
    },
    {
      title: '한 쪽 요약',
      text: words('남의 말 없이', '책을 덮고 한 쪽을 씁니다. 기억나지 않는 것은 중요하지 않은 것이에요.'),
    },
  ],
  reviewCount: 2,
}
const letters: DemoClass = {
  title: '나에게 쓰는 편지, 치유 글쓰기',
  subTitle: '누구에게도 보여 주지 않아도 되는 글',
  introduction: '하루 15분, 주제를 하나씩 받아 씁니다. 잘 쓰지 않아도 되고 고치지 않아도 됩니다.',
  category: '글',
  teacher: 'sera',
  scene: 'stones',
  price: 48_000,
  vodDays: 60,
  difficultyCd: '01',
  payStartDays: 5,
  audience: ['마음을 정리할 시간이 필요한 분', '일기를 사흘 이상 써 본 적 없는 분'],
  contents: ['주제 스물한 개', '멈추지 않고 쓰는 법', '버리는 글, 남기는 글'],
  lessons: [
    {
      title: '첫 문장을 대신 써 드려요',
      text: words('오늘의 첫 문장', '“요즘 나는 자주”로 시작해 15분 동안 펜을 멈추지 않습니다.'),
      isFree: true,
    },
    {
      title: '버리는 글',
      text: words('찢어도 좋아요', '오늘 쓴 글은 다 쓰고 버립니다. 버릴 글이라서 솔직해집니다.'),
    },
  ],
  reviewCount: 0,
}
const photo: DemoClass = {
  title: '휴대폰으로 담는 하루',
  subTitle: '빛을 기다리는 사진 수업',
  introduction: '새 카메라가 필요한 게 아니라 창가로 두 걸음이 필요해요. 매일 한 장씩 찍으며 빛을 배웁니다.',
  category: '공예',
  teacher: 'mirae',
  scene: 'desk',
  price: 0,
  vodDays: -1,
  difficultyCd: '01',
  audience: ['사진첩이 음식뿐인 분', '아이와 고양이를 잘 찍고 싶은 분'],
  contents: ['창가의 빛', '격자 켜기', '한 장만 남기기'],
  lessons: [
    {
      title: '창가로 두 걸음',
      text: words(
        '옆에서 오는 빛',
        '창을 등지지도 마주하지도 말고, 옆에 두세요. 그림자가 얼굴을 그려 줍니다.',
      ),
      isFree: true,
    },
    {
      title: '한 장만 남기기',
      text: words('고르는 연습', '열 장을 찍고 아홉 장을 지웁니다. 남은 한 장에 제목을 붙여 보세요.'),
    },
  ],
  reviewCount: 3,
}

export const onkyul: DemoSite = {
  address: 'demo',
  name: '온결요가',
  brandColor: '#3f7355',
  intro: '하루의 끝, 나에게 돌아오는 시간',
  bannerTitle: '하루의 끝,\n어깨부터 내려놓아요',
  bannerText: '집에서 만나는 저녁 요가와 느린 취미.\n오늘 20분이면 충분해요.',
  banner: 'ongyeol',
  company: demoCompany('(주)온결웰니스', '윤하늘'),
  teachers: [
    {
      key: 'haneul',
      portrait: 'haneul',
      name: '윤하늘',
      introduction:
        '열두 해 동안 사무실 옆 작은 요가원에서 굳은 어깨들을 만났습니다. 못하는 동작이 있다는 말 대신, 아직 맞는 방법을 못 찾았다고 말합니다.',
    },
    {
      key: 'doyun',
      portrait: 'doyun',
      name: '서도윤',
      introduction:
        '산에서 자라 도시에서 수련을 가르칩니다. 걷기와 균형, 그리고 오래가는 습관에 관심이 많아요.',
    },
    {
      key: 'sera',
      portrait: 'jian',
      name: '한세라',
      introduction:
        '상담실에서 배운 것을 이불 속으로 옮기는 명상 안내자. 잠이 오지 않는 밤의 편에 서 있습니다.',
    },
    {
      key: 'mirae',
      portrait: 'gaon',
      name: '문미래',
      introduction: '찻잎, 반죽, 화분. 기다려야 맛있어지는 것들을 가르칩니다.',
    },
  ],
  classes: [
    shoulders,
    morning,
    breathing,
    sleep,
    balance,
    baking,
    tea,
    garden,
    hiking,
    knitting,
    reading,
    letters,
    photo,
  ],
  notices: [
    {
      title: '온결요가에 오신 것을 환영합니다',
      text: '<p>이곳은 서당으로 만든 예시 사이트입니다. 클래스를 둘러보고, 회원으로 가입하고, 시험용 카드로 결제해 보세요.</p><p>실제로 돈이 빠져나가지 않으니 마음껏 눌러 보셔도 됩니다.</p>',
      isPinned: true,
    },
    {
      title: '12월 저녁 요가 새 기수 안내',
      text: '<p>굳은 어깨를 푸는 저녁 요가의 새 기수가 열렸습니다. 정원 30명이 차면 모집을 마칩니다.</p>',
    },
    {
      title: '겨울맞이 할인 — 일부 클래스 20%',
      text: '<p>긴 밤을 함께 보낼 클래스를 조금 더 가볍게 만나 보세요. 할인 기간은 클래스마다 다릅니다.</p>',
    },
    {
      title: '영상이 끊길 때는 이렇게 해 보세요',
      text: '<ul><li>화질을 360p로 낮추어 주세요.</li><li>다른 창에서 같은 영상을 닫아 주세요.</li><li>그래도 끊기면 문의해 주세요. 함께 살펴보겠습니다.</li></ul>',
    },
    {
      title: '숲길 걷기 명상 모임 장소 안내',
      text: '<p>북측 순환로 입구 벤치 앞에서 출발 10분 전까지 기다립니다. 비가 오면 전날 저녁에 알려 드려요.</p>',
    },
    {
      title: '환불 규정을 알기 쉽게 정리했어요',
      text: '<p>클래스를 시작하기 전에는 전액 환불해 드립니다. 시작한 뒤에는 먼저 문의해 주세요. 환불되면 수강 권한도 함께 끝납니다.</p>',
    },
  ],
}
