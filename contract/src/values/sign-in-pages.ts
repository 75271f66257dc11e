/** Pages to sign in, sign up or protect an account: no third-party code runs there. Addresses match in any case, as routes do. */
export const isSignInPage = (path: string) => signIn.test(path)
const signIn =
  /^\/(?:login|createaccount|join|resetpassword|authcallback|handoff|invitation|editinformation)(?:\/|$)/i
