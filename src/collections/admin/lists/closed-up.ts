/** Payload joins the names of fields with spaces and commas of its own: Japanese has «、», and no space before «または». */
export const closedUp = (text: string): string => text.replaceAll(', ', '、').replaceAll(' または ', 'または')
