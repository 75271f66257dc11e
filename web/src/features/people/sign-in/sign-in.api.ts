import * as promised from 'contract/people/sign-in/api'
import * as promisedMembershipApi from 'contract/people/members/membership.api'
import { getMailing, subscribeEmail, unsubscribeEmail } from 'contract/people/members/subscriptions.api'
import { endDevice, endOtherDevices, listDevices } from 'contract/people/sessions/devices.api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

export const useLogin = () => useCommand(promised.login, {})
export const useSignUp = () => useCommand(promised.signup, {})
export const useSendCode = () => useCommand(promised.sendCode, {})
export const useAuthenticate = () => useCommand(promised.authenticate, {})
export const useSendReset = () => useCommand(promised.sendResetPasswordToken, {})
export const useResetPassword = () => useCommand(promised.resetPassword, {})
export const useJoin = () => useCommand(promisedMembershipApi.joinChannel, {})
export const useChangeName = () => useCommand(promised.changeName, {})
export const useChangeLanguage = () => useCommand(promised.changeLanguage, {})
export const useChangePassword = () => useCommand(promised.changePassword, {})
export const useDevices = () => useEndpoint(listDevices, {})
export const useEndDevice = () => useCommand(endDevice, {})
export const useEndOtherDevices = () => useCommand(endOtherDevices, {})

export const useMailing = (token: string) => useEndpoint(getMailing, { query: { token } })
export const useUnsubscribe = () => useCommand(unsubscribeEmail, {})
export const useSubscribe = () => useCommand(subscribeEmail, {})

export const useResetLink = (code: string) =>
  useEndpoint(promised.checkResetPasswordToken, { query: { code } })

/** Whether somebody already uses this address. */
export function useIsTaken() {
  const { call } = useSite()
  return async (email: string) => {
    const { isDuplicate } = await call(promised.checkUserId, { query: { id: email } }).catch(() => ({
      isDuplicate: false,
    }))
    return isDuplicate
  }
}
