/** How many characters a new password has at least, as the server counts them. */
export const shortestPassword = 12

/** At most. No field cuts a password off there: what was pasted would be another one. */
export const longestPassword = 128

/** What people are told before they choose. */
export const passwordAdvice = `At least ${shortestPassword} characters. Three or four words that do not belong together are good, and easy to type.`

/** The same for password managers, in their notation (`passwordrules`). */
export const passwordRules = `minlength: ${shortestPassword}; maxlength: ${longestPassword};`
