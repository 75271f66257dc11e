export interface PageSize {
  width: number
  height: number
}
type Act =
  | { kind: 'SIZES'; most: number }
  | { kind: 'TEXT'; page: number }
  | { kind: 'DRAW'; page: number; width: number; height: number }
export interface PdfQuestion {
  /** Which document; its bytes come along unless it is the one that is open. */
  name: string
  bytes?: Uint8Array
  act: Act
}
/** Four bytes a pixel, as blue, green, red, alpha. */
export interface Drawn extends PageSize {
  pixels: Uint8Array
}
export type PdfAnswer = { sizes: PageSize[] } | { text: string } | Drawn | { trouble: string }
