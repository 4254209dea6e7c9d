/** Makes a browser store the file and never open it, under a name in any script (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, escaped)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
