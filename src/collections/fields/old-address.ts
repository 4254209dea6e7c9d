export const OLD_ADDRESS = 'When it changes, its old address leads to the new one.'
