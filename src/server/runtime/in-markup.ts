const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML or XML, also within quotation marks. */
export const inMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
