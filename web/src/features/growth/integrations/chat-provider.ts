import type { Output } from 'contract/http/endpoint'
import type { getChatIdentity } from 'contract/growth/integrations/tools.api'
import type { Language } from 'contract/i18n/languages'

interface ChatGuest extends Output<typeof getChatIdentity> {
  pluginKey: string
  language: Language
}
/** A service with a chat window for support. */
export interface ChatProvider {
  /** Opens the chat for a user; the returned function closes it again and removes the data of the user. */
  boot: (guest: ChatGuest) => () => void
}
