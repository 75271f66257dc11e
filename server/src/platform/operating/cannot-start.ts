/** Something the person at the terminal can put right. Shown as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
