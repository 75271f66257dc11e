import type { Output } from 'contract/http/endpoint'
import type { getChatIdentity } from 'contract/growth/integrations/tools.api'
import type { Language } from 'contract/i18n/languages'

interface ChatGuest extends Output<typeof getChatIdentity> {
  pluginKey: string
  language: Language
}
/** A service in whose window people ask for help. */
export interface ChatProvider {
  /** Opens it for somebody; the answer closes it again, with everything it knew of them. */
  boot: (guest: ChatGuest) => () => void
}
