import type { StoredTools } from 'contract/site/sites/tools.schemas'
import {
  chatKeyForm,
  messengerKeyForm,
  pixelForms,
  pixelNames,
  type PixelName,
} from 'contract/site/sites/tools.rules'
import type { Tools } from './integrations.api.ts'

/** The typed ids and keys. */
export interface ToolTexts {
  apiKeyId: string
  messengerKey: string
  ga4: string
  meta: string
  naver: string
  kakao: string
  chatSecret: string
  isSecretRemoved: boolean
  marketingConsent: boolean
}
export type ToolField = 'apiKeyId' | 'messengerKey' | PixelName

export const textsOf = ({ apiKeyId, messengerKey, pixels, marketingConsent }: Tools): ToolTexts => ({
  apiKeyId: apiKeyId ?? '',
  messengerKey: messengerKey ?? '',
  ga4: pixels.ga4 ?? '',
  meta: pixels.meta ?? '',
  naver: pixels.naver ?? '',
  kakao: pixels.kakao ?? '',
  chatSecret: '',
  isSecretRemoved: false,
  marketingConsent,
})

const forms: Record<ToolField, RegExp> = {
  ...pixelForms,
  apiKeyId: chatKeyForm,
  messengerKey: messengerKeyForm,
}
export const toolFields: readonly ToolField[] = [...pixelNames, 'messengerKey', 'apiKeyId']
/** Accepts the whole address of a channel, which ends with its id. */
const keyIn = (text: string) => text.trim().replace(/^(?:https?:\/\/)?pf\.kakao\.com\/(\w+).*$/, '$1')

export const isWrong = (field: ToolField, text: string) =>
  text.trim() !== '' && !forms[field].test(keyIn(text))
export const isSecretWrong = (text: string) =>
  text.trim() !== '' && !/^(?:[0-9a-f]{2}){16,64}$/i.test(text.trim())

const orNull = (text: string) => keyIn(text) || null
/** The input of the call: contains a secret only if the owner typed a new one or removes the old one. */
export function draftOf(
  texts: ToolTexts,
): StoredTools & { chatSecret?: string | null; marketingConsent: boolean } {
  const { apiKeyId, messengerKey, ga4, meta, naver, kakao, chatSecret, isSecretRemoved } = texts
  const { marketingConsent } = texts
  return {
    marketingConsent,
    apiKeyId: orNull(apiKeyId),
    messengerKey: orNull(messengerKey),
    pixels: { ga4: orNull(ga4), meta: orNull(meta), naver: orNull(naver), kakao: orNull(kakao) },
    ...(isSecretRemoved && { chatSecret: null }),
    ...(chatSecret.trim() !== '' && { chatSecret: chatSecret.trim() }),
  }
}
