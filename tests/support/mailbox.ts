import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Mailbox = {
  url: string
  letters: ParsedMail[]
  /** From now on the server refuses what it is sent, or takes it again. */
  refuse: (isRefusing: boolean) => void
  close: () => Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: ParsedMail[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      void simpleParser(stream).then(letter => {
        if (isRefusing) return done(new Error('the mailbox is full'))
        letters.push(letter)
        done()
      }, done)
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mailbox has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    refuse: refusing => {
      isRefusing = refusing
    },
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
