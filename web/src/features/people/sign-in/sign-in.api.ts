import * as api from 'contract/people/sign-in/api'
import * as membershipApi from 'contract/people/members/membership.api'
import { getReceivedInvitation } from 'contract/people/members/invitations.api'
import { getMailing, subscribeEmail, unsubscribeEmail } from 'contract/people/members/subscriptions.api'
import { endDevice, endOtherDevices, listDevices } from 'contract/people/sessions/devices.api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

export const useLogin = () => useCommand(api.login, {})
export const useSignUp = () => useCommand(api.signup, {})
export const useSendCode = () => useCommand(api.sendCode, {})
export const useAuthenticate = () => useCommand(api.authenticate, {})
export const useSendReset = () => useCommand(api.sendResetPasswordToken, {})
export const useResetPassword = () => useCommand(api.resetPassword, {})
export const useJoin = () => useCommand(membershipApi.joinChannel, {})
export const useChangeName = () => useCommand(api.changeName, {})
export const useChangeLanguage = () => useCommand(api.changeLanguage, {})
export const useChangePassword = () => useCommand(api.changePassword, {})
export const useDevices = () => useEndpoint(listDevices, {})
export const useEndDevice = () => useCommand(endDevice, {})
export const useEndOtherDevices = () => useCommand(endOtherDevices, {})

export const useMailing = (token: string) => useEndpoint(getMailing, { query: { token } })
export const useUnsubscribe = () => useCommand(unsubscribeEmail, {})
export const useSubscribe = () => useCommand(subscribeEmail, {})

export const useResetLink = (code: string) => useEndpoint(api.checkResetPasswordToken, { query: { code } })

/** Whom the invitation of a link invites; null without one. */
export function useInvited(code: string) {
  const { data, isLoading } = useEndpoint(
    getReceivedInvitation,
    { query: { code } },
    { enabled: code !== '' },
  )
  return { invited: data?.invited ?? null, isLoading }
}

/** Whether an account already uses this address. */
export function useIsTaken() {
  const { call } = useSite()
  return async (email: string) => {
    const { isDuplicate } = await call(api.checkUserId, { query: { id: email } }).catch(() => ({
      isDuplicate: false,
    }))
    return isDuplicate
  }
}
