import type { Pixels } from 'contract/site/sites/tools.schemas'

/** The shortest working code of each service for its id. docs/rules.md R-273. */
export function pixelCode({ ga4, meta, naver, kakao }: Pixels) {
  return [
    ga4 !== null && googleTag(ga4),
    meta !== null && metaPixel(meta),
    naver !== null && naverAnalytics(naver),
    kakao !== null && kakaoPixel(kakao),
  ]
    .filter((code) => typeof code === 'string')
    .join('')
}

const googleTag = (id: string) =>
  `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>` +
  `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date);gtag('config','${id}')</script>`

const metaPixel = (id: string) =>
  `<script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${id}');fbq('track','PageView')</script>`

const naverAnalytics = (id: string) =>
  `<script src="https://wcs.naver.net/wcslog.js"></script>` +
  `<script>if(!window.wcs_add)window.wcs_add={};wcs_add.wa='${id}';if(window.wcs)wcs_do()</script>`

const kakaoPixel = (id: string) =>
  `<script src="https://t1.daumcdn.net/kas/static/kp.js"></script>` +
  `<script>if(window.kakaoPixel)kakaoPixel('${id}').pageView()</script>`
