import { SocialButtons } from './parts/SocialButtons.tsx'
import { SocialDialogs } from './parts/SocialDialogs.tsx'
import { useSocial } from './use-social.ts'

/** The providers of a site, above a form that may be filled in instead. `next` is where the user continues. */
export function SocialSignUp({ next }: { next: string }) {
  const social = useSocial({ next, siteJoin: true })
  return (
    <>
      <SocialButtons social={social} isFirst />
      <SocialDialogs step={social.step} onStep={social.setStep} onDone={social.onward} />
    </>
  )
}
