import { createHmac } from 'node:crypto'

/** Marks a sentence that the shop put into an address: the screen shows no other, whoever made the address. */
export const markOf = (secret: string, sentence: string): string =>
  createHmac('sha256', secret).update(`launch: ${sentence}`).digest('base64url')
