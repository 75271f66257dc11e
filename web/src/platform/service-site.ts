import { useSearchParams } from 'react-router'
import { seq, type ChannelSeq } from 'contract/values/ids'
import { useSite } from './site.tsx'

/** The site whose service pages are open: that of the page, or the one that the address of a page of the platform names. */
export function useServiceSite(): ChannelSeq | null {
  const { channel } = useSite()
  const [params] = useSearchParams()
  if (channel) return channel.channelSeq
  return seq('channel').safeParse(Number(params.get('channelSeq'))).data ?? null
}

/** The address of a service page about the same site. */
export function useServicePath() {
  const { channel } = useSite()
  const channelSeq = useServiceSite()
  return (page: string) =>
    channel || channelSeq === null ? `/service/${page}` : `/service/${page}?channelSeq=${channelSeq}`
}
