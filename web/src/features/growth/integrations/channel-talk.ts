import { htmlLanguage } from 'contract/i18n/languages'
import type { ChatProvider } from './chat-provider.ts'

type Talk = ((...said: unknown[]) => void) & { q?: unknown[]; c?: (said: unknown) => void }
declare global {
  interface Window {
    ChannelIO?: Talk
  }
}
const SCRIPT = 'https://cdn.channel.io/plugin/ch-plugin-web.js'

/** Queues calls of Channel Talk until its script has loaded. */
function opened(): Talk {
  const waiting: Talk = (...said) => waiting.c?.(said)
  waiting.q = []
  waiting.c = (said) => void waiting.q?.push(said)
  window.ChannelIO = waiting
  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPT
  document.head.append(script)
  return waiting
}

let isOurs = false

/** Keeps the chat that the site's own code may already have opened. */
export const channelTalk: ChatProvider = {
  boot({ pluginKey, language, memberId, memberHash, name, mobileNumber, email }) {
    if (window.ChannelIO && !isOurs) return () => {}
    if (!isOurs) opened()
    isOurs = true
    window.ChannelIO?.('boot', {
      pluginKey,
      memberId,
      ...(memberHash !== null && { memberHash }),
      language: htmlLanguage(language),
      profile: { name, ...(mobileNumber !== null && { mobileNumber }), ...(email !== null && { email }) },
    })
    return () => window.ChannelIO?.('shutdown')
  },
}
