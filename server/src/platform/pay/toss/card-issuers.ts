/** Card companies of Korea and the networks of foreign cards, by the codes that Toss Payments documents. */
const table = `
3K 기업비씨
46 광주은행
71 롯데카드
30 한국산업은행
31 BC카드
51 삼성카드
38 새마을금고
41 신한카드
62 신협
36 씨티카드
33 우리BC카드
W1 우리카드
37 우체국예금보험
39 저축은행중앙회
35 전북은행
42 제주은행
15 카카오뱅크
3A 케이뱅크
24 토스뱅크
21 하나카드
61 현대카드
11 KB국민카드
91 NH농협카드
34 Sh수협은행
6D Diners Club
4M Mastercard
3C UnionPay
7A American Express
4J JCB
4V Visa
`
const names = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
)

/** Null for a code that is not known here. */
export const issuerName = (code: string) => names.get(code) ?? null
