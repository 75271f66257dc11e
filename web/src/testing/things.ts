import type { Seq } from 'contract/values/ids'

let last = 0
export const aSeq = <Of extends string>(_of: Of) => ++last as Seq<Of>
