import type { FastifyInstance } from 'fastify'

const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
const FRAMES = 'https://postcode.map.kakao.com https://postcode.map.daum.net'
const policy = [
  "default-src 'none'",
  "script-src 'self' https://t1.kakaocdn.net https://t1.daumcdn.net",
  "style-src 'unsafe-inline'",
  `frame-src ${FRAMES}`,
  'img-src https://t1.kakaocdn.net https://t1.daumcdn.net data:',
  "frame-ancestors 'self'",
].join('; ')

/** Kakao's widget for the Korean post's address search; posts the selected address to the embedding page. */
const run = `(() => {
  const report = (found) => parent.postMessage({ postcode: found }, location.origin)
  const service = window.kakao?.Postcode ?? window.daum?.Postcode
  if (!service) return report(null)
  new service({
    width: '100%',
    height: '100%',
    oncomplete: (data) =>
      report({ zipcode: data.zonecode, address: data.roadAddress || data.autoRoadAddress || data.address }),
  }).embed(document.body, { autoClose: false })
})()
`
const page = `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>우편번호 검색</title>
<style>html,body{height:100%;margin:0}</style>
<body>
<script src="${SCRIPT}"></script>
<script src="/postcode/run.js"></script>
</body>
</html>
`

/** A page with only an address search, so that no page of the site has to allow another host's scripts. docs/rules.md R-381. */
export function mountPostcode(http: FastifyInstance) {
  http.get('/postcode', (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  )
  http.get('/postcode/run.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(run),
  )
}
