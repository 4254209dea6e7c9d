import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What the server does with an email: takes it, never answers, or says a code: 4xx «not now», 5xx «never». */
type Reception = 'take' | 'hang' | number

export type Mailbox = {
  url: string
  emails: ParsedMail[]
  /** From now on the server refuses what it is sent, or takes it again. */
  refuse: (isRefusing: boolean) => void
  /** How it receives emails to an address from now on; it takes those of which it was told nothing. */
  receive: (address: string, how: Reception) => void
  /** How many emails it holds without an answer. */
  hanging: () => number
  close: () => Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export async function openMailbox(): Promise<Mailbox> {
  const emails: ParsedMail[] = []
  const receptions = new Map<string, Reception>()
  let isRefusing = false
  let hanging = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const how = receptions.get(address) ?? 'take'
      if (typeof how !== 'number') return done()
      done(Object.assign(new Error(`answer ${how} for ${address}`), { responseCode: how }))
    },
    onData: (stream, session, done) => {
      void simpleParser(stream).then(email => {
        if (isRefusing) return done(new Error('the mailbox is full'))
        if (session.envelope.rcptTo.some(({ address }) => receptions.get(address) === 'hang')) {
          hanging += 1
          return
        }
        emails.push(email)
        done()
      }, done)
    },
    onClose: session => {
      // A sender that died may not even have said to whom.
      if (session.envelope?.rcptTo?.some(({ address }) => receptions.get(address) === 'hang')) hanging -= 1
    },
  })
  server.on('error', () => {}) // a sender that died in the middle of an email
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mailbox has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    emails,
    refuse: refusing => {
      isRefusing = refusing
    },
    receive: (to, how) => void receptions.set(to, how),
    hanging: () => hanging,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
