import { embeddedForm } from 'contract/values/form-embeds'

/** What stays in the address: the language, and the site where it is named by number. */
const KEPT = ['lang', 'channelSeq']

/** Shows forms of the own site where a text links to their addresses for pages. Without a script the link leads there. */
export function showForms(text: HTMLElement) {
  const watchers = [...text.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    if (link.origin !== location.origin || embeddedForm(link) === null) return []
    const frame = frameFor(link)
    link.replaceWith(frame)
    return [fitted(frame)]
  })
  return () => watchers.forEach((watcher) => watcher.disconnect())
}

function frameFor(link: HTMLAnchorElement) {
  const address = new URL(link.href)
  for (const [name, value] of new URLSearchParams(location.search))
    if (KEPT.includes(name)) address.searchParams.set(name, value)
  const frame = document.createElement('iframe')
  frame.src = address.pathname + address.search
  frame.title = link.textContent.trim() || address.pathname
  frame.loading = 'lazy'
  frame.dataset['form'] = ''
  return frame
}

/** As high as its form, whatever page of it is open. */
function fitted(frame: HTMLIFrameElement) {
  const watcher = new ResizeObserver(([entry]) => {
    if (entry) frame.style.height = `${Math.ceil(entry.target.getBoundingClientRect().height)}px`
  })
  frame.addEventListener('load', () => {
    watcher.disconnect()
    const form = frame.contentDocument?.getElementById('main')
    if (form) watcher.observe(form)
  })
  return watcher
}
