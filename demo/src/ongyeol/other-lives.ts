import type { ClassLife } from '../living/life.ts'

const OWNER = '윤하늘'

export const eveningLife: ClassLife = {
  rooms: [
    {
      name: '저녁반 이야기',
      writers: 'ALL',
      by: OWNER,
      at: [-3, '10:00'],
      said: [
        {
          by: OWNER,
          at: [-2, '18:00'],
          text: '이번 주 주제는 등과 날개뼈예요. 저녁은 가볍게 드시고 오세요.',
        },
        { by: '박지우', at: [-2, '18:12'], text: '퇴근이 8시라 10분 늦을 것 같은데 들어가도 될까요?' },
        { by: OWNER, at: [-2, '18:15'], text: '문 열어 둘게요. 뒤쪽 매트를 쓰시면 됩니다.' },
        { by: '정도윤', at: [-2, '18:40'], text: '저도 박지우 님이랑 같이 뒤에 앉겠습니다.' },
      ],
    },
  ],
  posts: [
    {
      by: OWNER,
      at: [-3, '11:00'],
      text: '첫날에는 10분만 먼저 만나요. 가장 자주 뭉치는 곳과 피하고 싶은 동작을 들려주시면 도구를 다르게 준비해 둡니다.',
      isPinned: true,
      comments: [{ by: '강하은', at: [-3, '12:20'], text: '저는 왼쪽 날개뼈예요. 마우스를 오래 써서요.' }],
    },
    {
      by: '최민서',
      at: [-1, '21:20'],
      text: '모니터를 책 두 권 높이로 올렸더니 목이 덜 앞으로 나와요. 선생님 말씀이 맞았습니다.',
    },
  ],
  questions: [
    {
      by: '강하은',
      at: [-2, '13:00'],
      text: '왼쪽 어깨에 석회가 있다고 하는데, 팔을 머리 위로 드는 동작은 쉬는 게 좋을까요?',
      answer: {
        by: OWNER,
        at: [-2, '15:30'],
        text: '의사 선생님이 허락한 높이까지만 함께해요. 오시면 벽을 짚는 방법으로 바꾸어 드립니다.',
      },
    },
    { by: '조시우', at: [-1, '22:10'], text: '요가 양말을 신어도 되나요? 겨울이라 발이 시려서요.' },
  ],
}

export const singingLife: ClassLife = {
  meetings: [
    { lesson: '서는 법', at: [-24, '12:00'], by: '한도윤', absent: ['곽해나', '성윤슬', '이하준'] },
    { lesson: '전사 자세', at: [-17, '12:00'], by: '한도윤', absent: ['하주원'] },
    { lesson: '균형 자세', at: [-10, '12:00'], by: '한도윤', absent: ['허가온', '하주원'] },
    { lesson: '이어 가기', at: [-3, '12:00'], by: '한도윤', absent: ['이하준'] },
  ],
}

/** Done by the learner who took it first; what they have to show for it stands below their classes. */
export const downwardLife: ClassLife = {
  done: [
    { by: '안건우', at: [-12, '21:00'], lesson: '손 — 손목이 아니라 손가락 뿌리' },
    { by: '안건우', at: [-11, '21:00'], lesson: '등 — 이 자세의 주인공' },
    { by: '안건우', at: [-10, '21:00'], lesson: '발 — 뒤꿈치는 바닥을 향해 있기만' },
  ],
  certified: [
    { by: '안건우', at: [-10, '21:10'] },
    { by: '김서윤', at: [-1, '22:00'] },
  ],
}

export const knitLife: ClassLife = {
  waiting: [
    { by: '한지호', at: [-3, '14:00'] },
    { by: '정도윤', at: [-1, '16:20'] },
  ],
}
