/** Replaces the name of a person who deleted their account. docs/rules.md R-193. */
export const FORMER_MEMBER = '탈퇴한 회원'
