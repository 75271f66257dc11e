import { learnerNames, learnersWithPhones } from '../content.ts'
import { paragraphs } from '../html.ts'
import type { DemoNews } from '../living/news.ts'
import type { DemoText } from '../living/texts.ts'

/** Two of three learners agreed to news; segments and campaigns as a yoga studio would have them. */
export const news: DemoNews = {
  agreed: learnerNames.filter((_, at) => at % 3 !== 2),
  segments: [
    {
      kind: 'RULE',
      name: '최근 한 달 안에 가입한 회원',
      audience: { conditions: [{ kind: 'JOINED', relation: 'WITHIN', days: 30 }] },
    },
    {
      kind: 'RULE',
      name: '아직 수강하지 않은 회원',
      audience: { conditions: [{ kind: 'CLASS', relation: 'NEVER', courseSeqs: [] }] },
    },
    {
      kind: 'RULE',
      name: '10만 원 넘게 결제한 회원',
      audience: { conditions: [{ kind: 'PAID', relation: 'AT_LEAST', amount: 100_000 }] },
    },
  ],
  campaigns: [
    {
      name: '가입을 환영하는 메일',
      subject: '#{이름}님, #{사이트}에 오신 걸 환영해요',
      event: { kind: 'JOINED', delayDays: 0 },
      content: paragraphs(
        '#{이름}님, 반가워요. 하루 15분이면 충분해요.',
        '아침 요가의 첫 강의는 누구나 볼 수 있어요. 편한 옷으로 갈아입고 시작해 보세요.',
      ),
    },
    {
      name: '멤버십을 쉬는 분께',
      subject: '#{이름}님의 자리를 비워 두었어요',
      event: { kind: 'MEMBERSHIP_ENDED', delayDays: 14 },
      content: paragraphs('새 아침 수업이 열렸어요.', '다시 오시면 배우던 곳부터 이어서 보실 수 있어요.'),
    },
    {
      name: '12월 저녁 클래스 안내',
      subject: '12월, 하루를 일찍 내려놓는 저녁 클래스',
      segment: '10만 원 넘게 결제한 회원',
      content: paragraphs(
        '#{이름}님, 한 해 동안 함께해 주셔서 고마워요.',
        '12월 저녁 클래스를 가장 먼저 알려 드려요. 자리가 많지 않으니 서둘러 주세요.',
      ),
    },
  ],
}

/** What those read on their phones who come to the hall. */
export const text: DemoText = {
  at: [-1, '17:00'],
  name: '온결홀 저녁 안내',
  segment: '온결홀에 오시는 분',
  to: learnersWithPhones,
  text: '#{이름}님, 이번 주 저녁 수련은 창가 자리에서 시작해요. 매트는 준비해 둘게요. 10분 일찍 오시면 따뜻한 차를 드려요.',
  photo: 'tea',
}
