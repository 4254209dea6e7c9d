export { markOfBrowser } from './known-browser'
export { type PasswordProblem, passwordProblem } from './password-rule'
export { askStaffResetLetter, writeStaffResetLetter } from './reset-letter'
export { forgiveSignInTry, type SigningIn, takeSignInTry } from './sign-in-tries'
