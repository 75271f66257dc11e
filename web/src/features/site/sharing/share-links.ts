/** The addresses of other services, and of apps on the device, that share an address. */
export function shareLinks(title: string, url: string) {
  const [name, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  const text = encodeURIComponent(`${title}\n${url}`)
  return [
    { way: 'naver', href: `https://share.naver.com/web/shareView?url=${address}&title=${name}` },
    {
      way: 'band',
      href: `https://band.us/plugin/share?body=${text}&route=${encodeURIComponent(new URL(url).host)}`,
    },
    { way: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { way: 'x', href: `https://twitter.com/intent/tweet?text=${name}&url=${address}` },
    { way: 'message', href: `sms:?&body=${text}` },
    { way: 'mail', href: `mailto:?subject=${name}&body=${address}` },
  ] as const
}
