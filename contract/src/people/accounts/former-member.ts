/** Stands where the name of somebody stood who has left the installation. docs/rules.md R-193. */
export const FORMER_MEMBER = '탈퇴한 회원'
