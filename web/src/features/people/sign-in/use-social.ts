import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { SnsProvider } from 'contract/values/sns-providers'
import {
  beginSocial,
  connectIdentity,
  checkUserInfo,
  exchangeSocial,
  snsLogin,
  snsSignup,
} from 'contract/people/sign-in/social.api'
import type { Integrated as IntegratedSchema } from 'contract/people/sign-in/social.schemas'
import { joinPath, secondStepPath, useGo } from '../../../platform/address.ts'
import { isRefusal, messageOf } from '../../../platform/call.ts'
import { makeStale } from '../../../platform/endpoint.ts'
import { setSessionUser } from '../../../platform/session.tsx'
import { useSite, type Site } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import {
  clearAuthorizationState,
  isCancelled,
  isRefusedIn,
  opensWindow,
  storeAuthorizationState,
  type Back,
  type AuthorizationState,
} from './social.ts'
import { listenFor, openWindow } from './social-window.ts'
import { forgetIntegration, recallIntegration, storeIntegration } from './waiting-integration.ts'
import { socialMessages } from './social.messages.ts'

export type Integrated = z.input<typeof IntegratedSchema>
/** The dialog or message after a provider identified the user. */
export type Step =
  | { kind: 'integrate'; integrated: Integrated }
  | { kind: 'verify'; email: string; isIntegrating: boolean }
  | { kind: 'address' }
  | { kind: 'complete'; mustJoin: boolean }
export type Social = ReturnType<typeof useSocial>

interface Options {
  next: string | null
  siteJoin: boolean
  /** Called when another provider is connected. */
  onConnected?: () => void
}

/** Signs in through a provider, from the button to the page that the user requested. */
export function useSocial({ next, siteJoin, onConnected }: Options) {
  const t = useMessages(socialMessages)
  const site = useSite()
  const { finish, fail, ...entry } = useEntry(onConnected)
  const stopListening = useRef(() => {})
  useEffect(() => () => stopListening.current(), [])

  /** Opens the window before any call, because browsers block windows that open later. */
  async function press(provider: SnsProvider) {
    if (isRefusedIn(provider, navigator.userAgent)) return fail(t('unsupported'))
    fail(null)
    const isHandheld = matchMedia('(max-width: 768px), (pointer: coarse)').matches
    const beside = opensWindow(provider, isHandheld) ? openWindow() : null
    const isConnecting = onConnected !== undefined
    const authorizationState = { provider, isWindow: beside !== null, isConnecting, next, siteJoin }
    try {
      const { authorizeUrl, state } = await ask(site, provider)
      storeAuthorizationState(state, authorizationState)
      if (!beside) return location.assign(authorizeUrl)
      stopListening.current()
      stopListening.current = listenFor(state, (back) => void finish(authorizationState, back))
      beside.location.href = authorizeUrl
    } catch (error) {
      beside?.close()
      fail(messageOf(error, t('failed')))
    }
  }
  return { ...entry, finish, press }
}

/** Completes the sign-in after the return from a provider. */
function useEntry(onConnected?: () => void) {
  const t = useMessages(socialMessages)
  const site = useSite()
  const go = useGo()
  const [problem, fail] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [isBusy, setBusy] = useState(false)
  const intent = useRef({ next: '/', mayJoin: false })

  /** False if the user cancelled, or if it failed. */
  async function finish(authorizationState: AuthorizationState, back: Back): Promise<boolean> {
    clearAuthorizationState(back.state)
    if (isCancelled(back)) return false
    setBusy(true)
    try {
      const result = await exchange(site, authorizationState.provider, back)
      if (authorizationState.isConnecting) await connect(site, result).then(onConnected)
      else await enter(result, authorizationState)
      return true
    } catch (error) {
      if (isRefusal(error, 'SECOND_STEP_NEEDED')) {
        const { next, siteJoin } = authorizationState
        go(secondStepPath(next ?? '/', { siteJoin }), { replace: true })
        return true
      }
      fail(messageOf(error, t('failed')))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function enter(result: ExchangeResult, { next, siteJoin }: AuthorizationState) {
    const { user, integrated, isNew } = await signInOrUp(site, result)
    intent.current = { next: next ?? '/', mayJoin: isNew || siteJoin }
    // Set before the session changes, because a screen that redirects members waits for it.
    const following = stepAfter(integrated, { isNew, email: user.email })
    setStep(following)
    if (following?.kind === 'integrate') storeIntegration(intent.current)
    await setSessionUser(site, user)
    if (!following) onward()
  }

  /** Redirects new users, and users who came to join, to the site's terms first. */
  function onward(mustJoin = false) {
    setStep(null)
    forgetIntegration()
    const here = site.session.get()
    const isStranger = here.state === 'signed-in' && !here.isChannelUser
    const { next, mayJoin } = intent.current
    go(isStranger && (mustJoin || mayJoin) ? joinPath(next) : next, { replace: true })
  }
  /** Continues after a reload: the user is signed in already. False if they are not. */
  async function resume(): Promise<boolean> {
    if (site.session.get().state !== 'signed-in') return false
    intent.current = recallIntegration() ?? intent.current
    const known = await site.call(checkUserInfo, { query: {} }).catch(() => null)
    if (known?.integrated.status === 'NEED') setStep({ kind: 'integrate', integrated: known.integrated })
    else onward()
    return true
  }
  return { problem, fail, step, setStep, isBusy, finish, onward, resume }
}

async function connect(site: Site, result: ExchangeResult) {
  await site.call(connectIdentity, { body: result })
  await makeStale(site, connectIdentity.touches)
}

async function signInOrUp(site: Site, result: ExchangeResult) {
  const known = await site.call(snsLogin, { body: result })
  if (known.user && known.integrated) return { user: known.user, integrated: known.integrated, isNew: false }
  return { ...(await site.call(snsSignup, { body: result })), isNew: true }
}

interface ExchangeResult {
  snsTypeCd: SnsProvider
  accessToken: string
  channelSeq: NonNullable<Site['channel']>['channelSeq']
}
const seqOf = ({ channel }: Site) => {
  if (!channel) throw new Error('providers are offered on sites only')
  return channel.channelSeq
}
const ask = (site: Site, snsTypeCd: SnsProvider) =>
  site.call(beginSocial, { snsTypeCd, query: { channelSeq: seqOf(site) } })

async function exchange(site: Site, snsTypeCd: SnsProvider, { code, state }: Back): Promise<ExchangeResult> {
  if (code === null) throw new Error('the provider sent back no code')
  const { accessToken } = await site.call(exchangeSocial, {
    snsTypeCd,
    body: { grant_type: 'authorization_code', code, state },
  })
  return { snsTypeCd, accessToken, channelSeq: seqOf(site) }
}

function stepAfter(integrated: Integrated, { isNew, email }: { isNew: boolean; email: string }): Step | null {
  if (integrated.status === 'NEED') return { kind: 'integrate', integrated }
  return isNew && email === '' ? { kind: 'address' } : null
}
