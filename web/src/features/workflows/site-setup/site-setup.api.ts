import { useQuery } from '@tanstack/react-query'
import { checkAddress } from 'contract/site/sites/api'
import { createChannel } from 'contract/workflows/site-setup/api'
import { useEffect, useState } from 'react'
import { useCommand } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

const TYPING_MS = 500

/** Whether an address is available, queried half a second after the last keystroke. */
export function useAddressCheck(address: string) {
  const { call } = useSite()
  const [queried, setQueried] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQueried(address), TYPING_MS)
    return () => clearTimeout(timer)
  }, [address])
  const { data } = useQuery({
    queryKey: ['address', queried],
    queryFn: () => call(checkAddress, { query: { address: queried } }),
    enabled: queried !== '',
  })
  if (address === '') return 'EMPTY' as const
  if (queried !== address || !data) return 'CHECKING' as const
  return data.isUsable ? ('USABLE' as const) : (data.reason ?? ('FORM' as const))
}
export const useCreateChannel = () => useCommand(createChannel, {})
