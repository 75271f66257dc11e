/** An id from the server that counts visits, kept for two days after each use. It grants no access. */
const COOKIE = 'seodang-session'
const DAYS = 2

export function httpSession() {
  const [, id] = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(document.cookie) ?? []
  return id ?? null
}

export const keepHttpSession = (id: string) => write(id, DAYS * 24 * 60 * 60)
export const forgetHttpSession = () => write('', 0)

function write(id: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${id}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
