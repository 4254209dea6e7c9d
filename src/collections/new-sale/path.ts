/** The page «New sale»; of a form that was sent, with what was typed. */
export const salePath = (admin: string, form?: string): string =>
  `${admin}/new-sale${form === undefined ? '' : `?form=${form}`}`
