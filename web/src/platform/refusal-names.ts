import { screenReasons, type ScreenRefusal } from 'contract/http/screen-refusals'
import type { Envelope } from 'contract/http/envelope'

const files = import.meta.glob<Record<string, string>>('../../../contract/src/**/screen-refusals.ts', {
  eager: true,
  import: 'screenRefusals',
})
const codes: ReadonlyMap<string, string> = new Map(Object.values(files).flatMap((own) => Object.entries(own)))
const reasons: ReadonlyMap<string, string> = new Map(Object.entries(screenReasons))

/** Whether a reply is this refusal: by its code, or by its reason if two refusals share the code. */
export function isRefusedAs(
  { code, reason }: Pick<Envelope, 'code'> & { reason?: string | null | undefined },
  name: ScreenRefusal,
) {
  const own = reasons.get(name)
  return own === undefined ? code === codes.get(name) : reason === own
}
