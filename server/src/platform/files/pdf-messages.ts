export interface PageSize {
  width: number
  height: number
}
type Act =
  | { kind: 'SIZES'; most: number }
  | { kind: 'TEXT'; page: number }
  | { kind: 'DRAW'; page: number; width: number; height: number }
export interface PdfQuestion {
  /** The document; its bytes are sent along unless it is the one that is open. */
  name: string
  bytes?: Uint8Array
  act: Act
}
/** Four bytes per pixel: blue, green, red, alpha. */
export interface Drawn extends PageSize {
  pixels: Uint8Array
}
export type PdfAnswer = { sizes: PageSize[] } | { text: string } | Drawn | { trouble: string }
