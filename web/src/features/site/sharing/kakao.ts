/** The used part of Kakao's script. */
interface Kakao {
  init: (key: string) => void
  isInitialized: () => boolean
  Share: { sendDefault: (message: object) => void }
}
declare global {
  interface Window {
    Kakao?: Kakao
  }
}

const SCRIPT = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js'
const INTEGRITY = 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka'

interface Message {
  title: string
  description: string
  imageUrl: string
  url: string
  button: string
}

/** Loads Kakao's script and opens its dialog. Rejects if the script is blocked or Kakao rejects the key. */
export async function shareByKakao(key: string, { title, description, imageUrl, url, button }: Message) {
  const kakao = window.Kakao ?? (await load())
  if (!kakao.isInitialized()) kakao.init(key)
  const link = { mobileWebUrl: url, webUrl: url }
  kakao.Share.sendDefault({
    objectType: 'feed',
    content: { title, description, imageUrl, link },
    buttons: [{ title: button, link }],
  })
}

const load = () =>
  new Promise<Kakao>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Kakao is missing'))
    }
    script.src = SCRIPT
    script.integrity = INTEGRITY
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () => (window.Kakao ? resolve(window.Kakao) : fail()))
    script.addEventListener('error', fail)
    document.head.append(script)
  })
