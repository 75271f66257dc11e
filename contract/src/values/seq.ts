import { z } from 'zod'

/** A number that knows whose it is: a courseSeq does not fit where an attendSeq belongs. */
export type Seq<Of extends string> = number & z.$brand<Of>
export const seq = <Of extends string>(_of: Of) => z.int().positive().brand<Of, 'inout'>()

/** The same number in a URL, where everything is text. */
export const seqInUrl = <Of extends string>(_of: Of) =>
  z.coerce.number<number>().int().positive().brand<Of, 'inout'>()
