/** Bytes from `from` to `to`, both included. */
export type ByteRange = { from: number; to: number }

export type FileStore = {
  /** Throws if the name exists, or the file cannot be stored whole. */
  write: (name: string, bytes: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** A part of a large file, piece by piece; undefined if there is no such file. */
  open: (name: string, range: ByteRange) => Promise<ReadableStream<Uint8Array> | undefined>
  remove: (name: string) => Promise<void>
}
