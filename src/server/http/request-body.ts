/** Null as soon as the body exceeds `largest` bytes. */
export async function readBody(request: Request, largest: number): Promise<string | null> {
  return (await readBytes(request, largest))?.toString('utf8') ?? null
}

/** The same, as it came. */
export async function readBytes(request: Request, largest: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
