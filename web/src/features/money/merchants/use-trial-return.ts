import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { seqInUrl } from 'contract/values/ids'
import { returnedKey } from '../orders/returned-key.ts'
import { useFinishTrial } from './trials.api.ts'

const merchantSeqInUrl = seqInUrl('merchant')

export type TrialReturn = ReturnType<typeof useTrialReturn>

/** Back from the provider of a trial: the server takes the money and gives it back, and the address loses what was added. */
export function useTrialReturn() {
  const [params, setParams] = useSearchParams()
  const finish = useFinishTrial()
  const [isFailed, setFailed] = useState(false)
  const merchant = merchantSeqInUrl.safeParse(params.get('trial'))
  const merchantSeq = merchant.success ? merchant.data : null
  const conclude = useEffectEvent(async () => {
    if (merchantSeq === null) return
    const code = params.get('code')
    const body = { paymentKey: code === null ? returnedKey(params) : null, code }
    await finish.run({ merchantSeq, body }).catch(() => setFailed(true))
    setParams({}, { replace: true })
  })
  useEffect(() => {
    if (merchantSeq !== null) void conclude()
  }, [merchantSeq])
  return { merchantSeq, isFinishing: merchantSeq !== null, isFailed }
}
