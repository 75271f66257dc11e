/** An error that the operator at the terminal can fix. Shown as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
