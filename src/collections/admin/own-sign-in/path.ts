/** Where staff see how they sign in. */
export const ownSignInPath = (admin: string): string => `${admin}/security`
