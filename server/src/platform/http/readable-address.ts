/** Where the page for what does not exist stands; no other page ever does. */
export const NOWHERE = '/NotFound'

/**
 * What a request is answered for: its own address, or the page for what does not exist where no address can be read from it
 * (a broken percent-encoding, `//`, a target that is no path). Calls keep theirs: they are refused in the words of the API.
 */
export function readableAddress(url: string) {
  if (url.startsWith('/api/')) return url
  return isReadable(url) ? url : NOWHERE
}

function isReadable(url: string) {
  if (!url.startsWith('/') || url.startsWith('//')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return URL.canParse(url, 'http://page')
  } catch {
    return false
  }
}
