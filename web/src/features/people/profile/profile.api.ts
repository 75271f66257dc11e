import {
  getMarketingConsent,
  setMarketingConsent,
  setNightConsent,
} from 'contract/people/members/consent.api'
import { getPortraitUploadUrl, removePortrait } from 'contract/people/profile/api'
import { me } from 'contract/people/sign-in/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { setSessionUser } from '../../../platform/session.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useUpload } from '../../system/files/use-upload.ts'

export const useMarketingConsent = () => useEndpoint(getMarketingConsent, {})
export const useSetMarketingConsent = () => useCommand(setMarketingConsent, {})
export const useSetNightConsent = () => useCommand(setNightConsent, {})
export const useRemovePortrait = () => useCommand(removePortrait, {})

/** Uploads the user's picture, resized in the browser. It is in use as soon as the upload has finished. */
export function usePortraitUpload(onDone: () => void) {
  const site = useSite()
  const addressFor = async (picture: Blob) => {
    const filename = picture.type === 'image/png' ? 'portrait.png' : 'portrait.jpg'
    const query = { filename, fileSize: picture.size }
    return (await site.call(getPortraitUploadUrl, { query })).uploadUrl
  }
  const onStored = async () => {
    await setSessionUser(site, (await site.call(me, {})).user)
    onDone()
  }
  return useUpload({ addressFor, onStored })
}
