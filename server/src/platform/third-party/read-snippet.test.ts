import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withRelatedHosts } from './related-hosts.ts'
import { joined } from './policy.ts'
import { readSnippet } from './read-snippet.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
function read(written: string, where: 'head' | 'body' = 'head') {
  const { pieces, faults } = readSnippet(written, where)
  return {
    html: pieces.map(({ html }) => html).join(''),
    policy: withRelatedHosts(joined(...pieces.map(({ policy }) => policy))),
    faults: faults.map(({ fault, what }) => [fault, what]),
  }
}

test('the Google tag: its script, its inline code, and the hosts it sends to', () => {
  const inline =
    "\n  window.dataLayer = window.dataLayer || [];\n  function gtag(){dataLayer.push(arguments);}\n  gtag('js', new Date());\n  gtag('config', 'G-ABC1234567');\n"
  const { html, policy, faults } = read(
    `<!-- Google tag (gtag.js) -->\n<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>\n<script>${inline}</script>`,
  )
  expect(faults).toEqual([])
  expect(html).toBe(
    `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script><script>${inline}</script>`,
  )
  expect(policy.hashes).toEqual([hashOf(inline)])
  expect(policy.scripts).toEqual(['www.googletagmanager.com'])
  expect(policy.talks).toContain('*.google-analytics.com')
})

test('Google Tag Manager: the URL inside the script, and a frame for browsers without scripts', () => {
  const { pieces, faults } = readSnippet(
    `<script>(function(w,d,s,l,i){w[l]=w[l]||[];var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-ABC123');</script>
     <noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`,
    'body',
  )
  expect(faults).toEqual([])
  expect(pieces.map(({ isFallback }) => isFallback)).toEqual([false, true])
  expect(pieces[0]?.policy.scripts).toEqual(['www.googletagmanager.com'])
  expect(pieces[1]?.policy.talks).toEqual(['www.googletagmanager.com'])
})

test('the Meta pixel with its image', () => {
  const { html, policy, faults } = read(`<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;t=b.createElement(e);t.src=v}(window, document,'script',
'https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '1234567890'); fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" style="display:none"
src="https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1"/></noscript>`)
  expect(faults).toEqual([])
  expect(html).toContain('src="https://www.facebook.com/tr?id=1234567890&amp;ev=PageView&amp;noscript=1"')
  expect(policy.scripts).toEqual(['connect.facebook.net'])
  expect(policy.talks).toEqual(['connect.facebook.net', 'www.facebook.com'])
})

test('Naver analytics and the Kakao pixel, with protocol-relative URLs', () => {
  const naver = read(
    `<script type="text/javascript" src="//wcs.naver.net/wcslog.js"></script><script type="text/javascript">if(!wcs_add) var wcs_add = {};wcs_add["wa"] = "s_123456789";if(window.wcs) { wcs_do(); }</script>`,
    'body',
  )
  expect(naver.faults).toEqual([])
  expect(naver.policy.scripts).toContain('wcs.naver.net')
  expect(naver.policy.talks).toContain('wcs.naver.com')
  const kakao = read(
    `<script type="text/javascript" charset="UTF-8" src="//t1.daumcdn.net/kas/static/kp.js"></script><script>kakaoPixel('123456789').pageView();</script>`,
  )
  expect(kakao.faults).toEqual([])
  expect(kakao.policy.talks).toContain('bc.ad.daum.net')
})

test('Channel Talk loads its plugin from a URL inside its script', () => {
  const { policy, faults } = read(
    `<script>(function(){var s=document.createElement("script");s.src="https://cdn.channel.io/plugin/ch-plugin-web.js";document.head.appendChild(s)})();ChannelIO('boot', {"pluginKey": "x"});</script>`,
    'body',
  )
  expect(faults).toEqual([])
  expect(policy.scripts).toEqual(['cdn.channel.io'])
  expect(policy.talks).toContain('*.channel.io')
})

test('invalid code is named, not dropped', () => {
  expect(read('hello').faults).toEqual([['TEXT', 'hello']])
  expect(read('<div>x</div>').faults).toContainEqual(['TAG', '<div>'])
  expect(read('<form action="https://evil.example"></form>').faults).toContainEqual(['TAG', '<form>'])
  expect(read('<base href="https://evil.example/">').faults).toContainEqual(['TAG', '<base>'])
  expect(read('<noscript><img src="https://a.example/x" onerror="x()"></noscript>').faults).toContainEqual([
    'HANDLER',
    'onerror',
  ])
  expect(read('<meta http-equiv="refresh" content="0;url=https://evil.example">').faults).toContainEqual([
    'ATTRIBUTE',
    'http-equiv',
  ])
  expect(read('<meta name="robots" content="all">').faults).toEqual([['META', 'robots']])
  expect(read('<link rel="canonical" href="https://evil.example/">').faults).toEqual([['LINK', 'canonical']])
  expect(read('<script type="importmap">{}</script>').faults).toContainEqual(['TYPE', 'importmap'])
})

test.each([
  'http://plain.example/x.js',
  '/local.js',
  'data:text/javascript,1',
  'javascript:1',
  'https://me@evil.example/x.js',
])('code from %s is refused', (src) =>
  expect(read(`<script src="${src}"></script>`).faults).toContainEqual(['ADDRESS', src]),
)

test('a snippet cannot escape its place', () => {
  expect(read('<script>var open = 1').faults).toEqual([['UNCLOSED', 'script']])
  expect(read('<style>body{color:red}').faults).toEqual([['UNCLOSED', 'style']])
  expect(read('<script><!-- <script> </script>').faults).toEqual([['NESTED_COMMENT', 'script']])
  const { html } = read('<noscript><img alt="</noscript><script>" src="https://a.example/x"></noscript>')
  expect(html).toContain('alt="&lt;/noscript&gt;&lt;script&gt;"')
  expect(read('<script>1</script></body></html>').html).toBe('<script>1</script>')
})

test('line ends are normalised as browsers hash them', () => {
  const { policy } = read('<script>a\r\nb\rc</script>')
  expect(policy.hashes).toEqual([hashOf('a\nb\nc')])
})

test("a search engine's verification tag, and data that never runs", () => {
  const { html, policy, faults } = read(
    '<meta name="naver-site-verification" content="abc123"><script type="application/ld+json">{"a":"https://schema.example"}</script>',
  )
  expect(faults).toEqual([])
  expect(html).toContain('<meta name="naver-site-verification" content="abc123">')
  expect(policy).toEqual({ hashes: [], scripts: [], talks: [], styles: [] })
})
