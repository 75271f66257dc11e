/** Pages on which people sign in, sign up or protect their account: nothing of another host runs there. */
export const isSignInPage = (path: string) => signIn.test(path)
const signIn =
  /^\/(?:login|createaccount|join|resetpassword|authcallback|handoff|invitation|editinformation)(?:\/|$)/
