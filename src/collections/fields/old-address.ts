/** Said below each field that decides an address. */
export const OLD_ADDRESS = 'When it changes, its old address leads to the new one.'
